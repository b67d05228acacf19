import type { RecordLine } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { changeOf } from '../../state/record-queries.ts';
import { AskOnce } from '../page/ask-once.tsx';
import { recordName } from '../record/record-address.ts';

interface RemoveBudgetDialogProps {
  readonly budget: RecordLine;
  readonly onBehalfOf: number | null;
  readonly onClose: () => void;
}

/** Asks for confirmation, then removes the approval of a budget from the list: it is cancelled, and can be reopened. */
export function RemoveBudgetDialog({ budget, onBehalfOf, onClose }: RemoveBudgetDialogProps) {
  const t = useText();
  const { recordId, version } = budget;
  const what = recordName(budget);
  return (
    <AskOnce
      title={t('LBL_REMOVE_BUDGET_APPROVAL_OF', { what })}
      confirmLabel={t('LBL_AP_REMOVE')}
      danger
      done={t('MSG_BUDGET_APPROVAL_REMOVED', { what })}
      call={(key) => changeOf(recordId, { change: 'cancel', version }, onBehalfOf, key)}
      onClose={onClose}
    >
      <p>{t('MSG_REMOVE_BUDGET_APPROVAL')}</p>
    </AskOnce>
  );
}
