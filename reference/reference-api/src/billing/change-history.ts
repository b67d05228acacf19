import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BillingItemStatus, StatusReason } from 'shared-client/schema/billing';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { notifyOfItems } from '../notifications/keep.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import type { BillingItemChangeTable } from './tables.ts';
import type { SentTimecard } from './timecard/sent-timecard.ts';

/** Adds a line to the history of an item: the new status, its author, and the time. */
export async function recordChange(
  trx: Transaction<Database>,
  itemId: number,
  change: {
    readonly status: BillingItemStatus;
    readonly reason: StatusReason | null;
    readonly by: Pick<SignedInUser, 'userId' | 'firstName' | 'lastName'>;
    readonly at: Date;
    readonly comment?: string | null;
    /** The submitted content, for a timecard. */
    readonly sent?: SentTimecard;
  },
): Promise<void> {
  const { id: changeId } = await trx
    .insertInto('billing_item_change')
    .values({
      billing_item_id: itemId,
      status: change.status,
      status_reason: change.reason,
      changed_by: fullName(change.by),
      changed_at: change.at,
      comment: change.comment ?? null,
      ...(change.sent ? { sent: json(change.sent) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (change.status !== 'Pending') return;
  await notifyOfItems(trx, [{ itemId, changeId, kind: 'item-submitted', to: 'approvers' }], {
    at: change.at,
    actorId: change.by.userId,
    by: fullName(change.by),
  });
}

/** The last change of an item. */
export type LastChange = Pick<Selectable<BillingItemChangeTable>, 'changed_by' | 'changed_for' | 'changed_at'>;

/** Reads an item's last change. */
export function readLastChange(db: Kysely<Database>, itemId: number): Promise<LastChange | undefined> {
  return db
    .selectFrom('billing_item_change')
    .select(['changed_by', 'changed_for', 'changed_at'])
    .where('billing_item_id', '=', itemId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A person's name in histories and approvals. */
export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;
