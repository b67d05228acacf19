import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { type Rule, textRule } from '../rule/rule.ts';

// The library's "mobile" metadata, not "min" and not "max": a code is sent as a text message, so only numbers that can receive
// one may pass. "min" takes any number of the right length (premium, toll-free and land lines among them); "max" knows all
// kinds, of which we would use one, for twice the weight (40 kB against 24 kB, gzipped; "min" is 19 kB).

// What people type or paste into a phone field, and nothing that begins an extension or a list (`;`, `,`, `x`, `#`).
const TYPED = /^[0-9 ().\-/+]{1,40}$/;
// Address books wrap numbers in direction marks and put no-break spaces into them.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const countryOf = (country: string): CountryCode | undefined => {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
};

/**
 * The number in E.164 (`+12133734253`), or undefined when it is not a valid mobile number of the country's calling code.
 * Calling codes are compared, not countries: `07911 123456` is a British mobile number that the numbering plan files under
 * Guernsey.
 *
 * @param national as typed: national or international form, ASCII digits with spaces, dots, hyphens, slashes and parentheses
 * @param country ISO 3166-1 alpha-2, upper or lower case
 */
export function internationalPhone(national: string, country: string): string | undefined {
  const code = countryOf(`${country}`);
  if (!code || typeof national !== 'string' || national.length > 64) return undefined;
  const typed = national.replace(INVISIBLE, '').replaceAll('\u00a0', ' ');
  if (!TYPED.test(typed)) return undefined;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: code, extract: false });
  if (!number?.isValid() || number.ext || number.countryCallingCode !== getCountryCallingCode(code)) return undefined;
  return number.number;
}

/** True when {@link internationalPhone} has a number (docs: recovery#recovery-phone). */
export const isValidPhone = (national: string, country: string): boolean =>
  internationalPhone(national, country) !== undefined;

/** A mobile number of the country in its national format, for placeholders (`(201) 555-0123`), or undefined for no such country. */
export function phoneExample(country: string): string | undefined {
  const code = countryOf(`${country}`);
  return code && getExampleNumber(code, examples)?.formatNational();
}

/**
 * Mobile phone of the given country. Empty passes: the phone is optional. Error key `invalidPhone`.
 * docs: recovery#recovery-phone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function phone(country: string): Rule<string, 'invalidPhone'> {
  return textRule('invalidPhone', (text) => isValidPhone(text, country));
}
