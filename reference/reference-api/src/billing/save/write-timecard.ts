import type { Transaction } from 'kysely';
import type { Attachment, BillingItemStatus, SaveResponse, StatusReason } from 'shared-client/schema/billing';
import type { Engagement } from '../../engagements/read-engagement.ts';
import type { Database } from '../../storage/database.ts';
import { preparedStatement } from '../../storage/prepared.ts';
import type { Period } from '../period.ts';
import type { SentTimecard } from '../timecard/sent-timecard.ts';
import type { Claim } from './idempotency.ts';
import { dayRows, type Numbered, STORE_DAYS } from './save-days.ts';
import { itemOf } from './store-item.ts';
import type { chainAfter } from './submitted-chain.ts';

/** A timecard after a save. */
export interface WrittenTimecard {
  readonly id: number;
  readonly engagement: Engagement;
  readonly period: Period;
  readonly numbered: Numbered;
  readonly byShift: boolean;
  readonly status: BillingItemStatus;
  readonly statusReason: StatusReason | null;
  readonly totals: {
    readonly worked_minutes: number;
    readonly units_worked: number;
    readonly holiday_minutes: number;
    readonly days_worked: number;
  };
  readonly attachments: readonly Attachment[];
  readonly route: ReturnType<typeof chainAfter>;
  /** The user who saves, and the submitted content, if it is a submit. */
  readonly by: { readonly userId: number; readonly name: string };
  readonly sent: SentTimecard | null;
  readonly now: Date;
}

/**
 * Writes a timecard with its days, a line of its history, and the response for the request's key, in one round trip: a new timecard, or the
 * next version of a locked one.
 *
 * @returns false if somebody else created the period's timecard in the meantime; nothing is written then
 */
export async function writeTimecard(
  trx: Transaction<Database>,
  timecard: WrittenTimecard,
  { isNew, claim, answer }: { isNew: boolean; claim: Claim | undefined; answer: SaveResponse },
): Promise<boolean> {
  const { numbered, byShift, by, sent, now } = timecard;
  const given = {
    ...itemOf(timecard.engagement, timecard.period),
    ...timecard.totals,
    id: timecard.id,
    status: timecard.status,
    status_reason: timecard.statusReason,
    submitted_at: sent && now,
    submitted_by: sent && by.name,
    submitted_by_id: sent && by.userId,
    cost_allocations: numbered.allocations,
    attachments: timecard.attachments,
    ...timecard.route,
    changed_by: by.name,
    sent,
    now,
    user_id: by.userId,
    call: claim?.call,
    key: claim?.key,
    // Stored as text, so that a repeated response is identical to the first.
    answer: JSON.stringify(answer),
  };
  const { rows } = await trx.executeQuery(
    (isNew ? writeNew : writeChange)([dayRows(numbered.days, byShift), JSON.stringify(given)]),
  );
  return rows.length > 0;
}

/** `saved` is the row of the item. $1 is the list of days, $2 an object with the columns of `given`. */
const writing = (saved: string): string => `
  with given as materialized (
    select * from jsonb_to_record($2::jsonb) as given(
      id integer, engagement_id integer, worker_id integer, period_start date, period_end date, timecard_template_id integer,
      status text, status_reason text, submitted_at timestamptz, submitted_by text, submitted_by_id integer,
      worked_minutes integer, units_worked numeric, holiday_minutes integer, days_worked numeric,
      cost_allocations jsonb, attachments jsonb, chain jsonb, waits_for jsonb, approvers jsonb,
      changed_by text, sent jsonb, now timestamptz, user_id integer, call text, key text, answer text)
  ),
  saved as (${saved}),
  ${STORE_DAYS},
  changed as (
    insert into billing_item_change (billing_item_id, status, status_reason, changed_by, changed_at, sent)
    select saved.id, given.status, given.status_reason, given.changed_by, given.now, given.sent from given, saved
  ),
  answered as (
    update idempotency_key as k set answer = given.answer::json
    from given, saved
    where k.user_id = given.user_id and k.call = given.call and k.key = given.key
  )
  select id from saved`;

const writeNew = preparedStatement('write_new_timecard', () =>
  writing(`
    insert into billing_item (id, type, created_at, engagement_id, worker_id, period_start, period_end, timecard_template_id,
      status, status_reason, submitted_at, submitted_by, submitted_by_id,
      worked_minutes, units_worked, holiday_minutes, days_worked, cost_allocations, attachments, chain, waits_for, approvers)
    select id, 'TIME', now, engagement_id, worker_id, period_start, period_end, timecard_template_id,
      status, status_reason, submitted_at, submitted_by, submitted_by_id,
      worked_minutes, units_worked, holiday_minutes, days_worked, cost_allocations, attachments, chain, waits_for, approvers
    from given
    on conflict (engagement_id, period_start) where type = 'TIME' do nothing
    returning id`),
);

/** Clears what a decision or the leave system had set. */
const writeChange = preparedStatement('write_timecard', () =>
  writing(`
    update billing_item as b set version = b.version + 1,
      status = given.status, status_reason = given.status_reason,
      submitted_at = given.submitted_at, submitted_by = given.submitted_by, submitted_by_id = given.submitted_by_id,
      line_decisions = case when given.status = 'Pending' then jsonb_path_query_array(b.line_decisions, '$[*] ? (@.reason == null)')
        else b.line_decisions end,
      approver_name = null, approved_at = null, rejection_reason = null, rejection_kind = null,
      tafw_update = null, has_canceled_leave = false,
      worked_minutes = given.worked_minutes, units_worked = given.units_worked,
      holiday_minutes = given.holiday_minutes, days_worked = given.days_worked,
      cost_allocations = given.cost_allocations, attachments = given.attachments,
      chain = given.chain, waits_for = given.waits_for, approvers = given.approvers
    from given
    where b.id = given.id
    returning b.id`),
);
