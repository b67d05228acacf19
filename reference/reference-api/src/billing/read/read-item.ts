import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../../call/http-problem.ts';
import { maySee } from '../../delegates/acting.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import type { BillingItemTable } from '../tables.ts';
import type { WorkedDay } from '../timecard/worked-day.ts';

/** A billing item with the names for lists and headings. */
export interface Item extends Selectable<BillingItemTable> {
  readonly client_id: number;
  readonly supplier_name: string;
  readonly req_name: string;
  readonly job_title: string;
  readonly rate_application: Selectable<Database['engagement']>['rate_application'];
  readonly hour_decimal_precision: number;
  readonly workerName: string;
  readonly timeZone: string;
}

/** Items joined with their engagement, worker and client, as the basis of every query for items. */
function itemsQuery(db: Kysely<Database>) {
  return db
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('app_user as w', 'w.id', 'b.worker_id')
    .innerJoin('client as c', 'c.id', 'e.client_id');
}

const itemColumns = [
  'e.req_name',
  'e.job_title',
  'e.rate_application',
  'e.hour_decimal_precision',
  'c.time_zone as timeZone',
  'w.first_name as firstName',
  'w.last_name as lastName',
] as const;

/** The columns of an item for a list: without its content. */
export const LISTED_COLUMNS = [
  ...(['b.id', 'b.version', 'b.type', 'b.status', 'b.status_reason', 'b.approver_name', 'b.approver_for'] as const),
  ...(['b.approved_at', 'b.rejection_reason', 'b.rejection_kind', 'b.engagement_id', 'b.worker_id'] as const),
  ...(['b.period_start', 'b.period_end', 'b.created_at', 'b.timecard_template_id', 'b.days_worked'] as const),
  ...(['b.worked_minutes', 'b.units_worked', 'b.holiday_minutes', 'b.adjustment_amount', 'b.expense_amount'] as const),
  ...(['b.expense_pay_amount', 'b.milestone_amount', 'b.material_amount', 'b.position_amount', 'b.currency'] as const),
  ...(['b.tafw_update', 'b.worker_due_at', 'b.approver_due_at', 'b.cutoff_at'] as const),
  ...itemColumns,
] as const;

/** The columns of an item in the query above. */
const selectItem = (query: ReturnType<typeof itemsQuery>) =>
  query.selectAll('b').select(itemColumns).select(['e.client_id', 'e.supplier_name']);

/** A row of {@link selectItem} as an item. */
export function itemOfRow<Row extends { firstName: string; lastName: string }>({ firstName, lastName, ...row }: Row) {
  return { ...row, workerName: `${firstName} ${lastName}` };
}

/** An item that the user may see. @throws HttpProblem 404 if there is none, and in the same way if it belongs to somebody else */
export async function readItem(db: Kysely<Database>, user: SignedInUser, id: number): Promise<Item> {
  const row = await selectItem(itemsQuery(db)).where('b.id', '=', id).executeTakeFirst();
  if (!row || !maySee(user, row)) throw notFound('There is no such billing item.');
  return itemOfRow(row);
}

/** The days of an item in the order of the page: by date, by shift. */
export async function readDays(db: Kysely<Database>, itemId: number): Promise<WorkedDay[]> {
  const rows = await db
    .selectFrom('billing_item_detail')
    .select('content')
    .where('billing_item_id', '=', itemId)
    .orderBy('worked_date')
    .orderBy('shift_number')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.content);
}
