import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import type { Passkey } from 'shared-client/account';
import { useText } from 'shared-session';
import { browserName } from 'shared-validators/browser-name';
import { useStore } from 'zustand';
import { createPasskeyStore } from '../../../state/passkey-store.ts';
import { useAccountStore } from '../account-context.ts';
import { FormDialog } from '../form-dialog.tsx';
import { PasswordFirst } from './password-first.tsx';

interface Props {
  /** The passkey to remove; without it, one is added. */
  readonly removed?: Passkey;
  readonly userName: string;
  readonly onClose: () => void;
  readonly create?: typeof createPasskeyStore;
}

/** Adds a passkey, or removes one. The password comes first (docs: account#passkeys). */
export function PasskeyDialog({ removed, userName, onClose, create = createPasskeyStore }: Props): JSX.Element {
  const t = useText();
  const account = useAccountStore();
  const [store] = useState(() => create(removed?.passkeyId));
  const { step, isPasswordWrong, busy, failure } = useStore(store);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<string>();
  const [name, setName] = useState(() => {
    const known = browserName(navigator.userAgent);
    return known ? t('LBL_BROWSER_ON', { ...known }) : t('LBL_PASSKEY');
  });

  const finish = useEffectEvent(() => {
    void account.load();
    onClose();
  });
  useEffect(() => {
    if (step === 'done') finish();
  }, [step]);

  const submit = (): void => {
    setTried(step === 'password' ? password : name);
    if (step === 'password' && password !== '') void store.confirmPassword(userName, password);
    if (step === 'name' && name.trim() !== '') void store.make(name.trim());
  };
  return (
    <FormDialog
      title={t(removed ? 'LBL_REMOVE_PASSKEY' : 'LBL_ADD_PASSKEY')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t(removed ? 'LBL_REMOVE_PASSKEY' : 'LBL_CONTINUE')}
      danger={removed !== undefined}
      busy={busy}
      failure={failure}
    >
      {step === 'name' ? (
        <>
          <p className="ac-quiet">{t('MSG_NAME_PASSKEY')}</p>
          <TextField
            size="large"
            label={t('LBL_PASSKEY_NAME')}
            autoFocus
            maxLength={60}
            value={name}
            onChange={setName}
            error={tried === name && name.trim() === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined}
            required
          />
        </>
      ) : (
        <PasswordFirst
          userName={userName}
          lead={removed ? t('MSG_REMOVE_PASSKEY', { name: removed.name }) : t('LBL_AC_RECOVERY_VERIFY_ITS_YOU')}
          value={password}
          onChange={setPassword}
          tried={tried}
          isWrong={isPasswordWrong}
        />
      )}
    </FormDialog>
  );
}
