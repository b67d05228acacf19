/** The country list of document 000, section 7. */

import { api } from 'shared-client';
import { countries } from './schema.ts';

export type * from './schema.ts';

/** Every country with a calling code, by its code. @throws CallError; "invalid country list: error logged, empty list used" is the caller's. */
export const getCountries = (options: { readonly signal?: AbortSignal } = {}) =>
  api.get('/wand2/api/countries', countries, { query: { sort: 'code' }, ...options });
