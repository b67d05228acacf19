import { typedAfter, typedOver } from './typed-text.ts';

test.each([
  ['9:30 --', 'p', '9:30 p'],
  ['9:30 AM', 'pm', '9:30 pm'],
  ['9:30 --', '오', '9:30 오'],
  ['9:-- --', 'p', '9:00 p'],
  ['9:30 --', ' ', '9:30 '],
  ['9:30 AM', ' ', ' '],
  ['9:30 AM', '7', '7'],
  ['noon', 'p', 'p'],
  ['09:30', 'p', 'p'],
  ['', 'p', 'p'],
])('over "%s", "%s" is "%s"', (shown, typed, text) => {
  expect(typedOver(shown, typed)).toBe(text);
});

test('a second A or P takes the place of the first', () => {
  expect(typedAfter('930p', 'a')).toBe('930a');
  expect(typedAfter('9:30 PM', 'a')).toBe('9:30a');
  expect(typedAfter('930', 'a')).toBe('930a');
  expect(typedAfter('p', 'a')).toBe('pa');
});

test('a digit behind the half of the day begins the time anew', () => {
  expect(typedAfter('9:30 p', '8')).toBe('8');
  expect(typedAfter('9:30 PM', '8')).toBe('8');
  expect(typedAfter('p', '8')).toBe('p8');
});
