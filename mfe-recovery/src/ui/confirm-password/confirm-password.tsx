import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { PasswordField } from 'mfe_widgets/password-field';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { useFlow, useFlowStore } from '../flow-context.ts';
import { Screen } from '../screen.tsx';
import { useUnsavedWork } from '../use-unsaved-work.ts';

/** confirm-password, only in the update flow (docs: recovery#confirm-password). */
export function ConfirmPassword(): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const firstName = useFlow((state) => state.user?.firstName ?? '');
  const userName = useFlow((state) => state.user?.userName ?? '');
  const busy = useFlow((state) => state.busy === 'confirming');
  const refused = useFlow((state) => state.passwordRejected);
  const again = useFlow((state) => state.passwordAskedAgain);
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState(false);
  // A wrong password stays marked as wrong until it is changed.
  const [tried, setTried] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useUnsavedWork(password !== '');

  useEffect(() => {
    if (!refused) return;
    field.current?.focus();
    field.current?.select();
  }, [refused]);

  const error =
    refused && password === tried
      ? t('ERR_RECOVERY_PASSWORD_INVALID')
      : left && password === ''
        ? t('ERR_RECOVERY_PASSWORD_REQUIRED')
        : undefined;
  const submit = (): void => {
    setLeft(true);
    if (password === '' || busy) return;
    setTried(password);
    void store.confirmPassword(password);
  };

  return (
    <Screen
      title={t('LBL_RECOVERY_GREETING', { firstName })}
      lead={t('LBL_RECOVERY_VERIFY_ITS_YOU')}
      banner={again ? <Banner tone="info">{t('MSG_RECOVERY_PASSWORD_AGAIN')}</Banner> : undefined}
      onSubmit={submit}
      footer={
        <>
          <Button size="large" onClick={() => store.dispatch({ type: 'cancel' })}>
            {t('LBL_RECOVERY_CANCEL')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} disabled={password === ''}>
            {t('LBL_RECOVERY_NEXT')}
          </Button>
        </>
      }
    >
      <PasswordField
        size="large"
        label={t('LBL_RECOVERY_PASSWORD')}
        name="password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setLeft((was) => was || (password !== '' && value === ''));
        }}
        error={error}
        required
        inputRef={field}
      />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
    </Screen>
  );
}
