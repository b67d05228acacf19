import { useEffect, useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { i18n, notifications } from 'shared-session';
import { useBackOnline } from 'shared-session/connection';
import { useStore } from 'zustand';
import { addExpensePath } from '../../domain/entry-query.ts';
import { blankLine } from '../../domain/metadata-to-form.ts';
import { type ReceiptFile, withReceipt } from '../../domain/report-form.ts';
import { datesUntil } from '../../domain/report-setting.ts';
import { changeForm, isEditable } from '../../state/item-store.ts';
import { keptReceipts } from '../../state/kept-receipts.ts';
import { createReceipts, type Receipts } from '../../state/receipts.ts';
import { reportDrafts } from '../../state/report-drafts.ts';
import type { ReportStore } from '../../state/report-store.ts';
import { waitingOf } from '../../state/underway-receipts.ts';
import { today } from '../page/formats.ts';
import type { KeptDraft } from '../page/use-kept-draft.ts';

/** The receipts of the page; each that arrives belongs to the line it was chosen for, or becomes one that waits for its amount. */
export function useReceipts(store: ReportStore, { isRestored, written }: KeptDraft): Receipts {
  const [receipts] = useState(() =>
    createReceipts({
      kept: keptOf(store),
      itemId: () => store.getState().metadata.billingItemId,
      takes(files) {
        if (store.getState().busy !== 'submit') return true;
        for (const { name } of files)
          notifications.notify({ style: 'error', message: i18n.t('MSG_RECEIPT_TOO_LATE', { name }) });
        return false;
      },
      files: () => store.getState().form.files,
      room: () => {
        const { metadata, form } = store.getState();
        return metadata.attachmentLimit < 0 ? 1 : metadata.attachmentLimit - form.files.length;
      },
      arrived: (file, line) => {
        attach(store, file, line);
        return written();
      },
    }),
  );
  // After the draft: the lines that they were chosen for are there by then.
  useEffect(() => {
    if (!isRestored || !isEditable(store.getState())) return undefined;
    void receipts.goOn();
    return () => receipts.leave();
  }, [receipts, store, isRestored]);
  useBackOnline(
    receipts.sendAgain,
    useStore(receipts, (state) => waitingOf(state).failed > 0),
  );
  return receipts;
}

/** The receipts of a report on this device. */
export const keptOf = (store: ReportStore) =>
  keptReceipts({
    nameOf: () => reportDrafts.nameOf(store.getState().metadata),
    work: () => {
      const { engagementId: id, billingItemId, periodStartDate: date } = store.getState().metadata;
      return { url: `#${addExpensePath(id, billingItemId)}`, key: 'LBL_KEPT_RECEIPTS', params: { id, date } };
    },
  });

function attach(store: ReportStore, file: ReceiptFile, forLine: string | null): void {
  const { setting, form: now } = store.getState();
  // The line may be gone by now, or have another receipt.
  if (now.lines.some((one) => one.key === forLine && one.receiptKey === null)) {
    changeForm(store, { label: 'LBL_STEP_RECEIPT_ADDED' }, (form) => withReceipt(form, forLine, file));
    return;
  }
  const key = randomId();
  const dates = datesUntil(setting, today());
  changeForm(store, { label: 'LBL_STEP_RECEIPT_ADDED' }, (form) => {
    const like = form.lines.at(-1);
    const line = { ...blankLine(key, { dates, currency: setting.currency, like }), receiptKey: file.attachmentKey };
    return { ...form, lines: [...form.lines, line], files: [...form.files, file] };
  });
  if (store.getState().openLine === null) store.setState({ openLine: key });
}
