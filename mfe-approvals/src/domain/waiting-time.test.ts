import { waitingTime } from './waiting-time.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [0, 1, 'minute'],
  [-5 * MINUTE, 1, 'minute'],
  [HOUR - 1, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [DAY - 1, 23, 'hour'],
  [DAY, 1, 'day'],
  [12 * DAY + 23 * HOUR, 12, 'day'],
])('%d milliseconds are %d %s (docs: approvals#record-due)', (passed, count, unit) => {
  expect(waitingTime(1_000, 1_000 + passed)).toEqual({ count, unit });
});
