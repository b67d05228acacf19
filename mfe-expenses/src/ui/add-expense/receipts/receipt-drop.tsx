import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { FileDrop } from 'mfe_widgets/file-drop';
import { useEffect } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { pastedReceipts } from '../../../domain/pasted.ts';
import { RECEIPT_TYPES } from '../../../domain/receipt-file.ts';
import type { Receipts } from '../../../state/receipts.ts';
import { useReport, useReportReceipts } from '../report-context.tsx';
import { ReceiptUnderway } from './receipt-underway.tsx';

/** The area in which receipts are dropped, pasted, chosen or photographed, several at once, with the state of each. */
export function ReceiptDrop() {
  const t = useText();
  const receipts = useReportReceipts();
  const openLine = useReport((state) => state.openLine);
  const { underway, repeated } = useStore(receipts);
  usePasted(receipts);
  return (
    <section className="ex-receipts" aria-label={t('LBL_RECEIPTS')}>
      <FileDrop
        icon="upload"
        label={t('LBL_ADD_RECEIPTS')}
        accept={RECEIPT_TYPES}
        onFiles={(files) => void receipts.add(files)}
      >
        <span className="ex-quiet">{t('MSG_RECEIPTS_HOW')}</span>
      </FileDrop>
      {underway.some(({ isUnstored }) => isUnstored) ? (
        <Banner tone="warning">{t('MSG_RECEIPTS_NOT_KEPT')}</Banner>
      ) : null}
      {repeated.map((one) => (
        <div key={one.id} data-receipt="asked">
          <Banner
            tone="warning"
            actions={
              <>
                <Button size="small" onClick={() => receipts.answer(one, false)}>
                  {t('LBL_RECEIPT_SKIP')}
                </Button>
                <Button size="small" variant="quiet" onClick={() => receipts.answer(one, true)}>
                  {t('LBL_RECEIPT_ADD_AGAIN')}
                </Button>
              </>
            }
          >
            {t('MSG_RECEIPT_REPEATED', { name: one.file.name })}
          </Banner>
        </div>
      ))}
      {underway
        .filter(({ line }) => line === null || line !== openLine)
        .map((one) => (
          <ReceiptUnderway key={one.id} of={one} />
        ))}
    </section>
  );
}

/** Adds a pasted picture as a receipt, wherever the focus is. Pasted text goes to its field. */
function usePasted(receipts: Receipts): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = pastedReceipts({
        files: [...(clipboardData?.files ?? [])],
        text: clipboardData?.getData('text/plain') ?? '',
      });
      if (files.length > 0) void receipts.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [receipts]);
}
