import type { RecordLine, RecordQuery } from 'shared-client/schema/records';
import type { RecordKind, RecordStatus } from 'shared-validators/record-approval';
import { continueRecords, listRecords } from '../../records/list-records.ts';
import { readerOf } from '../../records/reader.ts';
import { type ExportedList, PAGE, type Reading } from './reading.ts';

const KINDS: Readonly<Record<RecordKind, string>> = {
  REQUEST: 'LBL_KIND_REQUEST',
  ENGAGEMENT: 'LBL_ENGAGEMENT',
  REVISION: 'LBL_KIND_REVISION',
  BUDGET: 'LBL_KIND_BUDGET',
};
const STATUSES: Readonly<Record<RecordStatus, string>> = {
  Draft: 'LBL_REASON_DRAFT',
  Pending: 'LBL_STATUS_PENDING',
  Approved: 'LBL_STATUS_APPROVED',
  Rejected: 'LBL_STATUS_REJECTED',
  Cancelled: 'LBL_ENGAGEMENT_CANCELLED',
};

async function open({ services, user, query }: Reading) {
  const { onBehalfOf, ...filter } = query as RecordQuery & { onBehalfOf?: number };
  return { db: services.lists, reader: await readerOf(services, user, onBehalfOf), filter, now: services.now() };
}

/** `GET /wand2/api/approvals/records` as a file, in the order in which the records were made. */
export const recordList: ExportedList<RecordLine> = {
  title: 'LBL_FILE_RECORDS',
  columns: [
    { label: 'LBL_NUMBER', kind: 'text', width: 12, of: ({ number }) => number },
    { label: 'LBL_TYPE', kind: 'text', width: 14, of: ({ kind }, text) => text(KINDS[kind]) },
    { label: 'LBL_FILE_TITLE', kind: 'text', width: 32, of: ({ title }) => title },
    { label: 'LBL_STATUS', kind: 'text', width: 12, of: ({ status }, text) => text(STATUSES[status]) },
    { label: 'LBL_FILE_STEP', kind: 'text', width: 20, of: ({ step }) => step && `${step.at}/${step.of} ${step.name}` },
    { label: 'LBL_WORKER', kind: 'text', width: 22, of: ({ workerName }) => workerName ?? null },
    { label: 'LBL_FILE_REQUESTED_BY', kind: 'text', width: 22, of: ({ requester }) => requester.name },
    { label: 'LBL_MANAGER', kind: 'text', width: 22, of: ({ manager }) => manager.name },
    { label: 'LBL_START_DATE', kind: 'date', width: 12, of: ({ startDate }) => startDate ?? null },
    { label: 'LBL_END_DATE', kind: 'date', width: 12, of: ({ endDate }) => endDate ?? null },
    { label: 'LBL_AMOUNT', kind: 'decimal', width: 12, of: ({ amount }) => amount ?? null },
    { label: 'LBL_FILE_RATE', kind: 'decimal', width: 10, of: ({ rate }) => rate ?? null },
    { label: 'LBL_CURRENCY', kind: 'text', width: 9, of: ({ currency }) => currency ?? null },
    { label: 'LBL_SUBMITTED', kind: 'moment', width: 17, of: ({ submittedAt }) => submittedAt ?? null },
    { label: 'LBL_FILE_WAITING_SINCE', kind: 'moment', width: 17, of: ({ waitingSince }) => waitingSince ?? null },
  ],
  async count(reading) {
    const { db, reader, filter, now } = await open(reading);
    return (await listRecords(db, reader, { ...filter, page: 0, size: 1 }, now)).totalElements;
  },
  async *pages(reading) {
    const { db, reader, filter, now } = await open(reading);
    for (let after = 0, more = true; more; ) {
      const lines = await continueRecords(db, reader, filter, { now, after, size: PAGE });
      yield lines;
      more = lines.length === PAGE;
      after = lines.at(-1)?.recordId ?? after;
    }
  },
};
