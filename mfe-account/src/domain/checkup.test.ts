import { checkup } from './checkup.ts';

test.each([
  [0, 1, [false, true]],
  [1, 2, [false, false]],
  [2, 1, [true, true]],
])('%i contacts and %i sessions', (contacts, sessions, done) => {
  expect(checkup({ contacts, sessions }).map(({ isDone }) => isDone)).toEqual(done);
});
