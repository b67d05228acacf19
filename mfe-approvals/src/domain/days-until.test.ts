import { daysUntil } from './days-until.ts';

test.each([
  ['2026-11-19', 0],
  ['2026-12-01', 12],
  ['2026-11-17', -2],
])('from 2026-11-19 to %s: %d days', (date, days) => {
  expect(daysUntil('2026-11-19', date)).toBe(days);
});
