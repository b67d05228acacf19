import { type Kysely, sql } from 'kysely';
import type { ApprovalItem, ApprovalPage } from 'shared-client/schema/approvals';
import { hoursOf } from 'shared-validators/timecard';
import { may, reachOf } from '../access/may.ts';
import { summaryOf } from '../billing/read/item-summary.ts';
import { itemOfRow, itemsQuery, selectItem } from '../billing/read/read-item.ts';
import { httpProblem } from '../call/http-problem.ts';
import { type Acting, isOwn, mayActing } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import { absenceOf, LAST_SEEN, WAITS_FOR } from './absence.ts';
import { partOf } from './decide.ts';
import { AMOUNT, CONTRACT_MINUTES, type Filter, filtered, recordsOf, USUAL_AMOUNT, USUAL_MINUTES } from './filter.ts';
import { previewOf, readPreviewData } from './preview/preview.ts';
import { decidedSince } from './recent.ts';
import { mayDecide } from './who-decides.ts';

export interface ListQuery extends Filter {
  readonly view?: 'waiting' | 'recent' | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string | undefined;
}

/** The fields that the list can be sorted by. */
const SORTS = {
  period: sql`b.period_end`,
  worker: sql`lower(w.last_name || ' ' || w.first_name)`,
  submitted: sql`b.submitted_at`,
  hours: sql`b.worked_minutes`,
  amount: AMOUNT,
  variance: sql`b.worked_minutes - ${USUAL_MINUTES}`,
} as const;

const COMMENTS = sql<number>`(select count(*)::integer from billing_item_comment c where c.billing_item_id = b.id)`;

/** A page of items that wait, or that were decided lately. The latest period comes first unless sorted otherwise. */
export async function listApprovals(
  db: Kysely<Database>,
  acting: Acting,
  { view = 'waiting', page = 0, size = 50, sort, ...filter }: ListQuery,
  { now, awaySince }: { readonly now: Date; readonly awaySince: Date },
): Promise<ApprovalPage> {
  const ofView = view === 'recent' ? 'b.id' : 'b.status';
  const rows =
    ofView === 'b.id'
      ? filtered(itemsQuery(db), acting, filter, awaySince).where('b.id', 'in', decidedSince(db, now))
      : filtered(itemsQuery(db), acting, filter, awaySince).where('b.status', '=', 'Pending');
  const isCompany = recordsOf(acting, filter) === 'company' && reachOf(acting.as, 'reassign') !== 'none';
  const { count, minutes } = await rows
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(sql<number>`coalesce(sum(b.worked_minutes), 0)::integer`.as('minutes'))
    .executeTakeFirstOrThrow();
  const { by, direction } = sortOf(sort);
  const found = await selectItem(rows)
    .select(USUAL_MINUTES.as('usual'))
    .select(CONTRACT_MINUTES.as('contract'))
    .select(AMOUNT.as('amount'))
    .select(COMMENTS.as('comments'))
    .select(USUAL_AMOUNT.as('usualAmount'))
    .$if(isCompany, (query) => query.select([WAITS_FOR.as('waitsFor'), LAST_SEEN.as('lastSeen')]))
    .orderBy(by, direction === 'asc' ? (order) => order.asc().nullsFirst() : (order) => order.desc().nullsLast())
    .orderBy('b.period_end', 'desc')
    .orderBy('w.last_name')
    .orderBy('b.id')
    .limit(Math.max(1, size))
    .offset(page * size)
    .execute();
  const items = found.map(itemOfRow);
  const previewData = await readPreviewData(db, items);
  return {
    content: items.map((item): ApprovalItem => {
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
        hourDecimalPrecision: item.hour_decimal_precision,
        hoursWorked: item.type === 'TIME' ? head.hoursWorked : null,
        daysWorked: item.type === 'TIME' ? head.daysWorked : null,
        unitsWorked: head.unitsWorked,
        amount: item.amount === null ? null : Number(item.amount),
        currency: head.currency,
        usualHours: item.usual === null ? null : hoursOf(item.usual, item.hour_decimal_precision),
        contractHours: item.contract === null ? null : hoursOf(item.contract, item.hour_decimal_precision),
        usualAmount: item.usualAmount === null ? null : Number(item.usualAmount),
        attachmentCount: item.attachments.length,
        commentCount: may(acting.as, 'comment', item) ? item.comments : 0,
        ...(isCompany && item.status === 'Pending' ? approversOf(item, awaySince) : NO_APPROVERS),
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
    totalPages: Math.ceil(count / Math.max(1, size)),
    number: page,
    size,
    asOf: now.toISOString(),
    totalHours: hoursOf(minutes, 2) ?? 0,
  };
}

type Approvers = Pick<ApprovalItem, 'waitsFor' | 'absence' | 'lastSeen'>;
const NO_APPROVERS: Approvers = { waitsFor: [], absence: null, lastSeen: null };

/** The people that an item waits for, and their absence. */
function approversOf(
  { waitsFor = [], lastSeen = null }: { readonly waitsFor?: readonly string[]; readonly lastSeen?: Date | null },
  awaySince: Date,
): Approvers {
  const absence = absenceOf({ waitsFor, lastSeen }, awaySince);
  return { waitsFor: [...waitsFor], absence, lastSeen: lastSeen?.toISOString() ?? null };
}

function sortOf(text: string | undefined) {
  if (!text) return { by: SORTS.period, direction: 'desc' };
  const [field = '', direction = 'asc'] = text.split(',').map((part) => part.trim());
  if (Object.hasOwn(SORTS, field) && (direction === 'asc' || direction === 'desc'))
    return { by: SORTS[field as keyof typeof SORTS], direction };
  const names = Object.keys(SORTS).join(', ');
  throw httpProblem(400, 'ERR_REQUEST_INVALID', `query.sort: must be field,asc or field,desc with one of ${names}.`, {
    value: 'query.sort',
  });
}
