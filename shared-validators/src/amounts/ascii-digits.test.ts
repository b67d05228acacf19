import { asciiDigits, readDecimal, readHours } from './index.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['\u200f\u202a8:30\u202c', '8:30'],
  ['\u2068+971 50\u2069', '+971 50'],
  ['१२', '१२'],
  ['a b', 'a b'],
])('%j is %j', (text, plain) => expect(asciiDigits(text)).toBe(plain));

test.each([
  ['٨٫٥', 850],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['۷٫۲۵', 725],
  ['\u200f1,234.50', 123_450],
  ['8،5', 850],
])('%j is %i hundredths', (text, units) => expect(readDecimal(text, 2)).toBe(units));

test('Arabic hours are read as others are', () => {
  expect([readHours('٨:٣٠', 2), readHours('٨', 2)]).toEqual([850, 800]);
});
