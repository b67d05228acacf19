import { isCostly, isSparing } from './connection.ts';

test.each([
  [{}, false, false],
  [{ connection: { saveData: false, effectiveType: '4g', type: 'wifi' } }, false, false],
  [{ connection: { effectiveType: '4g', type: 'cellular' } }, false, true],
  [{ connection: { effectiveType: '3g' } }, false, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true, true],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true, true],
])('%j: sparing %s, costly %s', (navigator, sparing, costly) => {
  expect([isSparing(navigator), isCostly(navigator)]).toEqual([sparing, costly]);
});
