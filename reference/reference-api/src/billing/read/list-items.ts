import { type Kysely, sql } from 'kysely';
import {
  BILLING_ITEM_STATUSES,
  BILLING_ITEM_TYPES,
  type BillingItemPage,
  type BillingItemSummary,
  type ItemDue,
  REJECTION_KINDS,
  TAFW_UPDATES,
} from 'shared-client/schema/billing';
import { type Condition, seenParts } from '../../access/within-reach.ts';
import { cursorOf } from '../../call/cursor.ts';
import { httpProblem } from '../../call/http-problem.ts';
import { dueFor } from '../../deadlines/due-at.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { placedOn } from '../../insights/cost-centres.ts';
import type { Database } from '../../storage/database.ts';
import { countsOf, periodAt, scopeOf, sumOf } from '../counts/scope.ts';
import { summaryOf } from './item-summary.ts';
import {
  afterCursor,
  countListed,
  inOrder,
  oneOf as oneItemOf,
  type PageRow,
  readPage,
  type SortKey,
} from './listed-page.ts';
import { itemOfRow, LISTED_COLUMNS } from './read-item.ts';

/** The query of the list, validated; dates are `YYYY-MM-DD`. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
  readonly billingItemId?: number | undefined;
  /** Names and ids of which an item has one. */
  readonly engagementId?: readonly number[] | undefined;
  readonly workerId?: readonly number[] | undefined;
  readonly costCentre?: readonly string[] | undefined;
  readonly supplier?: readonly string[] | undefined;
  readonly clientId?: readonly number[] | undefined;
  readonly type?: string | undefined;
  readonly periodEndDateStart?: string | undefined;
  readonly periodEndDateEnd?: string | undefined;
  readonly dateCreatedStart?: string | undefined;
  readonly dateCreatedEnd?: string | undefined;
  readonly dateApproved?: string | undefined;
  readonly status?: string | undefined;
  readonly tafwUpdate?: string | undefined;
  readonly due?: ItemDue | undefined;
  readonly hoursMin?: number | undefined;
  readonly hoursMax?: number | undefined;
  readonly amountMin?: number | undefined;
  readonly amountMax?: number | undefined;
}

/** A column, its type, and whether it may be null. */
type Sort = readonly [string, SortKey['type'], 'mayBeNull'?];

/** The fields that the list can be sorted by, and `dueAt`. Null comes first if they ascend. */
const SORTS = {
  billingItemId: ['b.id', 'integer'],
  type: ['b.type', 'text'],
  status: ['b.status', 'text'],
  statusReason: ['b.status_reason', 'text', 'mayBeNull'],
  periodStartDate: ['b.period_start', 'date'],
  periodEndDate: ['b.period_end', 'date'],
  dateCreated: ['b.created_at', 'timestamptz'],
  dateApproved: ['b.approved_at', 'timestamptz', 'mayBeNull'],
  engagementId: ['b.engagement_id', 'integer'],
  reqName: ['e.req_name', 'text'],
  jobTitle: ['e.job_title', 'text'],
  hoursWorked: ['b.worked_minutes', 'integer'],
  daysWorked: ['b.days_worked', 'numeric'],
  expenseAmount: ['b.expense_amount', 'numeric', 'mayBeNull'],
} as const satisfies Record<string, Sort>;

/** The time zone of the client of an item. */
const ZONE = sql`(select z.time_zone from client z where z.id = b.item_client_id)`;

const NEWEST_FIRST = 'periodEndDate,desc';
const ID: SortKey = { value: sql`b.id`, type: 'integer', direction: 'desc' };

/**
 * A page of the items that a user may see, the newest period first unless sorted otherwise: the one after a cursor, or the one of a number.
 * Their number comes from the counts if the filter allows that.
 */
export async function listItems(
  db: Kysely<Database>,
  user: SignedInUser,
  query: ListQuery,
  now: Date,
): Promise<BillingItemPage> {
  const [page, size] = [query.page ?? 0, Math.max(1, query.size ?? 20)];
  const sort = query.sort || NEWEST_FIRST;
  const keys = keysOf(user, sort);
  const filters = filter(user, query, now);
  const counts = countsOfQuery(db, user, query);
  const listed = { parts: seenParts(user), where: filters, usesEngagement: true, isSearched: filters.length > 0 };
  const isCounted = counts !== undefined && sort === NEWEST_FIRST;
  const begins = isCounted && page > 0 && !query.cursor ? await periodAt(counts, page * size) : undefined;
  const where = [
    ...filters,
    ...(query.cursor ? [afterCursor(query.cursor, sort, keys)] : []),
    ...(begins ? [sql<boolean>`b.period_end <= ${begins.periodEnd}`] : []),
  ];
  const usesEngagement = needsEngagement(query, sort);
  const [rows, count] = await Promise.all([
    readPage(db, {
      ...listed,
      where,
      usesEngagement,
      keys,
      size,
      offset: query.cursor ? 0 : (begins?.offset ?? page * size),
    }),
    counts
      ? counts.select(sumOf('items').as('items')).executeTakeFirstOrThrow()
      : countListed(db, { ...listed, usesEngagement }),
  ]);
  const last = rows.length === size ? rows.at(-1) : undefined;
  const items = Number(count.items);
  return {
    content: await summariesOf(db, rows),
    totalElements: items,
    totalPages: Math.ceil(items / size),
    number: page,
    size,
    cursor: last ? cursorOf(sort, last.place) : null,
  };
}

/** The next items after a cursor, in the order of the list and without their number: for a file of all of them. */
export async function continueItems(
  db: Kysely<Database>,
  user: SignedInUser,
  query: Omit<ListQuery, 'page'> & { readonly size: number },
  now: Date,
): Promise<Pick<BillingItemPage, 'content' | 'cursor'>> {
  const sort = query.sort || NEWEST_FIRST;
  const keys = keysOf(user, sort);
  const filters = filter(user, query, now);
  const rows = await readPage(db, {
    parts: seenParts(user),
    where: [...filters, ...(query.cursor ? [afterCursor(query.cursor, sort, keys)] : [])],
    usesEngagement: needsEngagement(query, sort),
    isSearched: filters.length > 0,
    keys,
    size: query.size,
    offset: 0,
  });
  const last = rows.length === query.size ? rows.at(-1) : undefined;
  return { content: await summariesOf(db, rows), cursor: last ? cursorOf(sort, last.place) : null };
}

async function summariesOf(db: Kysely<Database>, rows: readonly PageRow[]): Promise<BillingItemSummary[]> {
  const found = await db
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('app_user as w', 'w.id', 'b.worker_id')
    .innerJoin('client as c', 'c.id', 'b.item_client_id')
    .select(LISTED_COLUMNS)
    .where('b.id', '=', oneItemOf(rows.map(({ id }) => id)))
    .execute();
  return inOrder(rows, found).map((row) => summaryOf(itemOfRow(row)));
}

function filter(user: SignedInUser, query: ListQuery, now: Date): Condition[] {
  const conditions: Condition[] = [];
  if (query.engagementId) conditions.push(sql`b.engagement_id = ${oneItemOf(query.engagementId)}`);
  if (query.workerId) conditions.push(sql`b.worker_id = ${oneItemOf(query.workerId)}`);
  if (query.billingItemId !== undefined) conditions.push(sql`b.id = ${query.billingItemId}`);
  if (query.costCentre) conditions.push(placedOn(query.costCentre));
  if (query.supplier) conditions.push(sql`b.item_supplier = any (${[...query.supplier]}::text[])`);
  if (query.clientId) conditions.push(sql`b.item_client_id = ${oneItemOf(query.clientId)}`);
  const { types, statuses, kinds } = chosenOf(query);
  if (types) conditions.push(sql`b.type in (${sql.join(types)})`);
  if (statuses) conditions.push(sql`b.status in (${sql.join(statuses)})`);
  if (kinds)
    conditions.push(sql`(b.status <> 'Rejected' or coalesce(b.rejection_kind, 'SENT_BACK') in (${sql.join(kinds)}))`);
  const updates = oneOf('tafwUpdate', query.tafwUpdate, TAFW_UPDATES);
  if (updates) conditions.push(sql`b.tafw_update in (${sql.join(updates)})`);
  if (query.periodEndDateStart) conditions.push(sql`b.period_end >= ${query.periodEndDateStart}`);
  if (query.periodEndDateEnd) conditions.push(sql`b.period_end <= ${query.periodEndDateEnd}`);
  const createdOn = sql`(b.created_at at time zone ${ZONE})::date`;
  if (query.dateCreatedStart) conditions.push(sql`${createdOn} >= ${query.dateCreatedStart}::date`);
  if (query.dateCreatedEnd) conditions.push(sql`${createdOn} <= ${query.dateCreatedEnd}::date`);
  if (query.dateApproved)
    conditions.push(sql`(b.approved_at at time zone ${ZONE})::date = ${query.dateApproved}::date`);
  if (query.due !== undefined) conditions.push(isDue(dueFor(user), query.due, now));
  return [
    ...conditions,
    ...between(HOURS, query.hoursMin, query.hoursMax),
    ...between(AMOUNT, query.amountMin, query.amountMax),
  ];
}

/** Whether an instant is over, or is no later than the end of the week at the client of the item: Monday to Sunday. */
const isDue = (due: ReturnType<typeof dueFor>, filter: ItemDue, now: Date): Condition =>
  filter === 'late'
    ? sql`${due} < ${now}`
    : sql`date_trunc('week', ${due} at time zone ${ZONE}) <= date_trunc('week', ${now}::timestamptz at time zone ${ZONE})`;

/** The types and statuses of a filter. One that names a kind of rejection, but not all of them, has the kinds as well (docs: lists#filter-sent-back). */
function chosenOf({ type, status }: ListQuery) {
  const chosen = oneOf('status', status, [...BILLING_ITEM_STATUSES, ...REJECTION_KINDS]) ?? [];
  const kinds = REJECTION_KINDS.filter((kind) => chosen.includes(kind));
  const isNarrowed = kinds.length > 0 && !chosen.includes('Rejected');
  const statuses = BILLING_ITEM_STATUSES.filter((one) => chosen.includes(one) || (isNarrowed && one === 'Rejected'));
  return {
    types: oneOf('type', type, BILLING_ITEM_TYPES),
    statuses: statuses.length > 0 ? statuses : undefined,
    kinds: isNarrowed ? kinds : undefined,
  };
}

/** Whether a filter on hours, which are rounded as the engagement says, or the sort uses the engagement. */
const needsEngagement = ({ hoursMin, hoursMax }: ListQuery, sort: string): boolean =>
  hoursMin !== undefined || hoursMax !== undefined || /^(?:reqName|jobTitle)\b/.test(sort);

/** The counts of a filter by type, status and period; undefined for any other filter, and for a worker. */
function countsOfQuery(db: Kysely<Database>, user: SignedInUser, query: ListQuery) {
  const scope = scopeOf(user);
  const { page, size, sort, cursor, type, status, periodEndDateStart, periodEndDateEnd, ...others } = query;
  if (scope === undefined || Object.values(others).some((value) => value !== undefined)) return undefined;
  const { types, statuses, kinds } = chosenOf(query);
  if (kinds) return undefined;
  let counts = countsOf(db, scope);
  if (types) counts = counts.where('n.type', 'in', types);
  if (statuses) counts = counts.where('n.status', 'in', statuses);
  if (periodEndDateStart) counts = counts.where('n.period_end', '>=', periodEndDateStart);
  if (periodEndDateEnd) counts = counts.where('n.period_end', '<=', periodEndDateEnd);
  return counts;
}

/** The hours of a timecard, as in the list. */
const HOURS = sql<number>`case when b.type = 'TIME' then round(b.worked_minutes / 60.0, e.hour_decimal_precision) end`;
/** The amount of an item other than a timecard; null if it has none. */
const AMOUNT = sql<number>`case when b.type <> 'TIME' then coalesce(b.expense_amount, b.adjustment_amount,
  case when num_nonnulls(b.milestone_amount, b.material_amount, b.position_amount) > 0 then
    coalesce(b.milestone_amount, 0) + coalesce(b.material_amount, 0) + coalesce(b.position_amount, 0) end) end`;

/** The condition for amounts in a range, including both ends. With a range, items without an amount are left out. */
const between = (amount: typeof HOURS, least: number | undefined, most: number | undefined): Condition[] => [
  ...(least === undefined ? [] : [sql<boolean>`${amount} >= ${least}`]),
  ...(most === undefined ? [] : [sql<boolean>`${amount} <= ${most}`]),
];

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

/** The keys of a sort, `field,asc` or `field,desc`. @throws HttpProblem 400 with the names of the fields */
function keysOf(user: SignedInUser, sort: string): readonly SortKey[] {
  const [field = '', direction = 'asc'] = sort.split(',').map((part) => part.trim());
  if (direction === 'asc' || direction === 'desc') {
    // What is not due comes after what is.
    if (field === 'dueAt')
      return [{ value: sql`coalesce(${dueFor(user)}, 'infinity')`, type: 'timestamptz', direction }, ID];
    if (Object.hasOwn(SORTS, field)) {
      const [column, type, mayBeNull] = SORTS[field as keyof typeof SORTS] as Sort;
      return [{ value: sql.ref(column), type, direction, mayBeNull: mayBeNull !== undefined }, ID];
    }
  }
  const names = [...Object.keys(SORTS), 'dueAt'].join(', ');
  throw httpProblem(400, 'ERR_REQUEST_INVALID', `query.sort: must be field,asc or field,desc with one of ${names}.`, {
    value: 'query.sort',
  });
}
