/** @jest-environment jsdom */
import { partialMonth } from './partial-month.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const range = { from: '2026-08-31', today: '2026-11-29' };

test('the running month and one that begins before the range are marked, whole months are not (docs: insights#insights-partial)', () => {
  expect(partialMonth(t, '2026-11', range)).toBe('LBL_IN_RUNNING');
  expect(partialMonth(t, '2026-10', range)).toBeNull();
  expect(partialMonth(t, '2026-08', range)).toBe('LBL_IN_SINCE Aug 31');
  expect(partialMonth(t, '2026-08', { ...range, from: '2026-08-01' })).toBeNull();
});
