import { randomId } from 'shared-client/random-id';
import { addExpensePath } from '../domain/entry-query.ts';
import { blankLine } from '../domain/metadata-to-form.ts';
import { type ReceiptFile, withReceipt } from '../domain/report-form.ts';
import { datesUntil } from '../domain/report-setting.ts';
import { DRAFT_SAVER } from './item-drafts.ts';
import { changeForm } from './item-store.ts';
import { pendingReceipts } from './pending-receipts.ts';
import { reportDrafts } from './report-drafts.ts';
import type { ReportStore } from './report-store.ts';

/** The receipts of a report on this device. */
export const pendingReceiptsOf = (store: ReportStore) =>
  pendingReceipts({
    nameOf: () => reportDrafts.nameOf(store.getState().metadata),
    work: () => {
      const { metadata } = store.getState();
      const { engagementId: id, billingItemId: item, periodStartDate: date } = metadata;
      const url = `#${addExpensePath(metadata)}`;
      return { url, key: 'LBL_KEPT_RECEIPTS', params: { id, date, item }, saver: DRAFT_SAVER };
    },
  });

/** The number of files that can still be added to the report. */
export function roomOf(store: ReportStore): number {
  const { metadata, form } = store.getState();
  return metadata.attachmentLimit < 0 ? 1 : metadata.attachmentLimit - form.files.length;
}

/** Attaches an uploaded receipt to the line it was chosen for, or to a new line. */
export function attachReceipt(
  store: ReportStore,
  file: ReceiptFile,
  { line: forLine, today }: { readonly line: string | null; readonly today: string },
): void {
  const { setting, form: now } = store.getState();
  // The line may have been removed in the meantime, or have another receipt.
  if (now.lines.some((one) => one.key === forLine && one.receiptKey === null)) {
    changeForm(store, { label: 'LBL_STEP_RECEIPT_ADDED' }, (form) => withReceipt(form, forLine, file));
    return;
  }
  const key = randomId();
  const dates = datesUntil(setting, today);
  changeForm(store, { label: 'LBL_STEP_RECEIPT_ADDED' }, (form) => {
    const like = form.lines.at(-1);
    const line = { ...blankLine(key, { dates, currency: setting.currency, like }), receiptKey: file.attachmentKey };
    return { ...form, lines: [...form.lines, line], files: [...form.files, file] };
  });
  if (store.getState().openLine === null) store.setState({ openLine: key });
}
