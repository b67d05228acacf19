import type { Transaction } from 'kysely';
import type { SaveResponse, StatusReason, TimecardSavePayload } from 'shared-client/schema/billing';
import { BILLIONTHS, dayMinutes, unitsOfDay } from 'shared-validators/timecard';
import type { Engagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { notifyOfItems } from '../../notifications/keep.ts';
import type { Database } from '../../storage/database.ts';
import { fullName } from '../change-history.ts';
import type { Period } from '../period.ts';
import { checkTimecard } from '../rules/check-timecard.ts';
import type { Timecard } from '../rules/timecard.ts';
import { hasBlockingIssue, issue } from '../rules/validation-issue.ts';
import { nextStatus } from '../states.ts';
import { sentTimecard } from '../timecard/sent-timecard.ts';
import { timecardOfPayload } from '../timecard/timecard-of-payload.ts';
import { readForSave } from '../timecard/timecard-setting.ts';
import { checkAttachments, claimAttachments } from './attachments.ts';
import { checkCostAllocationFields } from './cost-allocation-fields.ts';
import { checkNewTimecard } from './creation-date.ts';
import { type Claim, firstAnswer, giveUp } from './idempotency.ts';
import { type OpenTimecard, openTimecard } from './open-timecard.ts';
import { partsWithoutId } from './part-ids.ts';
import { alreadySubmitted, refused, rejectedFor, rejectedSave } from './rejected-save.ts';
import { numberTimecard } from './save-days.ts';
import { maskSecureValues, storeSecureValues } from './secure-values.ts';
import { StaleVersion } from './stale-version.ts';
import { itemsOfPeriod } from './store-item.ts';
import { chainAfter } from './submitted-chain.ts';
import { writeTimecard } from './write-timecard.ts';

export type SaveMode = 'save' | 'submit';

/** The context of a save, apart from the payload. */
export interface SaveRequest {
  readonly user: SignedInUser;
  readonly payload: TimecardSavePayload;
  readonly mode: SaveMode;
  /** The key with which the request may be repeated. */
  readonly claim: Claim | undefined;
  readonly now: Date;
}

/**
 * Saves or submits a timecard in one transaction, once for a key. Opening, reading and writing are one round trip each. A failed rule is a
 * 200 with billingItemId 0 and the errors; nothing is changed then, and the corrected request may use the same key.
 *
 * @throws HttpProblem 403 and 404 for engagements and items that are not the worker's, 422 if the key was used for another request
 * @throws StaleVersion if somebody else changed the item since the payload's version
 */
export async function saveTimecard(trx: Transaction<Database>, request: SaveRequest): Promise<SaveResponse> {
  const { user, payload, claim } = request;
  const open = await openTimecard(trx, user, payload, claim);
  if (!open) return firstAnswer(trx, claim as Claim);
  const response = await saveOpened(trx, open, request);
  if (claim && response.billingItemId === 0) await giveUp(trx, claim);
  return response;
}

async function saveOpened(
  trx: Transaction<Database>,
  { engagement, period, item }: OpenTimecard,
  { user, payload, mode, claim, now }: SaveRequest,
): Promise<SaveResponse> {
  const status = nextStatus(item, mode);
  if (status === undefined) return rejectedFor([item?.rejection_kind === 'REFUSED' ? refused() : alreadySubmitted()]);
  if ((item?.version ?? 0) !== payload.version) throw new StaleVersion(item?.version ?? 0);
  const unfit = checkHeader(engagement, period, payload, mode);
  if (unfit.length > 0) return rejectedFor(unfit);
  if (!item) {
    const early = checkNewTimecard(engagement, period, now);
    if (early.length > 0) return rejectedFor(early);
  }

  const parts = partsWithoutId([payload.billingItemDetails, payload.billingCostAllocations]);
  const { setting, newItemId, partIds } = await readForSave(trx, engagement, period, { itemId: item?.id ?? 0, parts });
  const { days: storedDays, customFields } = setting;
  const timecard = timecardOfPayload(payload, setting, storedDays);
  const files = await checkAttachments(trx, user.userId, payload.attachments, item?.attachments ?? []);
  const found = await checkCostAllocationFields(trx, customFields, timecard, checkTimecard(timecard, mode));
  const issues = { ...found, errors: [...found.errors, ...files.errors] };
  if (hasBlockingIssue(issues)) return rejectedSave(issues);

  const stored = { days: storedDays, allocations: item?.cost_allocations ?? [] };
  const numbered = await numberTimecard(trx, timecard.days, timecard.allocations, stored, partIds);
  const { masked, values } = maskSecureValues(numbered, customFields);
  const saved = item ? { id: item.id, version: item.version + 1 } : { id: newItemId, version: 1 };
  const response: SaveResponse = { billingItemId: saved.id, version: saved.version, status, ...issues };
  const written = await writeTimecard(
    trx,
    {
      id: saved.id,
      engagement,
      period,
      numbered: masked,
      byShift: timecard.template.showBillingItemShift,
      status,
      statusReason: reasonOf(timecard, mode),
      totals: totalsOf(timecard),
      attachments: files.attachments,
      route: chainAfter(engagement, mode, {
        type: 'TIME',
        amount: null,
        minutes: totalsOf(timecard).worked_minutes,
        submittedById: user.userId,
      }),
      by: { userId: user.userId, name: fullName(user) },
      sent: mode === 'submit' ? sentTimecard(masked.days, engagement.manager_name) : null,
      now,
    },
    { isNew: !item, claim, answer: response },
  );
  if (!written) throw await staleNew(trx, engagement, period);
  await storeSecureValues(trx, saved.id, values);
  await claimAttachments(trx, saved.id, user.userId, files.attachments);
  if (status === 'Pending')
    await notifyOfItems(trx, [{ itemId: saved.id, kind: 'item-submitted', to: 'approvers' }], {
      at: now,
      actorId: user.userId,
      by: fullName(user),
    });
  return response;
}

/** For two concurrent first saves of a period: the second finds the item of the first and is stale. */
async function staleNew(trx: Transaction<Database>, engagement: Engagement, period: Period): Promise<StaleVersion> {
  const theirs = await itemsOfPeriod(trx, engagement.id, period, 'TIME').select('version').executeTakeFirstOrThrow();
  return new StaleVersion(theirs.version);
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
