import { ConfirmDialog } from 'mfe_widgets/dialog';
import { useRef, useState } from 'react';
import { CallError } from 'shared-client';
import { saveEntireNotWork, validateEntireNotWork } from 'shared-client/billing';
import { notifications, useText } from 'shared-session';
import { toCallDate } from '../../../domain/time/calendar-day.ts';
import { callErrorKey } from '../../page/call-error-text.ts';
import { formatDate } from '../../page/dates.ts';
import { formatErrors } from '../issue-text.ts';
import { useTimecard } from '../timecard-context.tsx';

interface EntireNotWorkedDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (billingItemId: number) => void;
}

/** Entire period not worked (540x250): validates, confirms, reports. The period cannot be changed afterwards. */
export function EntireNotWorkedDialog({ open, onClose, onDone }: EntireNotWorkedDialogProps) {
  const t = useText();
  const engagementId = useTimecard((state) => state.metadata.engagementId);
  const from = useTimecard((state) => state.metadata.periodStartDate);
  const until = useTimecard((state) => state.metadata.earningsEndDate);
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const report = async () => {
    setBusy(true);
    key.current ??= `not-worked-${engagementId}-${from}-${until}`;
    const period = { startDate: toCallDate(from), endDate: toCallDate(until) };
    try {
      const checked = await validateEntireNotWork(engagementId, period);
      const response =
        checked.errors.length > 0
          ? { billingItemId: 0, errors: checked.errors }
          : await saveEntireNotWork(engagementId, period, { idempotencyKey: key.current });
      if (response.billingItemId > 0) onDone(response.billingItemId);
      else {
        notifications.notify({
          style: 'error',
          message: formatErrors(t, response.errors) || t('ERR_ENTIRE_NOT_WORKED'),
        });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      kind="warning"
      danger
      busy={busy}
      title={t('LBL_ENTIRE_TITLE')}
      confirmLabel={t('LBL_REPORT_NOT_WORKED')}
      onConfirm={() => void report()}
      onCancel={onClose}
    >
      {t('MSG_ENTIRE', { from: formatDate(from, 'long'), to: formatDate(until, 'long') })}
    </ConfirmDialog>
  );
}
