import type { approvalItem } from 'shared-client/schema/approvals';
import type * as v from 'valibot';
import { awaySinceOf } from '../../approvals/absence.ts';
import { type ListQuery, listApprovals } from '../../approvals/list-approvals.ts';
import { requireRecords, requireReviewer } from '../../approvals/who-decides.ts';
import { actingFor } from '../../delegates/acting.ts';
import { reasonLabel, statusLabel, typeLabel } from './item-labels.ts';
import { type ExportedList, following, type Reading } from './reading.ts';

type Row = v.InferInput<typeof approvalItem>;

/** Fewer than of other lists, because each has what a reviewer compares. */
const PAGE = 500;

/** A page of the list as its call reads it, with the same refusals. */
async function read({ services, user, query }: Reading, page: Pick<ListQuery, 'size' | 'cursor' | 'isCounted'>) {
  const { lists: db, now, options } = services;
  const { onBehalfOf, ...filter } = query as ListQuery & { onBehalfOf?: number };
  const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
  requireReviewer(acting.as);
  requireRecords(acting, filter);
  const at = { now: now(), awaySince: awaySinceOf({ now, options }) };
  return listApprovals(db, acting, { ...filter, ...page, page: 0 }, at);
}

/** `GET /wand2/api/billing/approvals/items` as a file. */
export const approvalList: ExportedList<Row> = {
  title: 'LBL_MENU_TIME_AND_BILLING',
  columns: [
    { label: 'LBL_NUMBER', kind: 'whole', width: 10, of: ({ billingItemId }) => billingItemId },
    { label: 'LBL_TYPE', kind: 'text', width: 12, of: ({ type }, text) => text(typeLabel(type)) },
    { label: 'LBL_STATUS', kind: 'text', width: 12, of: ({ status }, text) => text(statusLabel(status)) },
    {
      label: 'LBL_REASON',
      kind: 'text',
      width: 26,
      of: ({ statusReason }, text) => (statusReason ? text(reasonLabel(statusReason)) : null),
    },
    { label: 'LBL_WORKER', kind: 'text', width: 22, of: ({ workerName }) => workerName ?? null },
    { label: 'LBL_ENGAGEMENT', kind: 'text', width: 26, of: ({ reqName }) => reqName ?? null },
    { label: 'LBL_JOB_TITLE', kind: 'text', width: 24, of: ({ jobTitle }) => jobTitle ?? null },
    { label: 'LBL_START_DATE', kind: 'date', width: 12, of: ({ periodStartDate }) => periodStartDate },
    { label: 'LBL_END_DATE', kind: 'date', width: 12, of: ({ periodEndDate }) => periodEndDate },
    { label: 'LBL_HOURS_COLUMN', kind: 'decimal', width: 9, of: ({ hoursWorked }) => hoursWorked ?? null },
    { label: 'LBL_DAYS', kind: 'decimal', width: 9, of: ({ daysWorked }) => daysWorked ?? null },
    {
      label: 'LBL_UNITS_COLUMN',
      kind: 'decimal',
      width: 9,
      of: ({ type, unitsWorked }) => (type === 'TIME' ? (unitsWorked ?? null) : null),
    },
    { label: 'LBL_FILE_CONTRACT_HOURS', kind: 'decimal', width: 14, of: ({ contractHours }) => contractHours ?? null },
    { label: 'LBL_AMOUNT', kind: 'decimal', width: 12, of: ({ amount }) => amount ?? null },
    {
      label: 'LBL_CURRENCY',
      kind: 'text',
      width: 9,
      of: ({ amount, currency }) => (typeof amount === 'number' ? (currency ?? null) : null),
    },
    { label: 'LBL_SUBMITTED', kind: 'moment', width: 17, of: ({ submittedAt }) => submittedAt ?? null },
    { label: 'LBL_DUE', kind: 'moment', width: 17, of: ({ dueAt }) => dueAt ?? null },
    { label: 'LBL_APPROVER', kind: 'text', width: 22, of: ({ approverName }) => approverName ?? null },
    { label: 'LBL_ATTACHMENTS', kind: 'whole', width: 12, of: ({ attachmentCount }) => attachmentCount },
  ],
  count: async (reading) => (await read(reading, { size: 1 })).totalElements,
  pages: (reading) =>
    following(async (cursor) => {
      const { content, cursor: next = null } = await read(reading, { size: PAGE, cursor, isCounted: false });
      return { content: content ?? [], cursor: next };
    }),
};
