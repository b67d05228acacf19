import { useEffect, useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { blankLine } from '../../domain/metadata-to-form.ts';
import { withReceipt } from '../../domain/report-form.ts';
import { datesUntil } from '../../domain/report-setting.ts';
import { nameOf } from '../../state/drafts.ts';
import { isEditable } from '../../state/item-store.ts';
import { keptReceipts } from '../../state/kept-receipts.ts';
import { createReceipts, type Receipts } from '../../state/receipts.ts';
import { changeForm, type ReportStore } from '../../state/report-store.ts';
import { today } from '../page/formats.ts';

/** The receipts of the page; each that arrives belongs to the line it was chosen for, or becomes one that waits for its amount. */
export function useReceipts(store: ReportStore, isRestored: boolean): Receipts {
  const [receipts] = useState(() =>
    createReceipts({
      kept: keptReceipts(() => nameOf(store.getState().metadata)),
      itemId: () => store.getState().metadata.billingItemId,
      room: () => {
        const { metadata, form } = store.getState();
        return metadata.attachmentLimit < 0 ? 1 : metadata.attachmentLimit - form.files.length;
      },
      arrived: (file, forLine) => {
        const { setting, form: now } = store.getState();
        // The line may be gone by now, or have another receipt.
        if (now.lines.some((one) => one.key === forLine && one.receiptKey === null))
          return changeForm(store, { label: 'LBL_STEP_RECEIPT_ADDED' }, (form) => withReceipt(form, forLine, file));
        const key = randomId();
        const dates = datesUntil(setting, today());
        changeForm(store, { label: 'LBL_STEP_RECEIPT_ADDED' }, (form) => {
          const like = form.lines.at(-1);
          const line = {
            ...blankLine(key, { dates, currency: setting.currency, like }),
            receiptKey: file.attachmentKey,
          };
          return { ...form, lines: [...form.lines, line], files: [...form.files, file] };
        });
        if (store.getState().openLine === null) store.setState({ openLine: key });
      },
    }),
  );
  // After the draft: the lines that they were chosen for are there by then.
  useEffect(() => {
    if (!isRestored || !isEditable(store.getState())) return undefined;
    void receipts.goOn();
    return () => receipts.leave();
  }, [receipts, store, isRestored]);
  return receipts;
}
