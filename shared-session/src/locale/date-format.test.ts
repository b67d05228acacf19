import { dateFormat } from './date-format.ts';

test('a format is made once for a language and its options', () => {
  const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  expect(dateFormat('en-US', options)).toBe(dateFormat('en-US', { ...options }));
  const day = new Date('2026-11-09T00:00:00Z');
  const other = [dateFormat('de-DE', options), dateFormat('en-US', { ...options, timeZone: 'America/Chicago' })];
  expect([dateFormat('en-US', options), ...other].map((format) => format.format(day))).toEqual([
    'Nov 9',
    '9. Nov.',
    'Nov 8',
  ]);
});
