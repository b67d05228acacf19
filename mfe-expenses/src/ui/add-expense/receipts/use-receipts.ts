import { useEffect, useState } from 'react';
import { i18n, notifications } from 'shared-session';
import { useBackOnline } from 'shared-session/connection';
import { useStore } from 'zustand';
import { isEditable } from '../../../state/item-store.ts';
import { createReceipts, type Receipts } from '../../../state/receipts.ts';
import { attachReceipt, pendingReceiptsOf, roomOf } from '../../../state/report-receipts.ts';
import type { ReportStore } from '../../../state/report-store.ts';
import { waitingOf } from '../../../state/underway-receipts.ts';
import { today } from '../../page/formats.ts';
import type { ItemDraftState } from '../../page/use-item-draft.ts';

/** The receipts of the page. An uploaded receipt is attached to the line it was chosen for, or becomes a new line without an amount. */
export function useReceipts(store: ReportStore, { isRestored, written }: ItemDraftState): Receipts {
  const [receipts] = useState(() =>
    createReceipts({
      kept: pendingReceiptsOf(store),
      itemId: () => store.getState().metadata.billingItemId,
      takes(files) {
        if (store.getState().busy !== 'submit') return true;
        for (const { name } of files)
          notifications.notify({ style: 'error', message: i18n.t('MSG_RECEIPT_TOO_LATE', { name }) });
        return false;
      },
      files: () => store.getState().form.files,
      room: () => roomOf(store),
      arrived: (file, line) => {
        attachReceipt(store, file, { line, today: today() });
        return written();
      },
    }),
  );
  // After the draft, because it contains the lines that they were chosen for.
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
