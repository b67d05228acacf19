import fc from 'fast-check';
import { describeRule, neighboursSwapped, oneDigitChanged } from '../../test/describe-rule.ts';
import { iban, isIban } from './iban.ts';

/** Examples of the SWIFT IBAN registry, electronic format. */
const REGISTRY = [
  'GB29NWBK60161331926819',
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'AZ21NABZ00000000137010001944',
  'BA391290079401028494',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'BH67BMAG00001299123456',
  'BR1800360305000010009795493C1',
  'CH9300762011623852957',
  'CR05015202001026284066',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'DO28BAGR00000001212453611324',
  'EE382200221020145685',
  'EG380019000500000000263180002',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FO6264600001631634',
  'FR1420041010050500013M02606',
  'GE29NB0000000101904917',
  'GI75NWBK000000007099453',
  'GL8964710001000206',
  'GR1601101250000000012300695',
  'GT82TRAJ01020000001210029690',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IL620108000000099999999',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'JO94CBJO0010000000000131000302',
  'KW81CBKU0000000000001234560101',
  'KZ86125KZT5004100100',
  'LB62099900000001001901229114',
  'LC55HEMM000100010012001200023015',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MR1300020001010000123456753',
  'MT84MALT011000012345MTLCAST001S',
  'MU17BOMM0101101030300200000MUR',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PK36SCBL0000001123456702',
  'PL61109010140000071219812874',
  'PS92PALS000000000400123456702',
  'PT50000201231234567890154',
  'QA58DOHB00001234567890ABCDEFG',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SA0380000000608010167519',
  'SC18SSCB11010000000000001497USD',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'TN5910006035183598478831',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
  'VA59001123000012345678',
  'VG96VPVG0000012345678901',
  'XK051212012345678906',
];

describeRule(
  'IBAN: two letters, two digits, up to 30 alphanumerics plus a mod-97 check (docs: validators#validator-iban)',
  iban(),
  {
    key: 'invalidIban',
    accepts: [...REGISTRY, 'gb29nwbk60161331926819'],
    refuses: [
      'GB28NWBK60161331926819',
      'GB2',
      'GB29',
      'G129NWBK60161331926819',
      '29GBNWBK60161331926819',
      'GBA9NWBK60161331926819',
      'GB29 NWBK 6016 1331 9268 19',
      'GB29-NWBK60161331926819',
      'MT84MALT011000012345MTLCAST001SXXXX',
      'GB29ŃWBK60161331926819',
    ],
    empty: 'passes',
    ascii: true,
  },
);

describe('IBAN: optional minimum, maximum and exact length', () => {
  const text = 'DE89370400440532013000'; // 22 characters

  test.each([
    [{ length: 22 }, true],
    [{ length: 21 }, false],
    [{ minimum: 22 }, true],
    [{ minimum: 23 }, false],
    [{ maximum: 22 }, true],
    [{ maximum: 21 }, false],
    [{ minimum: 15, maximum: 34 }, true],
  ])('%j: %s', (lengths, accepted) => {
    expect(isIban(text, lengths)).toBe(accepted);
  });

  test('a maximum above 34 widens nothing', () => {
    expect(isIban(`GB00${'0'.repeat(40)}`, { maximum: 50 })).toBe(false);
  });
});

describe('IBAN: the check', () => {
  const example = fc.constantFrom(...REGISTRY);

  test('a single digit changed is refused', () => {
    fc.assert(fc.property(example.chain(oneDigitChanged), (text) => !isIban(text)));
  });

  test('two neighbours swapped are refused wherever the checksum can see it', () => {
    // B is 11, M is 22, X is 33: `B1` and `1B` both become 111, so the check digits cannot detect the swap.
    const unseen = /B1|1B|M2|2M|X3|3X/;
    const sighted = fc.constantFrom(...REGISTRY.filter((text) => !unseen.test(text)));
    fc.assert(fc.property(sighted.chain(neighboursSwapped), (text) => !isIban(text)));
    expect(isIban('RO49AAAAB131007593840000')).toBe(isIban('RO49AAAA1B31007593840000'));
  });

  test('agrees with the definition: the rearranged number is 1 modulo 97, and its check digits are 02 to 98', () => {
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const alphanumerics = fc.string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, letters, alphanumerics, (first, second, account) => {
        const number = (text: string): bigint => BigInt([...text].map((c) => Number.parseInt(c, 36)).join(''));
        const check = 98n - (number(`${account}${first}${second}00`) % 97n);
        for (let digits = 0n; digits < 100n; digits++) {
          const text = `${first}${second}${String(digits).padStart(2, '0')}${account}`;
          expect(isIban(text)).toBe(digits === check);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('check digits 00, 01 and 99 are refused although mod 97 would pass them', () => {
    // 98 - 97 = 01, 97 - 97 = 00 and 02 + 97 = 99 leave the same remainder.
    const variants = (text: string): string[] => ['00', '01', '99'].map((d) => text.slice(0, 2) + d + text.slice(4));
    const remainder = (text: string): number =>
      [...(text.slice(4) + text.slice(0, 4))].reduce((rest, c) => Number(`${rest}${Number.parseInt(c, 36)}`) % 97, 0);
    const passing = Array.from({ length: 200 }, (_, i) => `GB00NWBK${100000 + i}`)
      .flatMap(variants)
      .filter((text) => remainder(text) === 1);
    expect(passing.length).toBeGreaterThan(2);
    expect(passing.filter((text) => isIban(text))).toEqual([]);
  });
});
