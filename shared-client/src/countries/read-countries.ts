import * as v from 'valibot';
import { type Country, country } from './schema.ts';

const anyList = v.array(v.unknown());

/**
 * The countries of a response, codes lower-cased. A response that is no list is logged and gives none; an entry that is no
 * country is logged and left out, so that one bad entry does not cost the picker all other countries.
 */
export function readCountries(response: unknown): Country[] {
  const list = v.safeParse(anyList, response);
  if (!list.success) {
    console.error('The country list is invalid; an empty one is used.', response);
    return [];
  }
  const invalid: unknown[] = [];
  const countries = list.output.flatMap((entry) => {
    const parsed = v.safeParse(country, entry);
    if (!parsed.success) invalid.push(entry);
    return parsed.success ? [{ ...parsed.output, countryCode: parsed.output.countryCode.toLowerCase() }] : [];
  });
  if (invalid.length > 0) console.error(`${invalid.length} entries of the country list are invalid.`, invalid[0]);
  return countries;
}
