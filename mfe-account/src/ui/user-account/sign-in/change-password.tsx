import { PasswordField } from 'mfe_widgets/password-field';
import { type JSX, useState } from 'react';
import { changePassword } from 'shared-client/account';
import { authenticate } from 'shared-client/recovery';
import { notifications, useText } from 'shared-session';
import type { Failure } from '../../../domain/failure.ts';
import { isNewPassword } from '../../../domain/password-rules.ts';
import { callFailure } from '../../../state/call-failure.ts';
import { NewPasswordField } from '../../new-password-field.tsx';
import { useAccountStore } from '../account-context.ts';
import { FormDialog } from '../form-dialog.tsx';

export interface ChangePasswordProps {
  readonly userName: string;
  readonly onClose: () => void;
  readonly calls?: { authenticate: typeof authenticate; changePassword: typeof changePassword };
}

/** A dialog to change the password. The current password is checked immediately before the new one is set. */
export function ChangePassword({
  userName,
  onClose,
  calls = { authenticate, changePassword },
}: ChangePasswordProps): JSX.Element {
  const t = useText();
  const store = useAccountStore();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  // A wrong password stays marked as wrong until it is changed.
  const [tried, setTried] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const submit = async (): Promise<void> => {
    setTried(password);
    setFailure(undefined);
    if (current === '') return setWrong('');
    if (busy || !isNewPassword(password)) return;
    setBusy(true);
    try {
      if (!(await calls.authenticate(userName, current))) {
        setWrong(current);
      } else {
        await calls.changePassword(password);
        notifications.toast({ style: 'success', message: t('MSG_PASSWORD_IS_CHANGED') });
        void store.load();
        onClose();
      }
    } catch (error) {
      setFailure(callFailure('changing the password', error));
    }
    setBusy(false);
  };
  const currentError = current === '' ? t('LBL_AC_REQUIRED_FIELD') : t('ERR_AC_RECOVERY_PASSWORD_INVALID');
  const newError = password === '' ? t('LBL_AC_REQUIRED_FIELD') : t('ERR_PASSWORD_RULE');
  return (
    <FormDialog
      title={t('LBL_CHANGE_PASSWORD')}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel={t('LBL_SET_PASSWORD')}
      busy={busy}
      failure={failure}
    >
      <p className="ac-quiet">{t('MSG_CHANGE_PASSWORD')}</p>
      <PasswordField
        size="large"
        label={t('LBL_CURRENT_PASSWORD')}
        name="current-password"
        value={current}
        onChange={setCurrent}
        error={current === wrong ? currentError : undefined}
        required
      />
      <NewPasswordField
        value={password}
        onChange={setPassword}
        error={password === tried && !isNewPassword(password) ? newError : undefined}
        userName={userName}
      />
    </FormDialog>
  );
}
