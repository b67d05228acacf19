import { Button } from 'mfe_widgets/button';
import { Skeleton } from 'mfe_widgets/skeleton';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSecondFactors, proveSecondFactor, type SecondFactor, type SecondFactors } from 'shared-client/account';
import { useText } from 'shared-session';
import { sendForm } from 'shared-session/focus';
import type { PageProps } from 'shared-session/routing';
import type { Failure } from '../../domain/failure.ts';
import { firstMethod, otherMethods, type SecondMethod } from '../../domain/second-methods.ts';
import { callFailure } from '../../state/call-failure.ts';
import { goTo } from '../../state/go-to.ts';
import { passkeyDevice } from '../../state/passkey-device.ts';
import { createPasskeySignIn } from '../../state/passkey-sign-in.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { OutsidePage } from '../outside-page.tsx';
import { ContactCode } from './contact-code.tsx';

export interface SecondStepProps extends Pick<PageProps, 'search'> {
  readonly read?: typeof getSecondFactors;
  readonly prove?: typeof proveSecondFactor;
  readonly go?: (location: string) => void;
  readonly hasPasskeys?: boolean;
}

const LEADS = {
  authenticator: 'MSG_SECOND_STEP',
  'recovery-code': 'MSG_SECOND_STEP_RECOVERY',
  contact: 'MSG_SECOND_STEP_CONTACT',
} as const;
const FIELDS = { authenticator: 'LBL_AUTHENTICATOR_CODE', 'recovery-code': 'LBL_RECOVERY_CODE_FIELD' } as const;
const OTHERS: Readonly<Record<SecondMethod, string>> = {
  authenticator: 'LBL_USE_AUTHENTICATOR',
  passkey: 'LBL_USE_PASSKEY',
  contact: 'LBL_CONTACT_STEP',
  'recovery-code': 'LBL_USE_RECOVERY_CODE',
};

/** The second step of a sign-in, after the password was right (docs: account#second-factor). */
export function SecondStep({ search, read = getSecondFactors, ...given }: SecondStepProps): JSX.Element {
  const { prove = proveSecondFactor, go = goTo, hasPasskeys = passkeyDevice.isThere() } = given;
  const t = useText();
  const returnUrl = new URLSearchParams(search).get('returnUrl') ?? undefined;
  const [factors, setFactors] = useState<SecondFactors>();
  const [method, setMethod] = useState<SecondFactor>('authenticator');
  const [code, setCode] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = failure?.label === 'ERR_SIGN_IN_ENDED';

  const load = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const found = await read();
      setFactors(found);
      setMethod(firstMethod(found));
    } catch (error) {
      setFailure(callFailure('reading the second factors', error));
    }
  };
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);

  const submit = async (entered = code): Promise<void> => {
    setIsAsked(true);
    if (busy || entered.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      go(await prove({ method, code: entered.replace(/\s/g, ''), returnUrl }));
    } catch (error) {
      setBusy(false);
      setFailure(callFailure('proving a second factor', error));
      field.current?.focus();
      field.current?.select();
    }
  };
  const enterSent = (entered: string): void => {
    setCode(entered);
    if (/^\d{8}$/.test(entered.replace(/[\s-]/g, '')) && entered !== code) void submit(entered);
  };
  const choose = async (next: SecondMethod): Promise<void> => {
    setFailure(undefined);
    if (next === 'passkey') {
      const signIn = createPasskeySignIn({ returnUrl, go, fail: setFailure, secondFactor: true });
      setFailure(await signIn.ask());
      return;
    }
    setMethod(next);
    setCode('');
    setIsAsked(false);
  };
  const others = factors ? otherMethods(factors, method).filter((one) => one !== 'passkey' || hasPasskeys) : [];
  return (
    <OutsidePage title={t('LBL_SECOND_STEP')} lead={factors ? t(LEADS[method]) : undefined}>
      <form noValidate className="ac-form" onSubmit={(event) => sendForm(event, () => void submit())}>
        <FailureBanner failure={failure} onRetry={() => void (factors ? submit() : load())} />
        {factors || failure ? null : <Skeleton label={t('LBL_LOADING')} lines={3} />}
        {factors && method === 'contact' ? (
          <ContactCode
            contacts={factors.contacts}
            code={code}
            onChange={enterSent}
            onFailure={setFailure}
            busy={busy}
          />
        ) : null}
        {factors && method !== 'contact' ? (
          <TextField
            key={method}
            size="large"
            label={t(FIELDS[method])}
            inputMode={method === 'authenticator' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            spellCheck={false}
            autoFocus
            required
            maxLength={40}
            value={code}
            onChange={setCode}
            error={isAsked && code === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined}
            inputRef={field}
          />
        ) : null}
        <div className="ac-foot">
          {hasEnded ? (
            <Button size="large" variant="primary" block onClick={() => go('/#/auth')}>
              {t('LBL_SIGN_IN')}
            </Button>
          ) : null}
          {factors && !hasEnded && method !== 'contact' ? (
            <Button type="submit" size="large" variant="primary" block busy={busy}>
              {t('LBL_CONTINUE')}
            </Button>
          ) : null}
          {others.map((one) => (
            <Button key={one} size="large" variant="quiet" block onClick={() => void choose(one)}>
              {t(OTHERS[one])}
            </Button>
          ))}
        </div>
      </form>
    </OutsidePage>
  );
}
