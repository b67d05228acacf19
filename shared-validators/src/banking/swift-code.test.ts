import { describeRule } from '../../test/describe-rule.ts';
import { isSwiftCode, swiftCode } from './swift-code.ts';

/** ISO 3166-1 alpha-2, all 249. */
const COUNTRIES = (
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH CM CA ' +
  'KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM ' +
  'GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA ' +
  'LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF ' +
  'MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB ' +
  'SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH ' +
  'YE ZM ZW'
).split(' ');

describeRule(
  'SWIFT code: 8 or 11 characters, country part in an allowed list (docs: validators#validator-swift)',
  swiftCode(),
  {
    key: 'invalidSwiftCode',
    accepts: [
      'NEDSZAJJ',
      'DEUTDEFF500',
      'DEUTDEFF',
      'UNCRITMM',
      'DABADKKK',
      'CHASUS33',
      'CHASUS33XXX',
      'deutdeff',
      'E097AEXX',
    ],
    refuses: [
      'DEUTDEF',
      'DEUTDEFF5',
      'DEUTDEFF50',
      'DEUTDEFF5000',
      'DEUTXXFF',
      'DEUTZZFF',
      'DEUT0EFF',
      'DEUTD3FF',
      'DEUT-EFF',
      'DEUTDEFÜ',
      'DEUT DEFF',
    ],
    empty: 'passes',
    ascii: true,
  },
);

describe('SWIFT code: the country part', () => {
  test('is one of ISO 3166-1, Kosovo, or UK', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const accepted = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => isSwiftCode(`ABCD${code}2L`));
    expect(COUNTRIES).toHaveLength(249);
    expect(accepted).toEqual([...COUNTRIES, 'XK', 'UK'].sort());
  });

  test('UK is treated as GB', () => {
    expect(isSwiftCode('NWBKUK2L', ['GB'])).toBe(true);
    expect(isSwiftCode('nwbkuk2l', ['GB'])).toBe(true);
    expect(isSwiftCode('NWBKGB2L', ['GB'])).toBe(true);
    expect(isSwiftCode('NWBKUK2L', ['DE'])).toBe(false);
  });

  test("may be narrowed to a caller's list", () => {
    expect(isSwiftCode('DEUTDEFF', ['DE', 'AT'])).toBe(true);
    expect(isSwiftCode('CHASUS33', ['DE', 'AT'])).toBe(false);
  });
});
