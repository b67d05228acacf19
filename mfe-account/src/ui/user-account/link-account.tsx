import { PasswordField } from 'mfe_widgets/password-field';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useState } from 'react';
import { linkAccount } from 'shared-client/links';
import { useText } from 'shared-session';
import type { Failure } from '../../domain/failure.ts';
import { callFailure } from '../../state/call-failure.ts';
import { useAccountStore } from './account-context.ts';
import { FormDialog } from './form-dialog.tsx';

/** A dialog to link another account by its password. */
export function LinkAccount({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useText();
  const store = useAccountStore();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [nickName, setNickName] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const missing = (value: string) => (isAsked && value === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined);

  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (busy || userName === '' || password === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await linkAccount({ userName, password, nickName });
      void store.load();
      onClose();
    } catch (error) {
      setFailure(callFailure('linking an account', error));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={t('LBL_LINK_ANOTHER')}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel={t('LBL_LINK_ANOTHER')}
      busy={busy}
      failure={failure}
      autoComplete="off"
    >
      <TextField
        label={t('LBL_USER_NAME')}
        value={userName}
        onChange={setUserName}
        error={missing(userName)}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PasswordField
        label={t('LBL_PASSWORD')}
        value={password}
        onChange={setPassword}
        error={missing(password)}
        required
      />
      <TextField label={t('LBL_NICKNAME')} value={nickName} onChange={setNickName} maxLength={50} optional />
    </FormDialog>
  );
}
