import { sql } from 'kysely';
import { referenceListLookup, referenceListValues } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { dateIn } from '../billing/calendar.ts';
import { defineCall } from '../call/call.ts';
import { countText, flagText, shortText } from '../call/fields.ts';
import { readList } from './access.ts';
import { LIST, listParams, SOURCE, searchKey } from './reference-list-path.ts';
import { findValues, listValueOf, PAGE_SIZE } from './reference-values.ts';
import { searchKeyOf } from './search-key.ts';

const pageSize = v.optional(countText(PAGE_SIZE));

const valuesCall = (end: string) =>
  defineCall({
    method: 'GET',
    path: `${LIST}/${end}`,
    summary: 'Values of a list by name, at most 200 a page.',
    source: SOURCE,
    auth: 'bearer',
    refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
    params: listParams,
    query: v.strictObject({
      page: v.optional(countText(1_000_000)),
      pageSize,
      filterByInactiveDate: v.optional(flagText),
    }),
    response: referenceListValues,
    async handle({ params, query, user, services: { db, now } }) {
      await readList(db, user, params.listId);
      return findValues(db, params.listId, {
        ...query,
        on: query.filterByInactiveDate ? dateIn('UTC', now()) : undefined,
      });
    },
  });

export const getReferenceListValues = valuesCall('referenceListValues');
export const getValues = valuesCall('values');

const searchCall = (end: string, where: 'anywhere' | 'start', summary: string) =>
  defineCall({
    method: 'GET',
    path: `${LIST}/values/${end}`,
    summary,
    source: SOURCE,
    auth: 'bearer',
    refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
    params: listParams,
    query: v.strictObject({
      searchKey,
      pageSize,
      filterByInactiveDate: v.optional(flagText),
      allowWCSearch: v.optional(flagText),
    }),
    response: referenceListValues,
    async handle({ params, query, user, services: { db, now, foundValues } }) {
      const list = await readList(db, user, params.listId);
      return foundValues.find(db, list, {
        searchKey: query.searchKey,
        where,
        withWildCards: query.allowWCSearch,
        pageSize: query.pageSize ?? 10,
        on: query.filterByInactiveDate ? dateIn('UTC', now()) : undefined,
      });
    },
  });

export const searchValues = searchCall('search', 'anywhere', 'Values that contain a text; 10 by default.');
export const searchValuesByKey = searchCall('searchKey', 'anywhere', 'The same, under its older name.');
export const searchValuesStart = searchCall('searchStartWithKey', 'start', 'Values that start with a text.');

export const findValue = defineCall({
  method: 'GET',
  path: `${LIST}/value`,
  summary: 'Whether a value is in a list, with or without regard to case.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: v.strictObject({ value: shortText(500), isCaseSensitive: v.optional(flagText) }),
  response: referenceListLookup,
  async handle({ params, query, user, services: { db } }) {
    await readList(db, user, params.listId);
    const row = await db
      .selectFrom('reference_value')
      .selectAll()
      .where('list_id', '=', params.listId)
      .where('search_key', '=', searchKeyOf(query.value))
      .where(
        query.isCaseSensitive
          ? sql<boolean>`value = ${query.value}`
          : sql<boolean>`lower(value) = lower(${query.value})`,
      )
      .limit(1)
      .executeTakeFirst();
    return { found: row !== undefined, value: row ? listValueOf(row) : null };
  },
});
