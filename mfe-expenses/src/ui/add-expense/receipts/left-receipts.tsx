import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useEffect, useState } from 'react';
import { useText } from 'shared-session';
import type { PendingReceipt } from '../../../state/pending-receipt.ts';
import { pendingReceiptsOf } from '../../../state/report-receipts.ts';
import { useReportStore } from '../report-context.tsx';

/**
 * Receipts that had not been uploaded when another tab submitted the report. The report does not have them, so they are offered for
 * download before they are discarded.
 */
export function LeftReceipts() {
  const t = useText();
  const store = useReportStore();
  const [kept] = useState(() => pendingReceiptsOf(store));
  const [left, setLeft] = useState<readonly PendingReceipt[]>([]);
  useEffect(() => {
    let isGone = false;
    const finding = kept.find();
    void finding.then((found) => (isGone ? undefined : setLeft(found)));
    return () => {
      isGone = true;
      void finding.then((found) => kept.release(found.map(({ id }) => id)));
    };
  }, [kept]);
  if (left.length === 0) return null;
  const remove = () => {
    setLeft([]);
    for (const { id } of left) void kept.forget(id);
  };
  return (
    <Banner
      tone="warning"
      actions={
        <>
          {left.map(({ id, file }) => (
            <Button key={id} size="small" icon="download" onClick={() => download(file)}>
              {t('LBL_RECEIPT_DOWNLOAD', { name: file.name })}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={remove}>
            {t('LBL_RECEIPTS_REMOVE')}
          </Button>
        </>
      }
    >
      {t('MSG_RECEIPTS_LEFT')}
    </Banner>
  );
}

function download(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
