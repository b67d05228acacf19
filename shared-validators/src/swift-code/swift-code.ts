import { isDigit, isLetter } from '../ascii/ascii.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/**
 * ISO 3166-1 alpha-2 (249 officially assigned), and XK, which SWIFT uses for Kosovo: for each first letter from A to Z the
 * second letters, and the dots between them.
 */
const COUNTRIES =
  'DEFGILMOQRSTUWXZ.ABDEFGHIJLMNOQRSTVWYZ.ACDFGHIKLMNORUVWXYZ.EJKMOZ.CEGHRST.IJKMOR.ABDEFGHILMNPQRSTUWY.KMNRTU.DELMNOQRST.EMOP.' +
  'EGHIMNPRWYZ.ABCIKRSTUVY.ACDEFGHKLMNOPQRSTUVWXYZ.ACEFGILOPRUZ.M.AEFGHKLMNRSTWY.A.EOSUW.ABCDEGHIJKLMNORSTVXYZ.' +
  'CDFGHJKLMNORTVWZ.AGMSYZ.ACEGINU.FS.K.ET.AMW';

const letterCode = (code: number): number => (isLetter(code) ? (code | 32) - 97 : -1);

/** One bit for each pair of letters: a row for the first letter, a bit for the second. */
const rowsOf = (countries: string): Int32Array =>
  Int32Array.from(countries.split('.'), (seconds) => {
    let row = 0;
    for (const second of seconds) row |= 1 << letterCode(second.charCodeAt(0));
    return row;
  });

const ALLOWED = /* @__PURE__ */ rowsOf(COUNTRIES);

/**
 * True for 8 or 11 characters: four letters or digits, a country, two letters or digits, and for a branch three more. Upper and
 * lower case alike.
 *
 * @param countries the only countries to allow, ISO 3166-1 alpha-2 in upper case; all of them when not given. UK counts as GB.
 */
export function isSwiftCode(text: string, countries?: readonly string[]): boolean {
  const { length } = text;
  if (length !== 8 && length !== 11) return false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) && !isDigit(code)) return false;
  }
  const [first, second] = [letterCode(text.charCodeAt(4)), letterCode(text.charCodeAt(5))];
  if (first < 0 || second < 0) return false;
  const unitedKingdom = first === 20 && second === 10;
  if (countries) return countries.includes(unitedKingdom ? 'GB' : text.slice(4, 6).toUpperCase());
  return unitedKingdom || (((ALLOWED[first] as number) >> second) & 1) === 1;
}

/**
 * SWIFT code (BIC). Empty passes. Error key `invalidSwiftCode`.
 * Source: document 002, section 5; ISO 9362:2014, which allows digits in the first four characters.
 */
/* @__NO_SIDE_EFFECTS__ */
export function swiftCode(countries?: readonly string[]): Rule<string, 'invalidSwiftCode'> {
  return textRule('invalidSwiftCode', (text) => isSwiftCode(text, countries));
}
