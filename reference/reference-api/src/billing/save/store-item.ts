import { type InsertObject, type Kysely, sql, type Transaction, type UpdateObject } from 'kysely';
import type { Engagement } from '../../engagements/read-engagement.ts';
import type { Database } from '../../storage/database.ts';
import type { Period } from '../period.ts';
import type { BillingItemTable } from '../tables.ts';

type NewItem = InsertObject<Database, 'billing_item'>;

/** The columns that identify an item; the other columns of its row are entered. */
type ItemOf = 'engagement_id' | 'worker_id' | 'period_start' | 'period_end' | 'timecard_template_id';

/** The columns that say whose item it is and for which period. */
export const itemOf = (engagement: Engagement, period: Period): Pick<NewItem, ItemOf> => ({
  engagement_id: engagement.id,
  worker_id: engagement.worker_id,
  period_start: period.start,
  period_end: period.end,
  timecard_template_id: engagement.timecard_template_id,
});

/** The stored item and its version. */
export interface StoredItem {
  readonly id: number;
  readonly version: number;
}

/** Stores a change of an item that the transaction has locked, as its next version. */
export function storeChange(
  trx: Transaction<Database>,
  item: StoredItem,
  change: UpdateObject<Database, 'billing_item'>,
): Promise<StoredItem> {
  return trx
    .updateTable('billing_item')
    .set({ ...change, version: item.version + 1 })
    .where('id', '=', item.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/**
 * The condition of the index for a period's single timecard. It must be a literal: PostgreSQL refuses a parameter in its place once a
 * connection uses a generic plan, at the sixth run.
 */
export const IS_TIMECARD = sql<boolean>`type = 'TIME'`;

/** A period has only one timecard: returns undefined and stores nothing if somebody else created it in the meantime. */
export function storeNewTimecard(
  trx: Transaction<Database>,
  timecard: Omit<NewItem, 'type'>,
): Promise<StoredItem | undefined> {
  return trx
    .insertInto('billing_item')
    .values({ ...timecard, type: 'TIME' })
    .onConflict((conflict) => conflict.columns(['engagement_id', 'period_start']).where(IS_TIMECARD).doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();
}

/** The items of one kind for a period of an engagement. */
export function itemsOfPeriod(
  db: Kysely<Database>,
  engagementId: number,
  period: Period,
  type: BillingItemTable['type'],
) {
  return db
    .selectFrom('billing_item')
    .where('engagement_id', '=', engagementId)
    .where('period_start', '=', period.start)
    .where('type', '=', type);
}
