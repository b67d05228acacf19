import { FormDialog } from 'mfe_widgets/dialog';
import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import { randomId } from 'shared-client/random-id';
import type { RecordDecision, RecordLine } from 'shared-client/schema/records';
import { notifications, useText } from 'shared-session';
import { decideOn } from '../../state/record-queries.ts';
import { offerUndo } from '../../state/record-undo.ts';
import { refusalText } from '../page/refusal-text.ts';
import { recordName } from './record-address.ts';

/** A decision to be confirmed, and its record. */
export interface AskedDecision {
  readonly decision: RecordDecision['decision'];
  readonly record: Pick<RecordLine, 'recordId' | 'version' | 'kind' | 'number' | 'title'>;
}

const LONGEST = 2000;
const TITLES = {
  approve: 'LBL_APPROVE_WHAT',
  'approve-entire': 'LBL_APPROVE_ENTIRE_WHAT',
  reject: 'LBL_REJECT_TITLE',
} as const;

interface DecideDialogProps {
  readonly asked: AskedDecision;
  readonly onBehalfOf: number | null;
  readonly onClose: () => void;
}

/** Asks for confirmation and a comment or the reason, then decides. */
export function DecideDialog({ asked, onBehalfOf, onClose }: DecideDialogProps) {
  const t = useText();
  const { decision, record } = asked;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  // Pressing the button twice, or again after a broken connection, decides once.
  const [key, setKey] = useState(randomId);
  const rejects = decision === 'reject';
  const what = recordName(record);

  const send = async () => {
    if (rejects && reason.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      const decided = await decideOn(
        record.recordId,
        { decision, version: record.version, reason: reason.trim() || null },
        onBehalfOf,
        key,
      );
      if (!offerUndo(decided, what))
        notifications.notify({
          style: 'success',
          message: t(rejects ? 'MSG_REJECTED_WHAT' : 'MSG_APPROVED_WHAT', { what }),
        });
      onClose();
    } catch (error) {
      setBusy(false);
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
  return (
    <FormDialog
      title={t(TITLES[decision], { what })}
      submitLabel={t(rejects ? 'LBL_REJECT_NOW' : 'LBL_APPROVE')}
      danger={rejects}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="ap-stack">
        {decision === 'approve-entire' ? <p>{t('MSG_APPROVE_ENTIRE')}</p> : null}
        <TextField
          label={t(rejects ? 'LBL_REASON' : 'LBL_AP_COMMENT')}
          {...(rejects ? { required: true } : { optional: true })}
          multiline
          rows={4}
          autoFocus
          counter
          maxLength={LONGEST}
          value={reason}
          {...(missing && reason.trim() === '' ? { error: t('MSG_REJECT_REASON_NEEDED') } : {})}
          onChange={(text) => {
            setReason(text);
            setKey(randomId());
          }}
        />
      </div>
    </FormDialog>
  );
}
