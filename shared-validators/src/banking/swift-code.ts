import { isDigit, isLetter } from '../building-blocks/ascii.ts';
import { type Rule, textRule } from '../building-blocks/rule.ts';

/**
 * The 249 countries of ISO 3166-1 alpha-2, XK, which SWIFT uses for Kosovo, and UK, which counts as GB: one number in base 36 for each
 * first letter from A to Z, with one bit for each second letter (A is bit 0). They are packed because a plain list is larger than the rule;
 * the test unpacks them.
 */
const COUNTRIES =
  'sox2w ybdob 13fegd jznrk jo44 3abk dq22j 10t1c lq8o 153k wkgr4 cepl3 13ycxp kpks5 35s d1hpt 1 3accw 10rw7z o4s18 u4if5 mno5 5mao sg b8k0 2hzi9';

const ALLOWED = /* @__PURE__ */ Int32Array.from(COUNTRIES.split(' '), (row) => Number.parseInt(row, 36));

const letterOf = (text: string, at: number): number => (text.charCodeAt(at) | 32) - 97;

/**
 * True for 8 or 11 characters: four letters or digits, a country, two letters or digits, and three more for a branch. Case is ignored.
 *
 * @param countries the allowed countries, ISO 3166-1 alpha-2 in upper case; all by default. UK counts as GB.
 */
export function isSwiftCode(text: string, countries?: readonly string[]): boolean {
  const { length } = text;
  if (length !== 8 && length !== 11) return false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) && (i === 4 || i === 5 || !isDigit(code))) return false;
  }
  if (countries) return countries.includes(text.slice(4, 6).toUpperCase().replace('UK', 'GB'));
  return (((ALLOWED[letterOf(text, 4)] as number) >> letterOf(text, 5)) & 1) === 1;
}

/**
 * SWIFT code (BIC). Empty passes. Error key `invalidSwiftCode`.
 * docs: validators#validator-swift; ISO 9362:2014, which allows digits in the first four characters.
 */
/* @__NO_SIDE_EFFECTS__ */
export function swiftCode(countries?: readonly string[]): Rule<string, 'invalidSwiftCode'> {
  return textRule('invalidSwiftCode', (text) => isSwiftCode(text, countries));
}
