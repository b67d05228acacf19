import fc from 'fast-check';
import { describeRule, neighboursSwapped, oneDigitChanged, other } from '../../test/describe-rule.ts';
import { abaRoutingNumber, abaRoutingNumberError } from './aba-routing-number.ts';

/** The twelve Federal Reserve Banks' own routing numbers, and two commercial banks'. */
const PUBLISHED = [
  '011000015',
  '021001208',
  '031000040',
  '041000014',
  '051000033',
  '061000146',
  '071000301',
  '081000045',
  '091000080',
  '101000048',
  '111000038',
  '121000374',
  '026009593',
  '322271627',
];

describeRule(
  'US ABA routing number: 9 digits, weighted checksum with weights 3, 7, 1 divisible by 10 (docs: validators#validator-aba)',
  abaRoutingNumber(),
  {
    key: 'invalidRoutingNumber',
    accepts: PUBLISHED,
    refuses: [
      '01100001',
      '0110000150',
      '01100001a',
      '0110-0001',
      other('011000016', 'abaError'),
      other('101000015', 'abaError'),
    ],
    empty: 'passes',
    ascii: true,
  },
);

describe('US ABA routing number: the checksum', () => {
  const example = fc.constantFrom(...PUBLISHED);

  test('a single digit changed is refused', () => {
    fc.assert(fc.property(example.chain(oneDigitChanged), (text) => abaRoutingNumberError(text) === 'abaError'));
  });

  test('two neighbours swapped are refused unless they differ by five, which the weights cannot see', () => {
    const pairs = example.chain((text) => neighboursSwapped(text).map((swapped) => [text, swapped] as const));
    fc.assert(
      fc.property(pairs, ([original, swapped]) => {
        const at = [...swapped].findIndex((digit, i) => digit !== original[i]);
        const unseen = Math.abs(Number(swapped[at]) - Number(original[at])) === 5;
        expect(abaRoutingNumberError(swapped)).toBe(unseen ? undefined : 'abaError');
      }),
    );
  });
});
