import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { PasswordField } from 'mfe_widgets/password-field';
import { type JSX, useId, useState } from 'react';
import { changePassword } from 'shared-client/account';
import { authenticate } from 'shared-client/recovery';
import { notifications, useText } from 'shared-session';
import type { Failure } from '../../domain/failure.ts';
import { isNewPassword } from '../../domain/password-rules.ts';
import { callFailure } from '../../state/call-failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAccountStore } from './account-context.ts';

export interface ChangePasswordProps {
  readonly userName: string;
  readonly onClose: () => void;
  readonly calls?: { authenticate: typeof authenticate; changePassword: typeof changePassword };
}

/** The current password proves who asks, at once before the new one is set. */
export function ChangePassword({
  userName,
  onClose,
  calls = { authenticate, changePassword },
}: ChangePasswordProps): JSX.Element {
  const t = useText();
  const store = useAccountStore();
  const form = useId();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  // What was tried stays wrong until it is changed.
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
  const currentError = current === '' ? t('LBL_REQUIRED_FIELD') : t('ERR_RECOVERY_PASSWORD_INVALID');
  const newError = password === '' ? t('LBL_REQUIRED_FIELD') : t('ERR_PASSWORD_RULE');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('LBL_CHANGE_PASSWORD')}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {t('LBL_SET_PASSWORD')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="ac-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="ac-quiet">{t('MSG_CHANGE_PASSWORD')}</p>
        <FailureBanner failure={failure} onRetry={() => void submit()} />
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
      </form>
    </Dialog>
  );
}
