import * as contract from 'shared-client/schema/insights';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { readDecisions } from './read-decisions.ts';
import { readHours } from './read-hours.ts';
import { readMoney } from './read-money.ts';

const LONGEST = 52;

const query = v.strictObject({
  weeks: v.optional(
    v.pipe(
      v.picklist(contract.INSIGHT_WEEKS.map(String), 'must be 13, 26 or 52'),
      v.transform((text) => Number(text) as contract.InsightWeeks),
    ),
  ),
});

const call = { method: 'GET', source: 'docs/reference/api.md#api-insights', auth: 'bearer', query } as const;

export const insightHours = defineCall({
  ...call,
  path: '/wand2/api/insights/hours',
  summary:
    'Hours by week, and by engagement, cost centre, worker, company and supplier, of the items that the caller may see.',
  response: contract.insightHours,
  dear: ({ userType }) => userType !== 'Worker',
  handle: ({ query: { weeks = LONGEST }, user, services: { db, now } }) => readHours(db, user, weeks, now()),
});

export const insightDecisions = defineCall({
  ...call,
  path: '/wand2/api/insights/decisions',
  summary:
    'What waits by age, how long decisions take, and why items are sent back, of the items that the caller reviews.',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.insightDecisions,
  dear: true,
  handle: ({ query: { weeks = LONGEST }, user, services: { db, now } }) => readDecisions(db, user, weeks, now()),
});

export const insightMoney = defineCall({
  ...call,
  path: '/wand2/api/insights/money',
  summary: 'Expenses by month and kind, and budgets with what has been spent, of the items that the caller may see.',
  response: contract.insightMoney,
  dear: ({ userType }) => userType !== 'Worker',
  handle: ({ query: { weeks = LONGEST }, user, services: { db, now } }) => readMoney(db, user, weeks, now()),
});
