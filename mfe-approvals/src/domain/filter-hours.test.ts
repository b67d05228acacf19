import { readFilterHours } from './filter-hours.ts';

test.each([
  ['8', 'en-US', 8],
  ['7.5', 'en-US', 7.5],
  ['7,5', 'de-DE', 7.5],
  ['1.234,5', 'de-DE', 1234.5],
  ['1,234.5', 'en-US', 1234.5],
  ['๘', 'th-TH', 8],
  ['', 'en-US', null],
  ['-1', 'en-US', null],
  ['eight', 'en-US', null],
  ['1e3', 'en-US', null],
  ['0x10', 'en-US', null],
])('"%s" in %s is %p', (typed, tag, hours) => {
  expect(readFilterHours(typed, tag)).toBe(hours);
});
