import type { Kysely } from 'kysely';
import type { GeneralInfo } from 'shared-client/schema/billing';
import { dayMinutes, hoursOf, sumOfDays } from 'shared-validators/timecard';
import { commentsFor, mayComment } from '../../approvals/item-comments.ts';
import { inOwnName } from '../../delegates/acting.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { localeFor } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { dateIn } from '../calendar.ts';
import { mayEnter } from '../line-items/who-enters.ts';
import { readReceipt } from '../receipt/receipt.ts';
import { isModifiable } from '../states.ts';
import { summaryOf } from './item-summary.ts';
import { type Item, readDays, readItem } from './read-item.ts';

/** The head of the detail page. */
export async function readGeneralInfo(db: Kysely<Database>, user: SignedInUser, id: number): Promise<GeneralInfo> {
  const item = await readItem(db, user, id);
  const engagement = await readEngagement(db, user, item.engagement_id);
  const changes = await db
    .selectFrom('billing_item_change')
    .selectAll()
    .where('billing_item_id', '=', id)
    .orderBy('id')
    .execute();
  const submissions = changes.filter(({ escalated_to }) => escalated_to === null);
  return {
    ...summaryOf(item),
    clientName: engagement.clientName,
    supplierName: engagement.supplier_name,
    managerName: engagement.manager_name,
    workLocation: engagement.work_location,
    ...(await hoursBeside(db, item)),
    submittedDate: item.submitted_at && dateIn(item.timeZone, item.submitted_at),
    submittedBy: item.submitted_by,
    receipt: await readReceipt(db, user, item, { changes: submissions, managerName: engagement.manager_name }),
    modifiable: mayEnter(user, item.type, item) && isModifiable(item),
    history: changes.map((change) => ({
      status: change.status,
      statusReason: change.status_reason,
      changedBy: change.changed_by,
      changedFor: change.changed_for,
      changedAt: change.changed_at.toISOString(),
      comment:
        change.escalated_to === null
          ? change.comment
          : fillText(localeFor(user.language, user.country), 'MSG_ESCALATED', { name: change.escalated_to }),
    })),
    allocationChanges: await readAllocationChanges(db, id),
    comments: await commentsFor(db, user, item),
    mayComment: mayComment(inOwnName(user), item),
  };
}

/** The hours of a timecard other than the worked ones, so that approvers see what was sent. */
async function hoursBeside(db: Kysely<Database>, item: Item) {
  if (item.type !== 'TIME') return { sickHours: null, unpaidLeaveHours: null, allocatedHours: null };
  const days = await readDays(db, item.id);
  const sum = sumOfDays(days.map((day) => dayMinutes(day, day.timeEntry.shiftNumber !== null)));
  const inHours = (minutes: number) => hoursOf(minutes, item.hour_decimal_precision);
  return {
    sickHours: inHours(sum.sick),
    unpaidLeaveHours: inHours(sum.unpaid),
    allocatedHours: inHours(sum.allocated),
  };
}

/** The changes of a timecard's allocations by approvers, the newest last. */
async function readAllocationChanges(db: Kysely<Database>, itemId: number): Promise<GeneralInfo['allocationChanges']> {
  const rows = await db
    .selectFrom('allocation_change')
    .select(['changed_by', 'changed_for', 'changed_at', 'changes'])
    .where('billing_item_id', '=', itemId)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    by: row.changed_by,
    byFor: row.changed_for,
    at: row.changed_at.toISOString(),
    changes: row.changes,
  }));
}
