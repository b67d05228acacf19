import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AllocationsRequest, AllocationsResponse } from 'shared-client/schema/approvals';
import type { CostAllocation } from 'shared-client/schema/billing';
import { inMinutes } from 'shared-validators/timecard';
import { periodOf } from '../../billing/period.ts';
import { type Item, readItem } from '../../billing/read/read-item.ts';
import { checkTimecard } from '../../billing/rules/check-timecard.ts';
import { hasBlockingIssue, issue, type ValidationIssues } from '../../billing/rules/validation-issue.ts';
import { checkCostAllocationFields } from '../../billing/save/cost-allocation-fields.ts';
import { once } from '../../billing/save/idempotency.ts';
import { partsWithoutId } from '../../billing/save/part-ids.ts';
import { rejectedSave } from '../../billing/save/rejected-save.ts';
import { type Numbered, numberTimecard, placeOf } from '../../billing/save/save-days.ts';
import { maskSecureValues, storeSecureValues } from '../../billing/save/secure-values.ts';
import { StaleVersion } from '../../billing/save/stale-version.ts';
import { timecardOfDays } from '../../billing/timecard/timecard-of-payload.ts';
import { readForSave } from '../../billing/timecard/timecard-setting.ts';
import type { Allocation, WorkedDay } from '../../billing/timecard/worked-day.ts';
import { forbidden, httpProblem } from '../../call/http-problem.ts';
import { type Acting, actingFor, isOwn, mayActing, namesOf } from '../../delegates/acting.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { notifyOfItems } from '../../notifications/keep.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { partOf } from '../decide.ts';
import { UNDO_MS } from '../undo-time.ts';
import { mayDecide } from '../who-decides.ts';
import { allocationChanges } from './allocation-changes.ts';
import { comesToTheSame } from './amounts-by-kind.ts';
import { storeAllocations } from './store-allocations.ts';

/** A change of allocations, as it was parsed. */
interface Asked extends Omit<AllocationsRequest, 'days' | 'billingCostAllocations'> {
  readonly days: readonly {
    readonly workedDate: string;
    readonly shiftNumber: number | null;
    readonly billingCostAllocation: readonly CostAllocation[];
  }[];
  readonly billingCostAllocations?: readonly CostAllocation[] | undefined;
}

/**
 * Changes the allocations of a waiting timecard, by an approver. The rules of submitting are checked again, the worker's totals must stay
 * the same for each type of time, and the change is stored next to the history. The timecard still waits, in its next version.
 *
 * @throws HttpProblem 403 for users who may not decide on it, 409 if it does not wait; StaleVersion for an old version
 */
export async function changeAllocations(
  { db, now }: Services,
  user: SignedInUser,
  request: FastifyRequest,
  { id, ...asked }: Asked & { readonly id: number },
): Promise<AllocationsResponse> {
  const acting = await actingFor(db, user, {
    onBehalfOf: asked.onBehalfOf,
    permission: 'BILLING_APPROVAL',
    now: now(),
  });
  const repeatable = { userId: user.userId, call: 'allocations', request, content: [id, asked], now: now() };
  return once(db, repeatable, async (trx) => {
    await trx.selectFrom('billing_item').select('id').where('id', '=', id).forUpdate().execute();
    const item = await readItem(trx, user, id);
    requireChangeable(acting, item, asked.version);
    return change(trx, { user, acting, item, asked, now: now() });
  });
}

function requireChangeable(acting: Acting, item: Item, version: number): void {
  if (
    !mayDecide(acting.as) ||
    !mayActing(acting, 'decide', item) ||
    isOwn(acting, item.submitted_by_id) ||
    partOf(acting, item) === null
  )
    throw forbidden('You are not allowed to decide on this item.');
  if (item.version !== version) throw new StaleVersion(item.version);
  if (item.status !== 'Pending' || item.type !== 'TIME')
    throw httpProblem(409, 'ERR_BILLING_TRANSITION', 'Only the allocations of a timecard that waits can be changed.', {
      value: 'status',
      params: [item.status],
    });
}

interface Change {
  readonly user: SignedInUser;
  readonly acting: Acting;
  readonly item: Item;
  readonly asked: Asked;
  readonly now: Date;
}

async function change(
  trx: Transaction<Database>,
  { user, acting, item, asked, now }: Change,
): Promise<AllocationsResponse> {
  const engagement = await readEngagement(trx, user, item.engagement_id);
  const period = periodOf(engagement.workPeriod, item.period_start);
  const parts = partsWithoutId([asked.days, asked.billingCostAllocations ?? []]);
  const { setting, partIds } = await readForSave(trx, engagement, period, { itemId: item.id, parts });
  const stored: Numbered = { days: setting.days, allocations: item.cost_allocations };
  const timecard = timecardOfDays(withAllocations(stored, asked), setting, {
    stored: stored.days,
    bypassLeaveValidation: true,
  });
  // Days belong to the worker, so of the checked timecard only the allocations are stored, with their pay.
  const placed: Numbered = {
    days: stored.days.map((day) => ({ ...day, billingCostAllocation: rowsLike(day, timecard.days) })),
    allocations: timecard.allocations,
  };
  const checked = await checkCostAllocationFields(
    trx,
    setting.customFields,
    timecard,
    checkTimecard(timecard, 'submit'),
  );
  const issues = hasBlockingIssue(checked)
    ? checked
    : withChangedAmounts(checked, stored, placed, item.hour_decimal_precision);
  if (hasBlockingIssue(issues)) return { ...rejectedSave(issues), undoMilliseconds: 0 };

  const numbered = await numberTimecard(trx, placed.days, placed.allocations, stored, partIds);
  const { masked, values } = maskSecureValues(numbered, setting.customFields);
  const changes = allocationChanges(stored, masked, item.hour_decimal_precision);
  const answer = { billingItemId: item.id, status: item.status, ...issues };
  if (changes.length === 0 && values.size === 0) return { ...answer, version: item.version, undoMilliseconds: 0 };
  const byShift = timecard.template.showBillingItemShift;
  const { version } = await storeAllocations(trx, item, { ...masked, byShift, now });
  await storeSecureValues(trx, item.id, values);
  const names = namesOf(acting);
  await trx
    .insertInto('allocation_change')
    .values({
      billing_item_id: item.id,
      user_id: user.userId,
      changed_by: names.by,
      changed_for: names.for,
      changed_at: now,
      changes: json(changes),
      before: json({ ...stored, byShift }),
      changed_version: version,
      undone_at: null,
    })
    .execute();
  await notifyOfItems(trx, [{ itemId: item.id, kind: 'item-changed', to: 'worker' }], {
    at: new Date(now.getTime() + UNDO_MS),
    actorId: user.userId,
    by: names.by,
  });
  return { ...answer, version, undoMilliseconds: UNDO_MS };
}

/** A timecard in which the allocations of some days, or of the whole, are replaced. Read-only days stay. */
function withAllocations(stored: Numbered, { days, billingCostAllocations }: Asked): Numbered {
  const rowsOf = (rows: readonly CostAllocation[]): Allocation[] => rows.map((row) => inMinutes(row));
  return {
    days: stored.days.map((day) => {
      const asked = days.find(
        (one) => one.workedDate === day.workedDate && (one.shiftNumber ?? null) === day.timeEntry.shiftNumber,
      );
      return asked && !day.readOnly ? { ...day, billingCostAllocation: rowsOf(asked.billingCostAllocation) } : day;
    }),
    allocations: billingCostAllocations ? rowsOf(billingCostAllocations) : stored.allocations,
  };
}

const rowsLike = (day: WorkedDay, days: readonly WorkedDay[]): WorkedDay['billingCostAllocation'] =>
  days.find((one) => placeOf(one) === placeOf(day))?.billingCostAllocation ?? day.billingCostAllocation;

/** Adds issues for allocations that no longer sum to what the worker entered. */
function withChangedAmounts(
  issues: ValidationIssues,
  stored: Numbered,
  placed: Numbered,
  precision: number,
): ValidationIssues {
  const days = placed.days.filter(
    (day, at) => !comesToTheSame(stored.days[at]?.billingCostAllocation ?? [], day.billingCostAllocation, precision),
  );
  const sameWhole = comesToTheSame(stored.allocations, placed.allocations, precision);
  return {
    errors: sameWhole ? issues.errors : [...issues.errors, amountsChanged()],
    billingItemDetailErrors: [
      ...issues.billingItemDetailErrors,
      ...days.map(({ workedDate, timeEntry: { shiftNumber } }) => ({
        workedDate,
        shiftNumber,
        errors: [],
        costAllocationErrors: [amountsChanged()],
      })),
    ],
  };
}

const amountsChanged = () =>
  issue(
    'ERR_BILLING_ALLOCATION_AMOUNTS',
    'The allocations must come to what the worker entered, for each type. Place all of it, and no more.',
    { value: 'billingCostAllocation' },
  );
