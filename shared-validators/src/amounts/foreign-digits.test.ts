import { readDecimal, readHours } from './index.ts';

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
