import { codeTimes } from './code-times.ts';

const sent = { at: 1_000_000, expiresInSeconds: 600, resendAfterSeconds: 30 };

test.each([
  [0, 10, 30],
  [1, 10, 29],
  [30, 10, 0],
  [61, 9, 0],
  [599, 1, 0],
  [600, 0, 0],
  [9999, 0, 0],
  [-500, 10, 30],
])('after %i s it lives %i minutes, and another may be asked for in %i s', (seconds, minutes, wait) => {
  expect(codeTimes(sent, sent.at + seconds * 1000)).toEqual({ minutes, seconds: wait });
});
