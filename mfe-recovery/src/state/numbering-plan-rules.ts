import { type CountryCode, formatIncompletePhoneNumber, isSupportedCountry } from 'libphonenumber-js/mobile';

export { isValidPhone, phoneExample } from 'shared-validators/phone';

/** A number as it is written in its country; what cannot be formatted stays as it is. */
export function nationalFormat(number: string, country: string): string {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? formatIncompletePhoneNumber(number, code as CountryCode) : number;
}
