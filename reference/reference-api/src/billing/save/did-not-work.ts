import type { Kysely, Transaction } from 'kysely';
import type { ErrorItem, SaveResponse } from 'shared-client/schema/billing';
import { may } from '../../access/may.ts';
import { forbidden } from '../../call/http-problem.ts';
import { type Engagement, readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { fullName, recordChange } from '../change-history.ts';
import { type Period, periodOf, workedDatesOf } from '../period.ts';
import { readDays } from '../read/read-item.ts';
import { issue } from '../rules/validation-issue.ts';
import { type ItemState, nextStatus } from '../states.ts';
import { sentTimecard } from '../timecard/sent-timecard.ts';
import { blankDay, type WorkedDay } from '../timecard/worked-day.ts';
import { checkNewTimecard } from './creation-date.ts';
import { alreadySubmitted, refused, rejectedFor } from './rejected-save.ts';
import { numberTimecard, storeDays } from './save-days.ts';
import { itemOf, itemsOfPeriod, storeChange, storeNewTimecard } from './store-item.ts';
import { chainColumnsAfter } from './submitted-chain.ts';

/** A period that a worker reports as not worked: given by a date in it, or by its first and last day. */
export interface NotWorked {
  readonly engagementId: number;
  readonly selectedDate?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** Whether the period may be reported as not worked. The errors say why not. */
export async function checkNotWorked(
  db: Kysely<Database>,
  user: SignedInUser,
  query: NotWorked,
  now: Date,
): Promise<ErrorItem[]> {
  return (await examine(db, user, query, now)).errors;
}

/** Reports a whole period as not worked: creates a submitted timecard with every day marked, which cannot be modified afterwards. */
export async function saveNotWorked(
  trx: Transaction<Database>,
  user: SignedInUser,
  query: NotWorked,
  now: Date,
): Promise<SaveResponse> {
  const { engagement, period, item, errors } = await examine(trx, user, query, now);
  if (errors.length > 0) return rejectedFor(errors);
  const head = {
    status: 'Pending',
    status_reason: 'Did Not Work',
    submitted_at: now,
    submitted_by: fullName(user),
    submitted_by_id: user.userId,
    rejection_reason: null,
    rejection_kind: null,
    tafw_update: null,
    worked_minutes: 0,
    units_worked: 0,
    days_worked: 0,
    ...chainColumnsAfter(engagement, 'submit', { type: 'TIME', amount: null, minutes: 0, submittedById: user.userId }),
  } as const;
  const saved = item
    ? await storeChange(trx, item, head)
    : await storeNewTimecard(trx, { ...head, ...itemOf(engagement, period), created_at: now });
  if (!saved) return rejectedFor([alreadySubmitted()]);
  const stored = { days: item ? await readDays(trx, item.id) : [], allocations: [] };
  const days = workedDatesOf(period, engagement).map(notWorkedDay);
  const numbered = await numberTimecard(trx, days, [], stored);
  await storeDays(trx, { itemId: saved.id, workerId: engagement.worker_id, days: numbered.days, now });
  const sent = sentTimecard(numbered.days, engagement.manager_name);
  await recordChange(trx, saved.id, { status: 'Pending', reason: 'Did Not Work', by: user, at: now, sent });
  return {
    billingItemId: saved.id,
    version: saved.version,
    status: 'Pending',
    errors: [],
    billingItemDetailErrors: [],
  };
}

/** "Toggling Did Not Work on: billing notes become 'Did Not Work'." */
export function notWorkedDay(date: string): WorkedDay {
  const day = blankDay(date);
  return { ...day, didNotWork: true, timeEntry: { ...day.timeEntry, didNotWork: true, notes: 'Did Not Work' } };
}

async function examine(db: Kysely<Database>, user: SignedInUser, query: NotWorked, now: Date) {
  const engagement = await readEngagement(db, user, query.engagementId);
  if (!may(user, 'enter', engagement)) throw forbidden('Only the worker may report time.');
  const period = periodOf(engagement.workPeriod, (query.selectedDate ?? query.startDate) as string);
  const item = await itemsOfPeriod(db, engagement.id, period, 'TIME')
    .select(['id', 'version', 'status', 'rejection_kind', 'worked_minutes', 'days_worked'])
    .forUpdate()
    .executeTakeFirst();
  const errors = errorsOf(engagement, period, item, query, now);
  const worked = errors.length === 0 && (await hasProjectWork(db, engagement.id, period));
  return { engagement, period, item, errors: worked ? [timeEntered(period)] : errors };
}

/** Positions of a project item are work: a period in which they were billed was not unworked. */
async function hasProjectWork(db: Kysely<Database>, engagementId: number, period: Period): Promise<boolean> {
  const found = await itemsOfPeriod(db, engagementId, period, 'PROJECT')
    .select('id')
    .where('position_amount', '>', 0)
    .executeTakeFirst();
  return found !== undefined;
}

function timeEntered(period: Period): ErrorItem {
  const text = 'Time was already entered for this period. Please clear it before reporting the period as not worked.';
  return issue('ERR_BILLING_DNW_TIME_ENTERED', text, { params: [period.start, period.end] });
}

type Existing = ItemState & { worked_minutes: number; days_worked: number };

function errorsOf(
  engagement: Engagement,
  period: Period,
  item: Existing | undefined,
  query: NotWorked,
  now: Date,
): ErrorItem[] {
  if (query.endDate !== undefined && periodOf(engagement.workPeriod, query.endDate).start !== period.start) {
    const text = 'The start and the end lie in different periods. Please report one period at a time.';
    return [issue('ERR_BILLING_DNW_ONE_PERIOD', text, { value: 'endDate' })];
  }
  if (!engagement.settings.eligibleForDNW) {
    const text = 'A whole period cannot be reported as not worked on this engagement.';
    return [issue('ERR_BILLING_DNW_NOT_ELIGIBLE', text)];
  }
  if (nextStatus(item, 'submit') === undefined)
    return [item?.rejection_kind === 'REFUSED' ? refused() : alreadySubmitted()];
  if (item && (item.worked_minutes > 0 || item.days_worked > 0)) return [timeEntered(period)];
  return checkNewTimecard(engagement, period, now);
}
