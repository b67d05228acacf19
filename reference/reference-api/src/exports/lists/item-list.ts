import type { BillingItemSummary } from 'shared-client/schema/billing';
import { continueItems, type ListQuery, listItems } from '../../billing/read/list-items.ts';
import { reasonLabel, statusLabel, typeLabel } from './item-labels.ts';
import { hasWords } from './matching-words.ts';
import { type ExportedList, following, PAGE, type Reading } from './reading.ts';

const queryOf = ({ query }: Reading) => query as ListQuery & { readonly words?: string };

/** The amount of an item other than a timecard, as the list shows it; null if it has none. */
function amountOf(item: BillingItemSummary): number | null {
  if (item.type === 'TIME') return null;
  const { milestoneAmount, materialAmount, positionAmount } = item;
  const parts = [milestoneAmount, materialAmount, positionAmount].filter((amount) => typeof amount === 'number');
  const project = parts.length > 0 ? Math.round(parts.reduce((sum, part) => sum + part * 100, 0)) / 100 : null;
  return item.expenseAmount ?? item.adjustmentAmount ?? project;
}

/** `GET /wand2/api/billing/billing-items` as a file. */
export const itemList: ExportedList<BillingItemSummary> = {
  title: 'LBL_TIME_AND_EXPENSE',
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
    { label: 'LBL_WORKER', kind: 'text', width: 22, of: ({ workerName }) => workerName },
    { label: 'LBL_ENGAGEMENT', kind: 'text', width: 26, of: ({ reqName }) => reqName ?? null },
    { label: 'LBL_JOB_TITLE', kind: 'text', width: 24, of: ({ jobTitle }) => jobTitle ?? null },
    { label: 'LBL_START_DATE', kind: 'date', width: 12, of: ({ periodStartDate }) => periodStartDate },
    { label: 'LBL_END_DATE', kind: 'date', width: 12, of: ({ periodEndDate }) => periodEndDate },
    { label: 'LBL_HOURS_COLUMN', kind: 'decimal', width: 9, of: (item) => ofTime(item, item.hoursWorked) },
    { label: 'LBL_DAYS', kind: 'decimal', width: 9, of: (item) => ofTime(item, item.daysWorked) },
    { label: 'LBL_UNITS_COLUMN', kind: 'decimal', width: 9, of: (item) => ofTime(item, item.unitsWorked) },
    { label: 'LBL_AMOUNT', kind: 'decimal', width: 12, of: amountOf },
    {
      label: 'LBL_CURRENCY',
      kind: 'text',
      width: 9,
      of: (item) => (amountOf(item) === null ? null : (item.currency ?? null)),
    },
    { label: 'LBL_APPROVER', kind: 'text', width: 22, of: ({ approverName }) => approverName ?? null },
    { label: 'LBL_FILE_APPROVED_ON', kind: 'date', width: 12, of: ({ dateApproved }) => dateApproved ?? null },
    { label: 'LBL_DUE', kind: 'moment', width: 17, of: ({ dueAt }) => dueAt ?? null },
  ],
  /** Words are searched in what was read, so their number is not known before: it is at most this. */
  async count(reading) {
    const { words, ...query } = queryOf(reading);
    const { lists, now } = reading.services;
    return (await listItems(lists, reading.user, { ...query, page: 0, size: 1 }, now())).totalElements;
  },
  pages: (reading) =>
    following(async (cursor) => {
      const { words, ...query } = queryOf(reading);
      const { lists, now } = reading.services;
      const page = await continueItems(lists, reading.user, { ...query, cursor, size: PAGE }, now());
      return words ? { ...page, content: page.content.filter((item) => hasWords(item, words)) } : page;
    }),
};

const ofTime = ({ type }: BillingItemSummary, figure: number | null | undefined): number | null =>
  type === 'TIME' ? (figure ?? null) : null;
