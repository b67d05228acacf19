import { monthPath, searchPath, weekPath } from './list-paths.ts';

test('a week leads to the items whose periods end in it, a month likewise, a group to those with its name (docs: insights#insights-lists)', () => {
  expect(decodeURIComponent(weekPath('2026-11-23'))).toBe(
    '/worker/time-expense?f.period=from~2026-11-23,to~2026-11-29',
  );
  expect(decodeURIComponent(monthPath('2026-02'))).toContain('from~2026-02-01,to~2026-02-28');
  expect(decodeURIComponent(monthPath('2026-12'))).toContain('from~2026-12-01,to~2026-12-31');
  expect(searchPath('Mei Tanaka')).toBe('/worker/time-expense?q=Mei+Tanaka');
});
