import * as v from 'valibot';
import { nullableText, numberOrNone, textOrEmpty, textOrNone } from './no-value.ts';

test("the string 'null' means no value (docs: session#null-string)", () => {
  for (const value of ['null', null, undefined]) {
    expect(v.parse(textOrNone, value)).toBeUndefined();
    expect(v.parse(nullableText, value)).toBeNull();
    expect(v.parse(numberOrNone, value)).toBeUndefined();
    expect(v.parse(textOrEmpty, value)).toBe('');
  }
});

test('any other text is itself, empty text included', () => {
  for (const value of ['', ' null', 'NULL', 'nullable']) {
    expect(v.parse(textOrNone, value)).toBe(value);
    expect(v.parse(textOrEmpty, value)).toBe(value);
  }
});

test('numbers arrive as numbers or their text; other text is refused', () => {
  expect(v.parse(numberOrNone, '7.5')).toBe(7.5);
  expect(v.parse(numberOrNone, 0)).toBe(0);
  expect(v.parse(numberOrNone, '')).toBeUndefined();
  expect(v.safeParse(numberOrNone, 'seven').success).toBe(false);
});
