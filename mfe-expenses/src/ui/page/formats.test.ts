import { formatHours } from './formats.ts';

test('hours have the unit that they have on every other page (docs: formats#hour-unit)', () => {
  expect(formatHours(38.5, 2)).toBe('38.50 h');
  expect(formatHours(38.5, 1)).toBe('38.5 h');
});
