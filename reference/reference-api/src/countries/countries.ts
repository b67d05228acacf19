import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

export interface Country {
  readonly countryCode: string;
  readonly name: string;
  readonly phoneCode: string;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country that has mobile numbers, by its code. */
export const countries: readonly Country[] = getCountries()
  .map((countryCode) => ({
    countryCode,
    name: names.of(countryCode) ?? countryCode,
    phoneCode: getCountryCallingCode(countryCode) as string,
  }))
  .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1));
