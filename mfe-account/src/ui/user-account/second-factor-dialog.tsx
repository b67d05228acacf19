import { Button } from 'mfe_widgets/button';
import { PasswordField } from 'mfe_widgets/password-field';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import {
  createSecondFactorStore,
  type SecondFactorWish,
  type secondFactorCalls,
} from '../../state/second-factor-store.ts';
import { useAccountStore } from './account-context.ts';
import { FormDialog } from './form-dialog.tsx';
import { QrCode } from './qr-code.tsx';

export type { SecondFactorWish };

interface Props {
  readonly wish: SecondFactorWish;
  readonly userName: string;
  readonly onClose: () => void;
  readonly calls?: typeof secondFactorCalls;
}

/** Adds or removes the authenticator app, or makes new recovery codes. The password comes first. */
export function SecondFactorDialog({ wish, userName, onClose, calls }: Props): JSX.Element {
  const t = useText();
  const account = useAccountStore();
  const [store] = useState(() => createSecondFactorStore(wish, calls));
  const { step, begun, codes, isPasswordWrong, busy, failure } = useStore(store);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<string>();
  const [code, setCode] = useState('');

  // Reading the account renders the page, and with it a new onClose: neither may do this again.
  const finish = useEffectEvent(() => {
    void account.load();
    if (step === 'done') onClose();
  });
  useEffect(() => {
    if (step === 'codes' || step === 'done') finish();
  }, [step]);

  const submit = (): void => {
    setTried(step === 'password' ? password : code);
    if (step === 'password' && password !== '') void store.confirmPassword(userName, password);
    if (step === 'scan' && code.trim() !== '') void store.confirmApp(code.replace(/\s/g, ''));
  };
  const wrong =
    password !== tried || step !== 'password'
      ? undefined
      : password === ''
        ? t('LBL_REQUIRED_FIELD')
        : isPasswordWrong
          ? t('ERR_RECOVERY_PASSWORD_INVALID')
          : undefined;
  return (
    <FormDialog
      title={wish === 'renew' || step === 'codes' ? t('LBL_RECOVERY_CODES') : t('LBL_AUTHENTICATOR')}
      onClose={onClose}
      onSubmit={submit}
      action={wish === 'remove' ? t('LBL_TURN_OFF') : t('LBL_CONTINUE')}
      variant={wish === 'remove' ? 'danger' : 'primary'}
      busy={busy}
      failure={failure}
      footer={
        step === 'codes' ? (
          <Button variant="primary" onClick={onClose}>
            {t('LBL_DONE')}
          </Button>
        ) : undefined
      }
    >
      {step === 'password' ? (
        <>
          <p className="ac-quiet">{t(wish === 'remove' ? 'MSG_TURN_OFF' : 'LBL_RECOVERY_VERIFY_ITS_YOU')}</p>
          <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
          <PasswordField
            size="large"
            label={t('LBL_CURRENT_PASSWORD')}
            name="current-password"
            value={password}
            onChange={setPassword}
            error={wrong}
            required
          />
        </>
      ) : null}
      {step === 'scan' && begun ? (
        <>
          <p className="ac-quiet">{t('MSG_SCAN_CODE')}</p>
          <QrCode text={begun.uri} />
          <p className="ac-key">
            {t('LBL_KEY')} <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <TextField
            size="large"
            label={t('LBL_AUTHENTICATOR_CODE')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={9}
            value={code}
            onChange={setCode}
            error={tried === code && code.trim() === '' ? t('LBL_REQUIRED_FIELD') : undefined}
            required
          />
        </>
      ) : null}
      {step === 'codes' ? (
        <>
          <p className="ac-quiet">{t('MSG_KEEP_CODES')}</p>
          <ul className="ac-codes">
            {codes.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </FormDialog>
  );
}
