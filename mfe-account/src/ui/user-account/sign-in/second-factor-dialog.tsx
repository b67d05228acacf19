import { Button } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import {
  createSecondFactorStore,
  type SecondFactorWish,
  type secondFactorCalls,
} from '../../../state/second-factor-store.ts';
import { useAccountStore } from '../account-context.ts';
import { FormDialog } from '../form-dialog.tsx';
import { PasswordFirst } from './password-first.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  readonly wish: SecondFactorWish;
  readonly userName: string;
  readonly onClose: () => void;
  readonly calls?: typeof secondFactorCalls;
}

const isOff = (wish: SecondFactorWish) => wish === 'remove' || wish === 'contact-off';

function titleOf(wish: SecondFactorWish, step: string): string {
  if (wish === 'renew' || step === 'codes') return 'LBL_RECOVERY_CODES';
  return wish.startsWith('contact') ? 'LBL_CONTACT_STEP' : 'LBL_AUTHENTICATOR';
}

function actionOf(wish: SecondFactorWish): string {
  if (isOff(wish)) return 'LBL_TURN_OFF';
  return wish === 'contact-on' ? 'LBL_TURN_ON' : 'LBL_CONTINUE';
}

/** Turns a second factor on or off, or creates new recovery codes. The password comes first. */
export function SecondFactorDialog({ wish, userName, onClose, calls }: Props): JSX.Element {
  const t = useText();
  const account = useAccountStore();
  const [store] = useState(() => createSecondFactorStore(wish, calls));
  const { step, begun, codes, isPasswordWrong, busy, failure } = useStore(store);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<string>();
  const [code, setCode] = useState('');

  // An effect event, because loading the account renders the page with a new `onClose`, and this must not run again then.
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
  return (
    <FormDialog
      title={t(titleOf(wish, step))}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t(actionOf(wish))}
      danger={isOff(wish)}
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
        <PasswordFirst
          userName={userName}
          lead={t(wish === 'remove' ? 'MSG_TURN_OFF' : 'LBL_AC_RECOVERY_VERIFY_ITS_YOU')}
          value={password}
          onChange={setPassword}
          tried={tried}
          isWrong={isPasswordWrong}
        />
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
            error={tried === code && code.trim() === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined}
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
