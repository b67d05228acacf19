import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { RadioGroup } from 'mfe_widgets/radio-group';
import { type JSX, useEffect, useState } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { createResetStore, type ResetStore } from '../../../state/reset-store.ts';
import { CodeEntry } from '../../code-entry.tsx';
import { FormDialog } from '../form-dialog.tsx';

export interface RehearsalProps {
  readonly userName: string;
  readonly onClose: () => void;
  readonly store?: ResetStore;
}

/**
 * A rehearsal of the password reset that changes nothing (docs: account#rehearsal). It is the real reset up to the code, only in memory. No
 * password is set, so no session ends.
 */
export function Rehearsal({ userName, onClose, store: given }: RehearsalProps): JSX.Element {
  const t = useText();
  const [store] = useState(() => given ?? createResetStore({ isKept: false }));
  const { step, contacts, channel, code, codeIssue, sent, busy, failure } = useStore(store);
  useEffect(() => void store.begin(userName), [store, userName]);
  const isProven = step === 'password';
  const address = contacts.find((one) => one.channel === channel)?.masked ?? '';
  const label = { Email: 'LBL_CODE_BY_EMAIL', Mobile: 'LBL_CODE_BY_MOBILE' } as const;
  const submit = () => {
    if (step === 'account') void store.begin(userName);
    if (step === 'contact') void store.send();
  };
  return (
    <FormDialog
      title={t('LBL_REHEARSE')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('LBL_SEND_CODE')}
      busy={busy}
      failure={failure}
      {...(step === 'code' || isProven
        ? { footer: <Button onClick={onClose}>{t(isProven ? 'LBL_DONE' : 'LBL_CANCEL')}</Button> }
        : {})}
    >
      {isProven ? (
        <Banner tone="success">{t('MSG_REHEARSED')}</Banner>
      ) : (
        <p className="ac-quiet">{t(step === 'code' ? 'MSG_RESET_CODE_SENT' : 'MSG_REHEARSE', { address })}</p>
      )}
      {step === 'contact' ? (
        <RadioGroup
          label={t('LBL_RESET_CONTACTS')}
          value={channel}
          onChange={(value) => store.choose(value === 'Mobile' ? 'Mobile' : 'Email')}
          options={contacts.map((one) => ({
            value: one.channel,
            label: t(label[one.channel], { address: one.masked }),
          }))}
        />
      ) : null}
      {step === 'code' ? (
        <CodeEntry
          code={code}
          onChange={store.enterCode}
          issue={codeIssue}
          busy={busy}
          sent={sent}
          onResend={() => void store.send()}
        />
      ) : null}
    </FormDialog>
  );
}
