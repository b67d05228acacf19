import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog, Dialog } from 'mfe_widgets/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from 'shared-client';
import { getPreviousPeriodDetails } from 'shared-client/billing';
import type { PreviousPeriodDetails } from 'shared-client/schema/billing';
import { notifications, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import {
  type CopyReceipt,
  clearPeriodCopy,
  copyPreviousPeriod,
  previousPeriodWarning,
  withPeriodCopy,
} from '../../../domain/copy/copy-previous-period.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { callErrorKey } from '../../page/call-error-text.ts';
import { formatDate } from '../../page/dates.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import { formatReview } from './copy-review-text.ts';

export interface PeriodCopy {
  /** Loads the previous period, then asks; if there is nothing to copy, shows the reason instead. */
  readonly start: () => void;
  /** Whether the previous period is loading. */
  readonly isLoading: boolean;
  /** Whether the question or the receipt is open. */
  readonly isOpen: boolean;
  readonly dialogs: ReactNode;
}

/**
 * Copy From Previous Period: loads, confirms, copies (docs: copying#copy-period), and shows a receipt of the copied and the skipped days.
 */
export function usePeriodCopy(): PeriodCopy {
  const t = useText();
  const store = useTimecardStore();
  const [isLoading, setLoading] = useState(false);
  const [previous, setPrevious] = useState<PreviousPeriodDetails | null>(null);
  const [receipt, setReceipt] = useState<CopyReceipt | null>(null);
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);

  const start = async () => {
    if (loading.current) return;
    const stop = new AbortController();
    const { signal } = stop;
    loading.current = stop;
    const { engagementId, selectedDate, periodStartDate } = store.getState().metadata;
    setLoading(true);
    try {
      const found = await getPreviousPeriodDetails(engagementId, selectedDate ?? periodStartDate, { signal });
      if (signal.aborted) return;
      const warning = previousPeriodWarning(found);
      if (warning) notifications.notify({ style: 'warning', message: t(warning) });
      else setPrevious(found);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      loading.current = null;
      setLoading(false);
    }
  };
  const copy = () => {
    if (!previous) return;
    const { form, rules } = store.getState();
    const copied = copyPreviousPeriod(previous, form.days, rules);
    changeForm(store, action('ACTION_COPY_PERIOD'), (now) => withPeriodCopy(now, copied.days));
    setPrevious(null);
    setReceipt(copied.receipt);
  };
  const dialogs = (
    <>
      <ConfirmDialog
        open={previous !== null}
        title={t('LBL_COPY_TITLE')}
        confirmLabel={t('LBL_COPY')}
        onConfirm={copy}
        onCancel={() => setPrevious(null)}
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
                changeForm(store, action('ACTION_CLEAR'), clearPeriodCopy);
                setReceipt(null);
              }}
            >
              {t('LBL_TC_CLEAR')}
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
              <p>
                {t('MSG_COPY_LEFT', { days: formatFacts(receipt.left.map((one) => formatDate(one.date, 'short'))) })}
              </p>
            ) : null}
            {formatReview(t, receipt.review).map((message) => (
              <Banner key={message} tone="warning">
                {message}
              </Banner>
            ))}
          </div>
        ) : null}
      </Dialog>
    </>
  );
  return { start: () => void start(), isLoading, isOpen: previous !== null || receipt !== null, dialogs };
}
