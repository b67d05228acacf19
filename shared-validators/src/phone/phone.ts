import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { type Rule, textRule } from '../building-blocks/rule.ts';

// The library's "mobile" metadata, not "min" and not "max": a code is sent as a text message, so only numbers that can receive one may
// pass. "min" accepts any number of the right length (including premium, toll-free and land lines); "max" knows all kinds, of which one
// would be used, at almost twice the size (40 kB instead of 24 kB, gzipped; "min" is 19 kB).
//
// Characters that people type or paste into a phone field, without those that begin an extension or a list (`;`, `,`, `x`, `#`).
const TYPED = /^[0-9 ().\-/+]{1,40}$/;
// Address books put direction marks around numbers and no-break spaces into them.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const countryOf = (country: string): CountryCode | undefined => {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
};

/**
 * The number in E.164 (`+12133734253`), or undefined if it is not a valid mobile number of the country's calling code. Calling codes are
 * compared, not countries: `07911 123456` is a British mobile number that the numbering plan assigns to Guernsey.
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

/** Whether {@link internationalPhone} returns a number (docs: recovery#recovery-phone). */
export const isValidPhone = (national: string, country: string): boolean =>
  internationalPhone(national, country) !== undefined;

/** A mobile number of the country in its national format, for placeholders (`(201) 555-0123`), or undefined if the country is unknown. */
export function phoneExample(country: string): string | undefined {
  const code = countryOf(`${country}`);
  return code && getExampleNumber(code, examples)?.formatNational();
}

/**
 * Mobile phone of the given country. Empty passes, because the phone is optional. Error key `invalidPhone`.
 * docs: recovery#recovery-phone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function phone(country: string): Rule<string, 'invalidPhone'> {
  return textRule('invalidPhone', (text) => isValidPhone(text, country));
}
