import { keyboardOf } from './keyboard-of.ts';

test('digits for hours and minutes, letters for AM or PM and for a text that is no time', () => {
  expect(keyboardOf({ raw: undefined, active: 'hours' })).toBe('numeric');
  expect(keyboardOf({ raw: undefined, active: 'minutes' })).toBe('numeric');
  expect(keyboardOf({ raw: undefined, active: 'meridiem' })).toBe('text');
  expect(keyboardOf({ raw: 'noon', active: 'hours' })).toBe('text');
});
