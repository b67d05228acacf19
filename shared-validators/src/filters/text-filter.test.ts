import { firstErrorKey } from '../building-blocks/error-keys.ts';
import { textFilter } from './text-filter.ts';

test.each([
  ['a', undefined],
  ['', 'required'],
  [' ', 'required'],
  [null, 'required'],
])('Text filter Apply is disabled when empty: %j is %s', (text, key) => {
  expect(firstErrorKey(textFilter(), { text })).toBe(key);
});
