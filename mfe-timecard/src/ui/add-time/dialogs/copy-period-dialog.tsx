import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog, Dialog } from 'mfe_widgets/dialog';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { getPreviousPeriodDetails } from 'shared-client/billing';
import { notifications, useText } from 'shared-session';
import {
  type CopyReceipt,
  clearPeriodCopy,
  copyPreviousPeriod,
  previousPeriodWarning,
  withPeriodCopy,
} from '../../../domain/copy/copy-previous-period.ts';
import { changeForm, deed } from '../../../state/add-time/timecard-store.ts';
import { callErrorKey } from '../../host/call-error-text.ts';
import { sayDate } from '../../host/dates.ts';
import { sayReview } from '../copy-review-text.ts';
import { useTimecardStore } from '../timecard-context.tsx';

/** Copy From Previous Period: asks, copies, and gives a receipt of what came along and what did not. */
export function CopyPeriodDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const store = useTimecardStore();
  const [receipt, setReceipt] = useState<CopyReceipt | null>(null);
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    const { metadata, rules } = store.getState();
    setBusy(true);
    try {
      const previous = await getPreviousPeriodDetails(
        metadata.engagementId,
        metadata.selectedDate ?? metadata.periodStartDate,
      );
      const warning = previousPeriodWarning(previous);
      if (warning) {
        notifications.notify({ style: 'warning', message: t(warning) });
        return;
      }
      const { days, receipt: told } = copyPreviousPeriod(previous, store.getState().form.days, rules);
      changeForm(store, deed('DEED_COPY_PERIOD'), (form) => withPeriodCopy(form, days));
      setReceipt(told);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('LBL_COPY_TITLE')}
        confirmLabel={t('LBL_COPY')}
        busy={busy}
        onConfirm={() => void copy()}
        onCancel={onClose}
      >
        {t('MSG_COPY')}
      </ConfirmDialog>
      <Dialog
        open={receipt !== null}
        onClose={() => setReceipt(null)}
        title={t('LBL_COPIED')}
        width={540}
        footer={
          <>
            <Button
              onClick={() => {
                changeForm(store, deed('DEED_CLEAR'), clearPeriodCopy);
                setReceipt(null);
              }}
            >
              {t('LBL_CLEAR')}
            </Button>
            <Button variant="primary" onClick={() => setReceipt(null)}>
              {t('LBL_CONTINUE')}
            </Button>
          </>
        }
      >
        {receipt ? (
          <div className="tc-receipt">
            <p>{t('MSG_COPY_RECEIPT', { count: receipt.copied.length })}</p>
            {receipt.left.length > 0 ? (
              <p>{t('MSG_COPY_LEFT', { days: receipt.left.map((one) => sayDate(one.date, 'short')).join(', ') })}</p>
            ) : null}
            {sayReview(t, receipt.review).map((message) => (
              <Banner key={message} tone="warning">
                {message}
              </Banner>
            ))}
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
