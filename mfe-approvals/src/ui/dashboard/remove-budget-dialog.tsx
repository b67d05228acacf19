import { ConfirmDialog } from 'mfe_widgets/dialog';
import { useState } from 'react';
import { randomId } from 'shared-client/random-id';
import type { RecordLine } from 'shared-client/schema/records';
import { notifications, useText } from 'shared-session';
import { changeOf } from '../../state/record-queries.ts';
import { refusalText } from '../page/refusal-text.ts';
import { recordName } from '../record/record-address.ts';

interface RemoveBudgetDialogProps {
  readonly budget: RecordLine;
  readonly onBehalfOf: number | null;
  readonly onClose: () => void;
}

/** Asks once more, and takes the approval of a budget out of the list: it is cancelled, and can be reopened. */
export function RemoveBudgetDialog({ budget, onBehalfOf, onClose }: RemoveBudgetDialogProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [key] = useState(randomId);
  const { recordId, version } = budget;
  const what = recordName(budget);
  const remove = async () => {
    setBusy(true);
    try {
      await changeOf(recordId, { change: 'cancel', version }, onBehalfOf, key);
      notifications.notify({ style: 'success', message: t('MSG_BUDGET_APPROVAL_REMOVED', { what }) });
      onClose();
    } catch (error) {
      setBusy(false);
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
  return (
    <ConfirmDialog
      open
      kind="warning"
      title={t('LBL_REMOVE_BUDGET_APPROVAL_OF', { what })}
      confirmLabel={t('LBL_REMOVE')}
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t('MSG_REMOVE_BUDGET_APPROVAL')}</p>
    </ConfirmDialog>
  );
}
