import * as v from 'valibot';
import { type Country, country } from './schema.ts';

const anyList = v.array(v.unknown());

/**
 * The countries of an answer, codes lower-cased. An answer that is no list is logged and gives none; an entry that is no
 * country is logged and left out, so that one bad entry does not cost the picker all the others.
 */
export function readCountries(answer: unknown): Country[] {
  const list = v.safeParse(anyList, answer);
  if (!list.success) {
    console.error('The country list is invalid; an empty one is used.', answer);
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
