import fc from 'fast-check';
import { describeRule, neighboursSwapped, oneDigitChanged } from '../../test/describe-rule.ts';
import { clabe, isClabe } from './clabe.ts';

const PUBLISHED = ['032180000118359719', '002010077777777771', '002115016003269411', '646180157000000004'];

describeRule('Mexican CLABE: 18 digits with check digit (docs: validators#validator-clabe)', clabe(), {
  key: 'invalidNumber',
  accepts: PUBLISHED,
  refuses: [
    '032180000118359718',
    '03218000011835971',
    '0321800001183597190',
    '03218000011835971X',
    '032 180 00011835971 9',
  ],
  empty: 'passes',
  ascii: true,
});

describe('Mexican CLABE: the check digit', () => {
  const example = fc.constantFrom(...PUBLISHED);

  test('a single digit changed is refused', () => {
    fc.assert(fc.property(example.chain(oneDigitChanged), (text) => !isClabe(text)));
  });

  test('exactly one check digit fits 17 digits', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 17, maxLength: 17 });
    fc.assert(
      fc.property(digits, (account) => [...'0123456789'].filter((digit) => isClabe(account + digit)).length === 1),
    );
  });

  test('two neighbours swapped are refused unless they differ by five, which the weights cannot see', () => {
    const sighted = example.chain((text) =>
      neighboursSwapped(text).filter((swapped) => {
        const at = [...swapped].findIndex((digit, i) => digit !== text[i]);
        return Math.abs(Number(swapped[at]) - Number(text[at])) !== 5;
      }),
    );
    fc.assert(fc.property(sighted, (text) => !isClabe(text)));
  });
});
