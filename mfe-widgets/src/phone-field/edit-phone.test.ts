import fc from 'fast-check';
import { editPhone } from './edit-phone.ts';
import { formatDigits } from './format-as-you-type.ts';

const us = (digits: string) => formatDigits(digits, 'us');
/** `|` marks the caret. */
const read = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const edit = (before: string, after: string, direction?: 'backward' | 'forward') => {
  const { text, caret } = editPhone(before.replace('|', ''), read(after), direction, us);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test('a number is formatted while it is typed', () => {
  expect(edit('', '2|')).toBe('2|');
  expect(edit('(21', '(213|')).toBe('(213)|');
  expect(edit('(213)', '(213)3|')).toBe('(213) 3|');
  expect(edit('(213) 373-425', '(213) 373-4253|')).toBe('(213) 373-4253|');
});

test('the caret stays behind the digit that was typed in the middle', () => {
  expect(edit('(213) 373-425', '(21|3) 373-425')).toBe('(21|3) 373-425');
  expect(edit('(213) 373-425', '(2193|) 373-425'.replace('93|', '9|3'))).toBe('(219|) 337-3425');
});

test('backspace over a bracket or a hyphen removes the digit before it', () => {
  expect(edit('(213)', '(213|', 'backward')).toBe('21|');
  expect(edit('(213) 373-4253', '(213) 373|4253', 'backward')).toBe('(213) 37|4-253');
});

test('delete in front of a hyphen removes the digit after it', () => {
  expect(edit('(213) 373-4253', '(213) 373|4253', 'forward')).toBe('(213) 373|-253');
});

test('what is no phone number stays as it was typed, for the validation to refuse', () => {
  expect(edit('', '2133734253;4155550100|')).toBe('2133734253;4155550100|');
  expect(edit('', 'call me|')).toBe('call me|');
});

test('typing the digits one by one ends where formatting them at once ends', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,12}$/), fc.constantFrom('us', 'gb', 'de', 'jp', 'br'), (digits, country) => {
      const format = (text: string) => formatDigits(text, country);
      let state = { text: '', caret: 0 };
      for (const digit of digits) {
        const text = state.text.slice(0, state.caret) + digit + state.text.slice(state.caret);
        state = editPhone(state.text, { text, caret: state.caret + 1 }, undefined, format);
      }
      return state.text === format(digits) && state.caret === state.text.length;
    }),
  );
});
