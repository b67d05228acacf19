import { areCodesFew, checkup } from './checkup.ts';

test.each([
  [false, 0, 1, [false, false, true]],
  [true, 1, 2, [true, false, false]],
  [false, 2, 1, [false, true, true]],
])('a second factor: %s, %i contacts, %i sessions', (hasSecondFactor, contacts, sessions, done) => {
  expect(checkup({ contacts, sessions, hasSecondFactor }).map(({ isDone }) => isDone)).toEqual(done);
});

test.each([
  [0, true],
  [2, true],
  [3, false],
  [10, false],
])('%i recovery codes are few: %s', (left, few) => expect(areCodesFew(left)).toBe(few));
