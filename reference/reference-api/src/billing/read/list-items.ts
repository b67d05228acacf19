import { type Kysely, sql } from 'kysely';
import {
  BILLING_ITEM_STATUSES,
  BILLING_ITEM_TYPES,
  type BillingItemPage,
  TAFW_UPDATES,
} from 'shared-client/schema/billing';
import { itemsWithinReach } from '../../access/within-reach.ts';
import { httpProblem } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { summaryOf } from './item-summary.ts';
import { itemOfRow, itemsQuery, selectItem } from './read-item.ts';

/** The query of the list, validated; dates are `YYYY-MM-DD`. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string | undefined;
  readonly engagementId?: number | undefined;
  readonly billingItemId?: number | undefined;
  readonly type?: string | undefined;
  readonly periodEndDateStart?: string | undefined;
  readonly periodEndDateEnd?: string | undefined;
  readonly dateCreatedStart?: string | undefined;
  readonly dateCreatedEnd?: string | undefined;
  readonly dateApproved?: string | undefined;
  readonly status?: string | undefined;
  readonly tafwUpdate?: string | undefined;
  readonly hoursMin?: number | undefined;
  readonly hoursMax?: number | undefined;
  readonly amountMin?: number | undefined;
  readonly amountMax?: number | undefined;
}

/** The fields that the list can be sorted by, with their columns. */
const SORT_COLUMNS = {
  billingItemId: 'b.id',
  type: 'b.type',
  status: 'b.status',
  statusReason: 'b.status_reason',
  periodStartDate: 'b.period_start',
  periodEndDate: 'b.period_end',
  dateCreated: 'b.created_at',
  dateApproved: 'b.approved_at',
  engagementId: 'b.engagement_id',
  reqName: 'e.req_name',
  jobTitle: 'e.job_title',
  hoursWorked: 'b.worked_minutes',
  daysWorked: 'b.days_worked',
  expenseAmount: 'b.expense_amount',
} as const;

/** A page of the items that a user may see, the newest period first unless sorted otherwise. */
export async function listItems(db: Kysely<Database>, user: SignedInUser, query: ListQuery): Promise<BillingItemPage> {
  const [page, size] = [query.page ?? 0, Math.max(1, query.size ?? 20)];
  const filtered = filter(itemsQuery(db), user, query);
  const { count } = await filtered.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  const { column, direction } = sortOf(query.sort);
  const rows = await selectItem(filtered)
    .orderBy(column, direction === 'asc' ? (order) => order.asc().nullsFirst() : (order) => order.desc().nullsLast())
    .orderBy('b.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return {
    content: rows.map((row) => summaryOf(itemOfRow(row))),
    totalElements: count,
    totalPages: Math.ceil(count / size),
    number: page,
    size,
  };
}

type Items = ReturnType<typeof itemsQuery>;

function filter(items: Items, user: SignedInUser, query: ListQuery): Items {
  let rows = items.where(itemsWithinReach(user));
  if (query.engagementId !== undefined) rows = rows.where('b.engagement_id', '=', query.engagementId);
  if (query.billingItemId !== undefined) rows = rows.where('b.id', '=', query.billingItemId);
  const types = oneOf('type', query.type, BILLING_ITEM_TYPES);
  if (types) rows = rows.where('b.type', 'in', types);
  const statuses = oneOf('status', query.status, BILLING_ITEM_STATUSES);
  if (statuses) rows = rows.where('b.status', 'in', statuses);
  const updates = oneOf('tafwUpdate', query.tafwUpdate, TAFW_UPDATES);
  if (updates) rows = rows.where('b.tafw_update', 'in', updates);
  if (query.periodEndDateStart) rows = rows.where('b.period_end', '>=', query.periodEndDateStart);
  if (query.periodEndDateEnd) rows = rows.where('b.period_end', '<=', query.periodEndDateEnd);
  const createdOn = sql<string>`(b.created_at at time zone c.time_zone)::date`;
  if (query.dateCreatedStart) rows = rows.where(createdOn, '>=', sql<string>`${query.dateCreatedStart}::date`);
  if (query.dateCreatedEnd) rows = rows.where(createdOn, '<=', sql<string>`${query.dateCreatedEnd}::date`);
  const approvedOn = sql<string>`(b.approved_at at time zone c.time_zone)::date`;
  if (query.dateApproved) rows = rows.where(approvedOn, '=', sql<string>`${query.dateApproved}::date`);
  rows = between(rows, HOURS, query.hoursMin, query.hoursMax);
  return between(rows, AMOUNT, query.amountMin, query.amountMax);
}

/** The hours of a timecard, as in the list. */
const HOURS = sql<number>`case when b.type = 'TIME' then round(b.worked_minutes / 60.0, e.hour_decimal_precision) end`;
/** The amount of an item other than a timecard; null if it has none. */
const AMOUNT = sql<number>`case when b.type <> 'TIME' then coalesce(b.expense_amount, b.adjustment_amount,
  case when num_nonnulls(b.milestone_amount, b.material_amount, b.position_amount) > 0 then
    coalesce(b.milestone_amount, 0) + coalesce(b.material_amount, 0) + coalesce(b.position_amount, 0) end) end`;

/** Items whose amount is in a range, including both ends. With a range, items without an amount are left out. */
function between(items: Items, amount: typeof HOURS, least: number | undefined, most: number | undefined): Items {
  let rows = items;
  if (least !== undefined) rows = rows.where(amount, '>=', least);
  if (most !== undefined) rows = rows.where(amount, '<=', most);
  return rows;
}

/** A comma-separated list of known names; undefined if absent or empty. @throws HttpProblem 400 with the name of the parameter */
function oneOf<const Name extends string>(
  parameter: string,
  text: string | undefined,
  known: readonly Name[],
): Name[] | undefined {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) return undefined;
  const found = names.flatMap((name) => known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? []);
  if (found.length === names.length) return found;
  const value = `query.${parameter}`;
  throw httpProblem(400, 'ERR_REQUEST_INVALID', `${value}: must be a comma list of ${known.join(', ')}.`, { value });
}

function sortOf(text: string | undefined): {
  column: (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];
  direction: 'asc' | 'desc';
} {
  if (text === undefined || text === '') return { column: 'b.period_end', direction: 'desc' };
  const [field = '', order = 'asc'] = text.split(',').map((part) => part.trim());
  const isKnown = Object.hasOwn(SORT_COLUMNS, field) && (order === 'asc' || order === 'desc');
  if (!isKnown) {
    const names = Object.keys(SORT_COLUMNS).join(', ');
    throw httpProblem(400, 'ERR_REQUEST_INVALID', `query.sort: must be field,asc or field,desc with one of ${names}.`, {
      value: 'query.sort',
    });
  }
  return { column: SORT_COLUMNS[field as keyof typeof SORT_COLUMNS], direction: order as 'asc' | 'desc' };
}
