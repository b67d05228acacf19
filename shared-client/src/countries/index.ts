/** The country list (docs: api#api-countries). */

import { api } from 'shared-client';
import * as v from 'valibot';
import { readCountries } from './read-countries.ts';
import type { Country } from './schema.ts';

export type * from './schema.ts';

/**
 * Every country with a calling code, by its code, which is lower-cased for the flag picker. "Invalid country list: error
 * logged, empty list used" (docs: session#countries).
 *
 * @throws CallError when no list came at all
 */
export const getCountries = async (options: { readonly signal?: AbortSignal } = {}): Promise<Country[]> =>
  readCountries(await api.get('/wand2/api/countries', v.unknown(), { query: { sort: 'code' }, ...options }));
