import { dueState } from './due-state.ts';

const ZONE = 'America/Los_Angeles';
const state = (due: string, now: string) => dueState(new Date(due), new Date(now), ZONE);

test.each([
  ['2026-11-30T17:00-08:00', '2026-11-28T09:00-08:00', 'later', 2],
  ['2026-11-30T17:00-08:00', '2026-11-29T23:59-08:00', 'tomorrow', 1],
  ['2026-11-30T17:00-08:00', '2026-11-30T00:00-08:00', 'today', 0],
  ['2026-11-30T17:00-08:00', '2026-11-30T17:01-08:00', 'late', 0],
  ['2026-11-30T17:00-08:00', '2026-12-01T00:00-08:00', 'late', -1],
  // The clock went back on 1 November.
  ['2026-11-01T23:30-08:00', '2026-10-31T12:00-07:00', 'tomorrow', 1],
] as const)('what is due at %s is %s at %s (docs: deadlines#due-words)', (due, now, expected, days) => {
  expect(state(due, now)).toEqual({ state: expected, days });
});
