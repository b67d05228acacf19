import { pauseLeft } from './pause.ts';

const now = new Date('2026-03-02T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  ['a moment ago', 0, 30],
  ['10 seconds ago', -10, 20],
  ['30 seconds ago', -30, 0],
  ['an hour ago', -3600, 0],
  ['by a clock that is 2 seconds ahead', 2, 30],
  ['by a clock that was an hour ahead', 3600, 0],
])('done %s, 30 seconds between two: wait', (_, last, wait) => {
  expect(pauseLeft(at(last), now, 30)).toBe(wait);
});

test('what was never done waits for nothing', () => expect(pauseLeft(null, now, 30)).toBe(0));
