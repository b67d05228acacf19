import { AsYouType, type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

// The same metadata as shared-validators/phone, so that both share one file. Loaded when a phone field is shown.

/** The digits of a national number, formatted as far as they go; unchanged for an unknown country. */
export function formatDigits(digits: string, country: string): string {
  const code = country.toUpperCase();
  if (!isSupportedCountry(code)) return digits;
  const text = new AsYouType(code).input(digits);
  // A format that adds or drops digits (a national prefix) would change the text under the user's hands.
  return text.replace(/\D/g, '') === digits ? text : digits;
}

/** The country and the national number of a text in international format (`+44 7911 123456`); undefined if it is none. */
export function readInternational(text: string, preferred: string): { country: string; national: string } | undefined {
  if (!/^\s*(\+|00)/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), { extract: false });
  if (number === undefined) return undefined;
  // Several countries share a calling code: the chosen country stays if it is one of them.
  const possible = number.getPossibleCountries() as CountryCode[];
  const chosen = possible.find((code) => code.toLowerCase() === preferred.toLowerCase());
  const country = chosen ?? number.country ?? possible[0];
  return country === undefined ? undefined : { country: country.toLowerCase(), national: number.formatNational() };
}
