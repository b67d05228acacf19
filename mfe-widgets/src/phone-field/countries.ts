import { callingCodes } from './calling-codes.ts';

export interface Country {
  /** ISO 3166-1 alpha-2, lower case: `us`. */
  code: string;
  /** In the page's language. */
  name: string;
  /** Calling code without the plus: `1`. */
  phoneCode: string;
}

/** Countries by name; unknown codes and duplicates are left out. Without `codes`, all countries. */
export function countriesOf(codes: readonly string[] | undefined, language: string): readonly Country[] {
  const names = namesIn(language);
  const known = new Set((codes ?? [...callingCodes.keys()]).map((code) => String(code).toLowerCase()));
  return [...known]
    .flatMap((code) => {
      const phoneCode = callingCodes.get(code);
      return phoneCode === undefined ? [] : [{ code, phoneCode, name: names(code) }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

/** Countries whose name, code or calling code begins with the query, then those whose name contains it. */
export function matchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query);
  if (wanted === '') return countries;
  const digits = wanted.replace(/^(\+|00)/, '');
  if (/^\d+$/.test(digits)) return countries.filter((country) => country.phoneCode.startsWith(digits));
  const rank = ({ name, code }: Country): number => {
    const text = plain(name);
    if (code === wanted || text.startsWith(wanted)) return 0;
    return text.split(/[\s(&-]+/).some((word) => word.startsWith(wanted)) ? 1 : text.includes(wanted) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((entry) => entry.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((entry) => entry.country);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function namesIn(language: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    return (code) => names.of(code.toUpperCase()) ?? code.toUpperCase();
  } catch {
    return (code) => code.toUpperCase();
  }
}
