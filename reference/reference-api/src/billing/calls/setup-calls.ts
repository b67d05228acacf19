import { overtimeRule, previousPeriodDetails, validationResult, workPeriod } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { idText, shortText } from '../../call/fields.ts';
import { httpProblem, notFound } from '../../call/http-problem.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import { periodOf } from '../period.ts';
import { overtimeRuleOf, workPeriodOf } from '../read/metadata.ts';
import { readPreviousPeriod } from '../read/previous-period.ts';
import { checkNewTimecard } from '../save/creation-date.ts';
import { dateText, engagementAndDate, itemParams } from './queries.ts';

const BILLING = '/wand2/api/billing';
const SOURCE = 'docs/reference/api.md#api-billing';

export const getPreviousPeriod = defineCall({
  method: 'GET',
  path: `${BILLING}/previous-period-details`,
  summary: 'The days of the timecard submitted for the period before, to copy from.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query: engagementAndDate,
  response: previousPeriodDetails,
  handle: ({ query, user, services: { db } }) => readPreviousPeriod(db, user, query),
});

export const validateCreationDate = defineCall({
  method: 'GET',
  path: `${BILLING}/billing-items/creation-date-validation`,
  summary: 'Whether a billing item may be created for the period of a date.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query: engagementAndDate,
  response: validationResult,
  async handle({ query, user, services: { db, now } }) {
    const engagement = await readEngagement(db, user, query.engagementId);
    const errors = checkNewTimecard(engagement, periodOf(engagement.workPeriod, query.selectedDate), now());
    return { errors, billingItemDetailErrors: [] };
  },
});

export const validateCreationDates = defineCall({
  method: 'GET',
  path: `${BILLING}/billing-items/timecards/validateCreationDates`,
  summary: 'The same for several engagements; the value of an error is the engagement it is about.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query: v.strictObject({ engagementIds: shortText(2000), selectedDate: dateText }),
  response: validationResult,
  async handle({ query, user, services: { db, now } }) {
    const errors = [];
    for (const id of idsOf(query.engagementIds)) {
      const engagement = await readEngagement(db, user, id);
      const found = checkNewTimecard(engagement, periodOf(engagement.workPeriod, query.selectedDate), now());
      errors.push(...found.map((error) => ({ ...error, value: String(id) })));
    }
    return { errors, billingItemDetailErrors: [] };
  },
});

/** @throws HttpProblem 400 if the list contains anything but ids, is empty, or has more than 200 */
function idsOf(text: string): number[] {
  const parsed = v.safeParse(v.pipe(v.array(idText), v.minLength(1), v.maxLength(200)), text.split(','));
  if (parsed.success) return parsed.output;
  const value = 'query.engagementIds';
  throw httpProblem(400, 'ERR_REQUEST_INVALID', `${value}: must be a comma list of 1 to 200 engagement ids.`, {
    value,
  });
}

export const getWorkPeriod = defineCall({
  method: 'GET',
  path: `${BILLING}/work-periods/{id}`,
  summary: 'The data of the Work Period dialog.',
  source: 'docs/reference/api.md#api-work-period',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: itemParams,
  response: workPeriod,
  async handle({ params, services: { db } }) {
    const row = await db.selectFrom('work_period').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound('There is no such work period.');
    return workPeriodOf(row);
  },
});

export const getOvertimeRule = defineCall({
  method: 'GET',
  path: `${BILLING}/overtime-rules/{id}`,
  summary: 'The data of the Overtime Rule dialog; limits in hours.',
  source: 'docs/reference/api.md#api-work-period',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: itemParams,
  response: overtimeRule,
  async handle({ params, services: { db } }) {
    const row = await db.selectFrom('overtime_rule').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound('There is no such overtime rule.');
    return overtimeRuleOf(row);
  },
});
