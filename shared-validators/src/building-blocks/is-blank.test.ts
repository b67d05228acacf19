import { isBlank } from './is-blank.ts';

test.each([null, undefined, '', ' \t\n', '\u200b\u200f\u2060', [], Number.NaN])('%j is blank', (value) => {
  expect(isBlank(value)).toBe(true);
});

test.each([0, false, 'a', ' a ', [''], {}])('%j is filled in', (value) => {
  expect(isBlank(value)).toBe(false);
});
