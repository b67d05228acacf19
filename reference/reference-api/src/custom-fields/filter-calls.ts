import { type Kysely, sql } from 'kysely';
import { BILLING_ITEM_STATUSES, BILLING_ITEM_TYPES, TAFW_UPDATES } from 'shared-client/schema/billing';
import { type AggregatedOption, type FilterOption, filterOptions } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { defineCall } from '../call/call.ts';
import { flagText, shortText } from '../call/fields.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { costCentresLike } from '../insights/cost-centres.ts';
import type { Database } from '../storage/database.ts';
import { likePattern, searchKeyOf } from './search-key.ts';

const KEYS = [
  'status',
  'type',
  'tafwUpdate',
  'engagement',
  'worker',
  'jobTitle',
  'manager',
  'supplier',
  'company',
  'costCentre',
] as const;
type FilterKey = (typeof KEYS)[number];

/** The most suggestions of a typeahead. */
const SUGGESTIONS = 50;

const fixed = (names: readonly string[]): FilterOption[] =>
  names.map((name) => ({ key: name, value: name, selected: false }));

/** Statuses that can be selected together. */
const AGGREGATED: Partial<Record<FilterKey, AggregatedOption[]>> = {
  status: [
    { keys: ['Saved', 'Rejected'], value: 'Needs my attention' },
    { keys: ['Pending', 'Approved'], value: 'On its way' },
  ],
  type: [{ keys: ['ADJUSTMENT', 'BENEFIT', 'EXPENSE'], value: 'Money, not time' }],
};

const COLUMNS = { jobTitle: 'job_title', manager: 'manager_name', supplier: 'supplier_name' } as const;

async function optionsOf(
  db: Kysely<Database>,
  user: SignedInUser,
  key: FilterKey,
  searchText: string,
): Promise<FilterOption[]> {
  if (key === 'status') return matching(fixed(BILLING_ITEM_STATUSES), searchText);
  if (key === 'type') return matching(fixed(BILLING_ITEM_TYPES), searchText);
  if (key === 'tafwUpdate') return matching(fixed(TAFW_UPDATES), searchText);
  const rows = db.selectFrom('engagement as e').where(engagementsWithinReach(user));
  const pattern = likePattern(searchText, 'anywhere');
  if (key === 'engagement') {
    const found = await rows
      .select(['id', 'req_name', 'job_title'])
      .where(sql<boolean>`lower(req_name || ' ' || job_title) like ${pattern}`)
      .orderBy('id')
      .limit(SUGGESTIONS)
      .execute();
    return found.map((row) => ({ key: String(row.id), value: `${row.req_name} ${row.job_title}`, selected: false }));
  }
  if (key === 'worker') {
    const found = await rows
      .innerJoin('app_user as w', 'w.id', 'e.worker_id')
      .select(['w.id', 'w.first_name', 'w.last_name'])
      .distinct()
      .where(sql<boolean>`lower(w.first_name || ' ' || w.last_name) like ${pattern}`)
      .orderBy('w.last_name')
      .orderBy('w.first_name')
      .orderBy('w.id')
      .limit(SUGGESTIONS)
      .execute();
    return found.map(({ id, first_name, last_name }) => ({
      ...{ key: String(id), value: `${first_name} ${last_name}`, selected: false },
    }));
  }
  if (key === 'company') {
    const found = await rows
      .innerJoin('client as c', 'c.id', 'e.client_id')
      .select(['c.id', 'c.name'])
      .distinct()
      .where(sql<boolean>`lower(c.name) like ${pattern}`)
      .orderBy('c.name')
      .limit(SUGGESTIONS)
      .execute();
    return found.map(({ id, name }) => ({ key: String(id), value: name, selected: false }));
  }
  if (key === 'costCentre') return fixed(await costCentresLike(db, user, pattern, SUGGESTIONS));
  const column = COLUMNS[key];
  const found = await rows
    .select(column)
    .distinct()
    .where(sql<boolean>`lower(${sql.ref(column)}) like ${pattern}`)
    .orderBy(column)
    .limit(SUGGESTIONS)
    .execute();
  return fixed(found.map((row) => (row as Record<string, string>)[column] as string));
}

const matching = (options: FilterOption[], searchText: string): FilterOption[] =>
  options.filter((option) => searchKeyOf(option.value).includes(searchKeyOf(searchText)));

export const getFilterOptions = defineCall({
  method: 'GET',
  path: '/wand2/api/configuration/filterOptions/{filterKey}',
  summary: 'Options of a filter: all of them, aggregated ones beside them, or those that match a text.',
  source: 'docs/reference/api.md#api-filter-options; path chosen here',
  auth: 'bearer',
  params: v.strictObject({ filterKey: v.picklist(KEYS, `must be one of ${KEYS.join(', ')}`) }),
  query: v.strictObject({ aggregateOptions: v.optional(flagText), searchText: v.optional(shortText(150)) }),
  response: filterOptions,
  dear: ({ userType }) => userType !== 'Worker',
  handle: async ({ params, query, user, services: { db } }) => ({
    options: await optionsOf(db, user, params.filterKey, query.searchText ?? ''),
    aggregatedOptions: query.aggregateOptions ? (AGGREGATED[params.filterKey] ?? []) : [],
  }),
});
