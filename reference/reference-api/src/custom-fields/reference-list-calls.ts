import { sql } from 'kysely';
import {
  allLevelValues,
  drillDownItems,
  drillDownPath,
  drillDownValue,
  referenceListLookup,
  referenceListValues,
} from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { dateFromQuery, dateIn } from '../billing/calendar.ts';
import { dateText } from '../billing/calls/queries.ts';
import { readItem } from '../billing/read-item.ts';
import { defineCall } from '../call/call.ts';
import { countText, flagText, idText, shortText } from '../call/fields.ts';
import { strictly } from '../call/strictly.ts';
import { readEngagement } from '../engagements/read-engagement.ts';
import { readList } from './access.ts';
import { chosenPath, levelItems, valueAt, valuesBelow } from './drill-down.ts';
import { findValues, listValueOf, PAGE_SIZE } from './reference-values.ts';
import { searchKeyOf } from './search-key.ts';

const LIST = '/wand2/api/configuration/cfReferenceList/{listId}';
const SOURCE = 'docs/reference/api.md#api-reference-lists';
const listParams = v.strictObject({ listId: idText });
/** "Input maximum length 150" (docs: lists#search-length). */
const searchKey = shortText(150);
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

const drillQuery = v.strictObject({ engBillingCostAllocationFieldId: v.optional(idText) });
const drillBody = strictly(drillDownPath);

export const getLevelItems = defineCall({
  method: 'PUT',
  path: `${LIST}/idname`,
  summary: 'The choices of the level below a path; id 0 is final, 1 has children.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: drillQuery,
  body: drillBody,
  response: drillDownItems,
  async handle({ params, body, user, services: { db } }) {
    await readList(db, user, params.listId);
    return levelItems(db, params.listId, chosenPath(body));
  },
});

export const getValueAt = defineCall({
  method: 'PUT',
  path: `${LIST}/refvalue`,
  summary: 'The value at the end of a path.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: drillQuery,
  body: drillBody,
  response: drillDownValue,
  async handle({ params, body, user, services: { db } }) {
    await readList(db, user, params.listId);
    return { value: (await valueAt(db, params.listId, chosenPath(body))) ?? null };
  },
});

export const getAllLevels = defineCall({
  method: 'PUT',
  path: `${LIST}/allLevelValues`,
  summary: 'The choices of the first three levels along a path, and the values below it.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: drillQuery,
  body: drillBody,
  response: allLevelValues,
  async handle({ params, body, user, services: { db } }) {
    await readList(db, user, params.listId);
    const path = chosenPath(body);
    const names = async (level: number) =>
      level > path.length ? [] : (await levelItems(db, params.listId, path.slice(0, level))).map((item) => item.name);
    return {
      level0: await names(0),
      level1: await names(1),
      level2: await names(2),
      refValues: await valuesBelow(db, params.listId, path),
    };
  },
});

export const getValuesByWorkedDate = defineCall({
  method: 'GET',
  path: `${LIST}/filteredCostAllocationCFRefValuesByWorkedDate`,
  summary: 'Values offered on a worked date.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: v.strictObject({
    requisitionId: idText,
    workedDate: dateText,
    billingCostAllocationFieldId: v.optional(idText),
    searchKey: v.optional(searchKey),
  }),
  response: referenceListValues,
  async handle({ params, query, user, services: { db } }) {
    await readEngagement(db, user, query.requisitionId);
    await readList(db, user, params.listId);
    return findValues(db, params.listId, { on: query.workedDate, searchKey: query.searchKey });
  },
});

/** Milliseconds since 1970 in a query. */
const instantText = v.pipe(
  v.string(),
  v.regex(/^\d{1,14}$/, 'must be milliseconds since 1970'),
  v.transform((text) => new Date(Number(text)).toISOString().slice(0, 10)),
  v.check((date) => dateFromQuery(date) !== undefined, 'must be milliseconds since 1970'),
);

export const getValuesByItem = defineCall({
  method: 'GET',
  path: `${LIST}/filteredCostAllocationCFRefValues`,
  summary: 'Values offered at the end of a billing item, of a requisition or of an existing item.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: v.strictObject({
    requisitionId: v.optional(idText),
    billingItemId: v.optional(idText),
    billingItemEndDateInTime: instantText,
    billingCostAllocationFieldId: v.optional(idText),
  }),
  response: referenceListValues,
  async handle({ params, query, user, services: { db } }) {
    if (query.requisitionId !== undefined) await readEngagement(db, user, query.requisitionId);
    if (query.billingItemId) await readItem(db, user, query.billingItemId);
    await readList(db, user, params.listId);
    return findValues(db, params.listId, { on: query.billingItemEndDateInTime });
  },
});
