import * as contract from 'shared-client/schema/countries';
import { defineCall } from '../call/call.ts';
import { countries } from './countries.ts';

export const readCountries = defineCall({
  method: 'GET',
  path: '/wand2/api/countries',
  summary: 'Every country with mobile numbers, sorted by its code (or name).',
  source: 'docs/reference/api.md#api-countries',
  auth: 'bearer',
  query: contract.countriesQuery,
  response: contract.countries,
  handle: ({ query }) =>
    query.sort === 'name' ? countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : [...countries],
});
