import type { RawBuilder, Selectable, Transaction } from 'kysely';
import type { Attachment, SaveResponse, StatusReason, TimecardSavePayload } from 'shared-client/schema/billing';
import { BILLIONTHS, dayMinutes, unitsOfDay } from 'shared-validators/timecard';
import { may } from '../access/may.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import { readDefinitions } from '../custom-fields/read-definitions.ts';
import { type Engagement, readEngagement } from '../engagements/read-engagement.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { checkAttachments, claimAttachments } from './attachments.ts';
import { fullName, recordChange } from './change-history.ts';
import { checkCostAllocationFields } from './cost-allocation-fields.ts';
import { checkNewTimecard } from './creation-date.ts';
import { type Period, periodOf } from './period.ts';
import { readDays } from './read-item.ts';
import { alreadySubmitted, refused, rejectedFor, rejectedSave } from './rejected-save.ts';
import { checkTimecard } from './rules/check-timecard.ts';
import type { Timecard } from './rules/timecard.ts';
import { hasBlockingIssue, issue } from './rules/validation-issue.ts';
import { numberTimecard, storeDays } from './save-days.ts';
import { keepSecureValues } from './secure-values.ts';
import { sentTimecard } from './sent-timecard.ts';
import { StaleVersion } from './stale-version.ts';
import { nextStatus } from './states.ts';
import { itemOf, itemsOfPeriod, type StoredItem, storeChange, storeNewTimecard } from './store-item.ts';
import type { BillingItemTable } from './tables.ts';
import { timecardOfPayload } from './timecard-of-payload.ts';
import { readSetting } from './timecard-setting.ts';
import type { Allocation } from './worked-day.ts';

export type SaveMode = 'save' | 'submit';

/** What saving needs besides the payload. */
export interface SaveRequest {
  readonly user: SignedInUser;
  readonly payload: TimecardSavePayload;
  readonly mode: SaveMode;
  readonly now: Date;
}

/**
 * Saves or submits a timecard in one transaction. A failed rule is a 200 with billingItemId 0 and the errors;
 * nothing is changed then.
 *
 * @throws HttpProblem 403 and 404 for engagements and items that are not the worker's
 * @throws StaleVersion when somebody else changed the item since the payload's version
 */
export async function saveTimecard(trx: Transaction<Database>, request: SaveRequest): Promise<SaveResponse> {
  const { user, payload, mode, now } = request;
  const engagement = await readEngagement(trx, user, payload.requisitionId);
  if (!may(user, 'enter', engagement)) throw forbidden('Only the worker may change a timecard.');
  const period = periodOf(engagement.workPeriod, payload.periodEndDate);
  const item = await lockItem(trx, engagement, period, payload.id ?? 0);
  const status = nextStatus(item, mode);
  if (status === undefined) return rejectedFor([item?.rejection_kind === 'REFUSED' ? refused() : alreadySubmitted()]);
  if ((item?.version ?? 0) !== payload.version) throw new StaleVersion(item?.version ?? 0);
  const unfit = checkHeader(engagement, period, payload, mode);
  if (unfit.length > 0) return rejectedFor(unfit);
  if (!item) {
    const early = checkNewTimecard(engagement, period, now);
    if (early.length > 0) return rejectedFor(early);
  }

  const setting = await readSetting(trx, engagement, period, item?.id ?? 0);
  const stored = { days: item ? await readDays(trx, item.id) : [], allocations: item?.cost_allocations ?? [] };
  const timecard = timecardOfPayload(payload, setting, stored.days);
  const files = await checkAttachments(trx, user.userId, payload.attachments, item?.attachments ?? []);
  const found = await checkCostAllocationFields(trx, timecard, checkTimecard(timecard, mode));
  const issues = { ...found, errors: [...found.errors, ...files.errors] };
  if (hasBlockingIssue(issues)) return rejectedSave(issues);

  const numbered = await numberTimecard(trx, timecard.days, timecard.allocations, stored);
  const head: Head = {
    status,
    status_reason: reasonOf(timecard, mode),
    submitted_at: mode === 'submit' ? now : null,
    submitted_by: mode === 'submit' ? fullName(user) : null,
    submitted_by_id: mode === 'submit' ? user.userId : null,
    approver_name: null,
    approved_at: null,
    rejection_reason: null,
    rejection_kind: null,
    tafw_update: null,
    has_canceled_leave: false,
    ...totalsOf(timecard),
    cost_allocations: json([...numbered.allocations]),
    attachments: json(files.attachments),
  };
  const saved = item ? await storeChange(trx, item, head) : await createItem(trx, engagement, period, head, now);
  const definitions = await readDefinitions(trx, engagement.settings.customFieldIds);
  const secured = await keepSecureValues(trx, saved.id, numbered, definitions);
  if (secured !== numbered) {
    await trx
      .updateTable('billing_item')
      .set({ cost_allocations: json([...secured.allocations]) })
      .where('id', '=', saved.id)
      .execute();
  }
  await claimAttachments(trx, saved.id, user.userId, files.attachments);
  await storeDays(trx, {
    itemId: saved.id,
    workerId: engagement.worker_id,
    days: secured.days,
    byShift: timecard.template.showBillingItemShift,
    now,
  });
  const sent = mode === 'submit' ? { sent: sentTimecard(secured.days, engagement.manager_name) } : {};
  await recordChange(trx, saved.id, { status, reason: head.status_reason, by: user, at: now, ...sent });
  return { billingItemId: saved.id, version: saved.version, status, ...issues };
}

/** The item a payload is about, locked: by its id, or, for a new one, whatever the period has already. */
async function lockItem(trx: Transaction<Database>, engagement: Engagement, period: Period, id: number) {
  if (id === 0) return itemsOfPeriod(trx, engagement.id, period, 'TIME').selectAll().forUpdate().executeTakeFirst();
  const query = trx.selectFrom('billing_item').selectAll().where('type', '=', 'TIME').forUpdate();
  const item = await query.where('id', '=', id).executeTakeFirst();
  if (!item || item.engagement_id !== engagement.id || item.period_start !== period.start)
    throw notFound('There is no such timecard.');
  return item;
}

/** What a change writes into the item, new or old. */
type Head = Pick<
  Selectable<BillingItemTable>,
  'status' | 'status_reason' | 'worked_minutes' | 'units_worked' | 'holiday_minutes' | 'days_worked'
> & { readonly [Column in 'submitted_at' | 'submitted_by']: BillingItemTable[Column] } & {
  readonly submitted_by_id: number | null;
} & {
  readonly [Column in 'approver_name' | 'approved_at' | 'rejection_reason' | 'rejection_kind' | 'tafw_update']: null;
} & {
  readonly has_canceled_leave: false;
  readonly cost_allocations: RawBuilder<Allocation[]>;
  readonly attachments: RawBuilder<Attachment[]>;
};

/** Two first saves of one period at once: the second finds the first one's item and is stale. */
async function createItem(
  trx: Transaction<Database>,
  engagement: Engagement,
  period: Period,
  head: Head,
  now: Date,
): Promise<StoredItem> {
  const created = await storeNewTimecard(trx, { ...head, ...itemOf(engagement, period), created_at: now });
  if (created) return created;
  const theirs = await itemsOfPeriod(trx, engagement.id, period, 'TIME').select('version').executeTakeFirstOrThrow();
  throw new StaleVersion(theirs.version);
}

function checkHeader(engagement: Engagement, period: Period, payload: TimecardSavePayload, mode: SaveMode) {
  if (!engagement.settings.billingTypes.includes('TIME')) {
    const text = 'This engagement does not take items of this kind.';
    return [issue('ERR_BILLING_TYPE', text, { value: 'type', params: ['TIME'] })];
  }
  if (payload.timecardTemplateId !== engagement.timecard_template_id || payload.periodEndDate !== period.end) {
    const text = 'The setup of this engagement has changed. Please reload the timecard.';
    return [issue('ERR_BILLING_SETUP_CHANGED', text, { value: 'timecardTemplateId' })];
  }
  if (engagement.status === 'Cancelled') {
    return [issue('ERR_BILLING_ENGAGEMENT_CANCELLED', 'This engagement was cancelled. No time can be entered.')];
  }
  if (mode === 'submit' && !engagement.settings.allowTimecardSubmit) {
    return [issue('ERR_BILLING_SUBMIT_NOT_ALLOWED', 'Timecards of this engagement cannot be submitted at present.')];
  }
  return [];
}

function reasonOf(timecard: Timecard, mode: SaveMode): StatusReason | null {
  if (mode === 'save') return null;
  if (timecard.days.every((day) => day.didNotWork)) return 'Did Not Work';
  return timecard.settings.mspReview ? 'Pending MSP Review' : 'Pending Manager Approval';
}

function totalsOf(timecard: Timecard) {
  const byShift = timecard.template.showBillingItemShift;
  const worked = timecard.days.map((day) => dayMinutes(day, byShift).worked);
  return {
    worked_minutes: worked.reduce((sum, minutes) => sum + minutes, 0),
    units_worked: timecard.days.reduce((sum, day) => sum + unitsOfDay(day), 0) / BILLIONTHS,
    holiday_minutes: timecard.days.reduce((sum, day) => sum + (day.timeEntry.holidayMinutes ?? 0), 0),
    days_worked: timecard.days.filter((day, index) => day.daily || (worked[index] ?? 0) > 0).length,
  };
}
