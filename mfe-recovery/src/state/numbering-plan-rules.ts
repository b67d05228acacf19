import { type CountryCode, formatIncompletePhoneNumber, isSupportedCountry } from 'libphonenumber-js/mobile';

export { isValidPhone, phoneExample } from 'shared-validators/phone';

/** A number in its national format; unchanged if it cannot be formatted. */
export function nationalFormat(number: string, country: string): string {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? formatIncompletePhoneNumber(number, code as CountryCode) : number;
}
