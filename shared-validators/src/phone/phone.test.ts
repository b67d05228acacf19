import fc from 'fast-check';
import { describeRule } from '../../test/describe-rule.ts';
import { internationalPhone, isValidPhone, phone, phoneExample } from './phone.ts';

describeRule('Phone: optional; validated against the selected country (us)', phone('us'), {
  key: 'invalidPhone',
  accepts: [
    '2133734253',
    '(213) 373-4253',
    '213-373-4253',
    '213.373.4253',
    '+1 213 373 4253',
    '1 213 373 4253',
    '\u202a+1\u00a0213\u00a0373-4253\u202c',
  ],
  refuses: [
    '213373425',
    '21337342533',
    '8002333333', // toll-free
    '8882333333',
    '9002333333', // premium
    '5002345678', // personal numbers
    '2133734253;4155550100',
    '2133734253,4155550100',
    '2133734253 ext 5',
    '2133734253x5',
    '2133734253#5',
    '2133734253 / 4155550100',
    '+44 7400 123456',
    '911',
    '213373FLOW',
    '２１３３７３４２５３',
    '2133734253\n',
    'tel:2133734253',
    ' ',
    '+',
    '0'.repeat(100_000),
    null,
    2133734253,
  ],
  empty: 'passes',
});

describe('Calling codes are compared, not countries', () => {
  test.each([
    ['07911 123456', 'gb', '+447911123456'], // assigned to Guernsey in the numbering plan
    ['+1 213 373 4253', 'CA', '+12133734253'],
    ['07400 123456', 'GB', '+447400123456'],
    ['01512 3456789', 'DE', '+4915123456789'],
  ])('%s in %s is %s', (national, country, number) => {
    expect(internationalPhone(national, country)).toBe(number);
  });
});

test('a land line cannot receive a code', () => {
  expect(isValidPhone('020 7946 0958', 'gb')).toBe(false);
});

describe('The country-specific example', () => {
  test.each([
    ['us', '(201) 555-0123'],
    ['GB', '07400 123456'],
  ])('of %s is %s', (country, example) => {
    expect(phoneExample(country)).toBe(example);
  });

  test.each([
    ['us'],
    ['gb'],
    ['de'],
    ['fr'],
    ['jp'],
    ['kr'],
    ['br'],
    ['nl'],
    ['it'],
    ['th'],
    ['se'],
    ['mx'],
    ['cn'],
    ['hk'],
    ['pl'],
  ])('of %s is itself valid there', (country) => {
    expect(isValidPhone(phoneExample(country) as string, country)).toBe(true);
  });

  test('there is none where there is no such country', () => {
    expect(phoneExample('xx')).toBeUndefined();
    expect(phoneExample('')).toBeUndefined();
    expect(isValidPhone('2133734253', 'xx')).toBe(false);
    expect(isValidPhone('2133734253', 'toString')).toBe(false);
  });
});

test('what is valid stays valid, and is the same number, in the form it becomes', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.constantFrom('us', 'gb', 'de', 'fr', 'jp'), (text, country) => {
      const number = internationalPhone(text, country);
      if (number) expect(internationalPhone(number, country)).toBe(number);
    }),
  );
});
