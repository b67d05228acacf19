import { FormDialog } from 'mfe_widgets/dialog';
import { RadioGroup } from 'mfe_widgets/radio-group';
import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import type { RejectionWords } from '../../../domain/decision-request.ts';
import { InNameOf } from '../record-owner.tsx';
import type { LineReasons } from './line-reasons.ts';
import { ReasonEach } from './reason-each.tsx';
import { RejectedLines } from './rejected-lines.tsx';

/** The items to be rejected. */
export interface Asked {
  readonly items: readonly ApprovalItem[] | 'all';
  /** The items, in words. */
  readonly what: string;
}

const LONGEST = 2000;

/** Asks for the reason of a rejection, and whether the worker may correct the item. */
export function RejectDialog({
  asked,
  principal,
  onClose,
  onReject,
}: {
  asked: Asked;
  /** The person on whose behalf; undefined for the reader's own name. */
  principal: string | undefined;
  onClose: () => void;
  onReject: (words: RejectionWords) => void;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<RejectionWords['kind']>('SENT_BACK');
  const [missing, setMissing] = useState(false);
  const [reasons, setReasons] = useState<LineReasons>(new Map());
  const [each, setEach] = useState<LineReasons>(new Map());
  const [only] = asked.items === 'all' || asked.items.length > 1 ? [] : asked.items;
  const several = asked.items !== 'all' && asked.items.length > 1 ? asked.items : [];
  const lines = [...reasons].map(([id, text]) => ({ id, reason: text.trim() }));
  // The item's reason consists of the text about the whole item, followed by the reasons of the lines.
  const why = [reason.trim(), ...lines.map((line) => line.reason)].filter(Boolean).join(' ').slice(0, LONGEST);
  const own = new Map([...each].map(([id, text]) => [id, text.trim()] as const).filter(([, text]) => text !== ''));
  const eachSays = several.length > 0 && several.every(({ billingItemId }) => own.has(billingItemId));
  const missesReason = why === '' && !eachSays;
  const send = () => {
    if (missesReason || lines.some((line) => line.reason === '')) setMissing(true);
    else onReject({ reason: why, kind, lines, each: own });
  };
  return (
    <FormDialog
      title={t('LBL_REJECT_TITLE', { what: asked.what })}
      submitLabel={t(kind === 'REFUSED' ? 'LBL_REFUSE' : 'LBL_SEND_BACK')}
      danger
      onSubmit={send}
      onClose={onClose}
    >
      <div className="ap-stack">
        <InNameOf principal={principal} />
        <TextField
          label={t('LBL_REASON')}
          multiline
          rows={4}
          autoFocus
          counter
          maxLength={LONGEST}
          value={reason}
          {...(missing && missesReason ? { error: t('MSG_REASON_NEEDED') } : {})}
          onChange={setReason}
        />
        {only ? <RejectedLines item={only} reasons={reasons} showsMissing={missing} onChange={setReasons} /> : null}
        {several.length > 0 ? <ReasonEach items={several} reasons={each} onChange={setEach} /> : null}
        <RadioGroup
          label={t('LBL_MEANING')}
          value={kind}
          onChange={(value) => setKind(value === 'REFUSED' ? 'REFUSED' : 'SENT_BACK')}
          options={[
            { value: 'SENT_BACK', label: t('LBL_SEND_BACK'), description: t('MSG_SEND_BACK') },
            { value: 'REFUSED', label: t('LBL_REFUSE'), description: t('MSG_REFUSE') },
          ]}
        />
      </div>
    </FormDialog>
  );
}
