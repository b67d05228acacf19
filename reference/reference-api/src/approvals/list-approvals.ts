import { type Kysely, sql } from 'kysely';
import type { approvalItem, approvalPage } from 'shared-client/schema/approvals';
import type { ExpenseLine } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import type * as v from 'valibot';
import { may, reachOf } from '../access/may.ts';
import { periodAt, sumOf } from '../billing/counts/scope.ts';
import { summaryOf } from '../billing/read/item-summary.ts';
import { afterCursor, countListed, inOrder, oneOf, readPage, type SortKey } from '../billing/read/listed-page.ts';
import { itemOfRow, LISTED_COLUMNS } from '../billing/read/read-item.ts';
import { cursorOf } from '../call/cursor.ts';
import { httpProblem } from '../call/http-problem.ts';
import { instantOf } from '../deadlines/due-at.ts';
import { type Acting, isOwn, mayActing } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import { absenceOf, LAST_SEEN, WAITS_FOR } from './absence.ts';
import { partOf } from './decide.ts';
import {
  CONTRACT_MINUTES,
  conditionsOf,
  type Filter,
  type FilteredAt,
  isCountedBy,
  recordsOf,
  usesEngagement,
} from './filter.ts';
import { previewOf, readPreviewData } from './preview/preview.ts';
import { recentSince } from './recent.ts';
import { decidedItems, waitingItems, waitingItemsByType } from './reviewed-parts.ts';
import { AMOUNT, IS_STORED, USUAL_MINUTES } from './usual/usual-values.ts';
import { waitingCounts } from './waiting-counts.ts';
import { mayDecide } from './who-decides.ts';

export interface ListQuery extends Filter {
  readonly view?: 'waiting' | 'recent' | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
  /** False for the next page of a file: its totals are 0. */
  readonly isCounted?: boolean | undefined;
}

const LATEST_FIRST = 'period,desc';

/** The fields that the list can be sorted by. */
const SORTS = {
  period: { value: sql`b.period_end`, type: 'date' },
  worker: { value: sql`b.worker_sort`, type: 'text' },
  submitted: { value: sql`b.submitted_at`, type: 'timestamptz', mayBeNull: true },
  hours: { value: sql`b.worked_minutes`, type: 'integer' },
  amount: { value: AMOUNT, type: 'numeric', mayBeNull: true },
  variance: { value: sql`b.worked_minutes - ${USUAL_MINUTES}`, type: 'integer', mayBeNull: true },
  due: { value: sql`b.approver_due_at`, type: 'timestamptz', mayBeNull: true },
} as const satisfies Record<string, Omit<SortKey, 'direction'>>;

/** The order of items that are equal otherwise: the latest period first, then by worker. All keys ascend, as in the indexes. */
const THEN: readonly SortKey[] = [
  { value: sql`(date '2000-01-01' - b.period_end)`, type: 'integer', direction: 'asc' },
  { value: sql`b.worker_sort`, type: 'text', direction: 'asc' },
  { value: sql`b.id`, type: 'integer', direction: 'asc' },
];

/** The sorts of items that wait which an index by type has. */
const INDEXED = ['period', 'submitted'];

const COMMENTS = sql<number>`(select count(*)::integer from billing_item_comment c where c.billing_item_id = b.id)`;

/**
 * A page of items that wait, or that were decided lately: the one after a cursor, or the one of a number. The latest period comes first unless
 * sorted otherwise.
 */
export async function listApprovals(
  db: Kysely<Database>,
  acting: Acting,
  { view = 'waiting', page = 0, size: asked = 50, sort: sortedBy, cursor, isCounted = true, ...filter }: ListQuery,
  { now, awaySince }: FilteredAt,
): Promise<v.InferInput<typeof approvalPage>> {
  const size = Math.max(1, asked);
  const sort = sortedBy || LATEST_FIRST;
  const { field, keys } = keysOf(sort);
  const conditions = await conditionsOf(db, acting, filter, { now, awaySince });
  const isCompany = recordsOf(acting, filter) === 'company' && reachOf(acting.as, 'reassign') !== 'none';
  const waits = view === 'waiting';
  const listed = {
    parts: waits ? waitingItems(acting, filter) : decidedItems(acting, filter, recentSince(now)),
    where: conditions,
    usesEngagement: usesEngagement(filter),
    isSearched: !isCountedBy(filter),
  };
  const counts = isCounted && waits && isCountedBy(filter) ? waitingCounts(db, acting, filter) : undefined;
  const begins =
    counts && sort === LATEST_FIRST && page > 0 && !cursor ? await periodAt(counts, page * size) : undefined;
  const [rows, total] = await Promise.all([
    readPage(db, {
      ...listed,
      ...(waits && INDEXED.includes(field) ? { parts: waitingItemsByType(acting, filter) } : {}),
      where: [
        ...conditions,
        ...(cursor ? [afterCursor(cursor, sort, keys)] : []),
        ...(begins
          ? [sql<boolean>`(date '2000-01-01' - b.period_end) >= date '2000-01-01' - ${begins.periodEnd}::date`]
          : []),
      ],
      keys,
      size,
      offset: cursor ? 0 : (begins?.offset ?? page * size),
    }),
    counts
      ? counts.select([sumOf('items').as('items'), sumOf('minutes').as('minutes')]).executeTakeFirstOrThrow()
      : isCounted
        ? countListed(db, listed)
        : { items: 0, minutes: 0 },
  ]);
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('app_user as w', 'w.id', 'b.worker_id')
    .innerJoin('client as c', 'c.id', 'b.item_client_id')
    .select(LISTED_COLUMNS)
    .select(['b.submitted_at', 'b.submitted_by_id', 'e.client_id', 'b.manager_id', 'e.supplier_name'])
    .select(['b.chain', 'b.approvers'])
    .select(sql<number>`jsonb_array_length(b.attachments)`.as('files'))
    .select(sql<ExpenseLine[]>`case when b.type = 'EXPENSE' then b.lines else '[]' end`.as('lines'))
    .select(CONTRACT_MINUTES.as('contract'))
    .select(AMOUNT.as('amount'))
    .select(COMMENTS.as('comments'))
    .select(['b.usual_minutes', 'b.usual_amount', 'b.usual_week', IS_STORED.as('isUsualStored')])
    .$if(isCompany, (query) => query.select([WAITS_FOR.as('waitsFor'), LAST_SEEN.as('lastSeen')]))
    .where('b.id', '=', oneOf(ids))
    .execute();
  const items = inOrder(rows, found.map(itemOfRow));
  const last = rows.length === size ? rows.at(-1) : undefined;
  const previewData = await readPreviewData(db, items);
  const count = Number(total.items);
  return {
    content: items.map((item): v.InferInput<typeof approvalItem> => {
      const { dateApproved, rejectionReason, rejectionKind, ...head } = summaryOf(item);
      const own = isOwn(acting, item.submitted_by_id);
      return {
        billingItemId: head.billingItemId,
        version: head.version,
        type: head.type,
        status: head.status,
        statusReason: head.statusReason,
        rejectionReason,
        rejectionKind,
        approverName: head.approverName,
        approverFor: head.approverFor,
        dateApproved,
        engagementId: head.engagementId,
        reqName: head.reqName,
        jobTitle: head.jobTitle,
        workerId: item.worker_id,
        workerName: head.workerName,
        periodStartDate: head.periodStartDate,
        periodEndDate: head.periodEndDate,
        submittedAt: item.submitted_at?.toISOString() ?? null,
        dueAt: head.dueAt,
        cutoffAt: instantOf(item.cutoff_at),
        hourDecimalPrecision: item.hour_decimal_precision,
        hoursWorked: item.type === 'TIME' ? head.hoursWorked : null,
        daysWorked: item.type === 'TIME' ? head.daysWorked : null,
        unitsWorked: head.unitsWorked,
        amount: item.amount === null ? null : Number(item.amount),
        currency: head.currency,
        contractHours: item.contract === null ? null : hoursOf(item.contract, item.hour_decimal_precision),
        attachmentCount: item.files,
        commentCount: may(acting.as, 'comment', item) ? item.comments : 0,
        ...(isCompany && item.status === 'Pending' ? approversOf(item, awaySince) : {}),
        isOwn: own,
        mayDecide:
          mayDecide(acting.as) &&
          mayActing(acting, 'decide', item) &&
          !own &&
          item.status === 'Pending' &&
          partOf(acting, item) !== null,
        ...previewOf(item, previewData),
      };
    }),
    totalElements: count,
    totalPages: Math.ceil(count / size),
    number: page,
    size,
    cursor: last ? cursorOf(sort, last.place) : null,
    asOf: now.toISOString(),
    totalHours: hoursOf(Number(total.minutes), 2) ?? 0,
  };
}

type Approvers = Pick<v.InferInput<typeof approvalItem>, 'waitsFor' | 'absence' | 'lastSeen'>;

/** The people that an item waits for, and their absence. */
function approversOf(
  { waitsFor = [], lastSeen = null }: { readonly waitsFor?: readonly string[]; readonly lastSeen?: Date | null },
  awaySince: Date,
): Approvers {
  const absence = absenceOf({ waitsFor, lastSeen }, awaySince);
  return { waitsFor: [...waitsFor], absence, lastSeen: lastSeen?.toISOString() ?? null };
}

/** The keys of a sort, `field,asc` or `field,desc`. @throws HttpProblem 400 with the names of the fields */
function keysOf(sort: string): { readonly field: string; readonly keys: readonly SortKey[] } {
  const [field = '', direction = 'asc'] = sort.split(',').map((part) => part.trim());
  if (Object.hasOwn(SORTS, field) && (direction === 'asc' || direction === 'desc')) {
    const first = { ...SORTS[field as keyof typeof SORTS], direction } as const;
    // The latest period first is the order of items that are equal otherwise.
    return { field, keys: field === 'period' && direction === 'desc' ? THEN : [first, ...THEN] };
  }
  const names = Object.keys(SORTS).join(', ');
  throw httpProblem(400, 'ERR_REQUEST_INVALID', `query.sort: must be field,asc or field,desc with one of ${names}.`, {
    value: 'query.sort',
  });
}
