import { delegateCandidates } from 'shared-client/schema/delegates';
import {
  engagementItemPage,
  engagementManager,
  engagementPeriods,
  engagementTimeEntryPage,
  hourStatus,
  workerBillingSubmit,
  workerTimeEntrySubmit,
} from 'shared-client/schema/engagements';
import * as v from 'valibot';
import { mayEnter } from '../billing/line-items/who-enters.ts';
import { callsOf, defineCall, type NamedCall } from '../call/call.ts';
import { countText, idText, shortText } from '../call/fields.ts';
import { changeManager, findManagers } from './change-manager.ts';
import { listEngagements } from './list-engagements.ts';
import { listPeriods } from './list-periods.ts';
import { listTimeEntries } from './list-time-entries.ts';
import { readEngagement } from './read-engagement.ts';

const SOURCE = 'docs/reference/api.md#api-engagements';
const pageQuery = v.strictObject({ pageNo: v.optional(countText(1_000_000)), pageSize: v.optional(countText(200)) });
const engagementParams = v.strictObject({ id: idText });

const getEngagementItems = defineCall({
  method: 'GET',
  path: '/wand2/engagement/api/engagement-items',
  summary: 'The engagements of the worker that time can be entered for, those with open time first.',
  source: SOURCE,
  auth: 'bearer',
  query: pageQuery,
  response: engagementItemPage,
  handle: ({ query, user, services: { db, now } }) => listEngagements(db, user, query, now()),
});

const getTimeEntries = defineCall({
  method: 'GET',
  path: '/wand2/engagement/api/engagement/items/timeentries',
  summary: 'Periods of the worker that have time or still need it, newest first.',
  source: SOURCE,
  auth: 'bearer',
  query: pageQuery,
  response: engagementTimeEntryPage,
  handle: ({ query, user, services: { db, now } }) => listTimeEntries(db, user, query, now()),
});

const getPeriods = defineCall({
  method: 'GET',
  path: '/wand2/api/engagement/engagements/{id}/periods',
  summary:
    'Periods of an engagement with the state of each, oldest first: those with a timecard, and those to begin one for.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: engagementParams,
  response: engagementPeriods,
  handle: ({ params, user, services: { db, now } }) => listPeriods(db, user, params.id, now()),
});

const getHourStatus = defineCall({
  method: 'GET',
  path: '/wand2/engagement/api/hourstatus',
  summary: 'Whether the page shows the total hours of a day over all timecards.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query: v.strictObject({ engagementId: idText }),
  response: hourStatus,
  handle: async ({ query, user, services: { db } }) =>
    (await readEngagement(db, user, query.engagementId)).settings.showTotalHours,
});

const getWorkerBillingSubmit = defineCall({
  method: 'GET',
  path: '/wand2/api/engagement/engagements/{id}/worker-billing-submit',
  summary: 'Which kinds of billing the worker may submit for an engagement.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: engagementParams,
  response: workerBillingSubmit,
  async handle({ params, user, services: { db } }) {
    const engagement = await readEngagement(db, user, params.id);
    const { id, worker_id, status, settings } = engagement;
    const allowed = worker_id === user.userId && status !== 'Cancelled';
    return {
      engagementId: id,
      allowed,
      types: allowed ? settings.billingTypes.filter((type) => mayEnter(user, type, engagement)) : [],
    };
  },
});

const getWorkerTimeEntrySubmit = defineCall({
  method: 'GET',
  path: '/wand2/api/engagement/engagements/{id}/worker/timeentry/submit',
  summary: 'Whether the worker may submit time for an engagement.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: engagementParams,
  response: workerTimeEntrySubmit,
  async handle({ params, user, services: { db } }) {
    const { id, worker_id, status, settings } = await readEngagement(db, user, params.id);
    const allowed = worker_id === user.userId && status !== 'Cancelled' && settings.allowTimecardSubmit;
    return { engagementId: id, allowed: allowed && settings.billingTypes.includes('TIME') };
  },
});

const getManagers = defineCall({
  method: 'GET',
  path: '/wand2/api/engagement/engagements/{id}/managers',
  summary: 'At most 20 people of the company who can manage an engagement, by words of their name.',
  source: `${SOURCE}, docs/reference/approvals.md#engagement-manager`,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: engagementParams,
  query: v.strictObject({ search: v.optional(shortText(100)) }),
  response: delegateCandidates,
  handle: async ({ params, query, user, services: { db } }) => ({
    people: await findManagers(db, user, params.id, query.search ?? ''),
  }),
});

const postManager = defineCall({
  method: 'POST',
  path: '/wand2/api/engagement/engagements/{id}/manager',
  summary: 'Gives an engagement to another manager. What waits for the former one waits for the new one.',
  source: `${SOURCE}, docs/reference/approvals.md#engagement-manager`,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND', 'ERR_RECORD_PERSON'],
  params: engagementParams,
  body: v.strictObject({ managerId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)) }),
  response: engagementManager,
  handle: ({ params: { id }, body, user, services: { db, now } }) =>
    changeManager(db, user, { id, ...body, now: now() }),
});

/** The engagement calls (docs: api#api-engagements). */
export const engagementCalls: readonly NamedCall[] = callsOf({
  getEngagementItems,
  getTimeEntries,
  getPeriods,
  getHourStatus,
  getWorkerBillingSubmit,
  getWorkerTimeEntrySubmit,
  getManagers,
  postManager,
});
