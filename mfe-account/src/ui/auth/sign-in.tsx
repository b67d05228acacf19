import { Button, ButtonLink } from 'mfe_widgets/button';
import { PasswordField } from 'mfe_widgets/password-field';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { signIn as callSignIn, type getSignInOptions } from 'shared-client/account';
import { useText } from 'shared-session';
import { sendForm } from 'shared-session/focus';
import type { PageProps } from 'shared-session/routing';
import type { Failure } from '../../domain/failure.ts';
import { callFailure } from '../../state/call-failure.ts';
import { goTo } from '../../state/go-to.ts';
import { passkeyDevice } from '../../state/passkey-device.ts';
import { createPasskeySignIn, type PasskeySignIn } from '../../state/passkey-sign-in.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { OutsidePage } from '../outside-page.tsx';
import { CompanyLink } from './company-link.tsx';

export interface SignInProps extends Pick<PageProps, 'search'> {
  readonly signIn?: typeof callSignIn;
  readonly go?: (location: string) => void;
  readonly passkeys?: typeof createPasskeySignIn;
  readonly hasPasskeys?: boolean;
  readonly askOptions?: typeof getSignInOptions;
}

/** The sign-in page in the product's look; `/login` does the same without scripts (docs: account#sign-in). */
export function SignIn({ search, signIn = callSignIn, go = goTo, ...given }: SignInProps): JSX.Element {
  const t = useText();
  const returnUrl = new URLSearchParams(search).get('returnUrl') ?? undefined;
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const field = useRef<HTMLInputElement>(null);
  const { passkeys = createPasskeySignIn, hasPasskeys = passkeyDevice.isThere() } = given;
  const byPasskey = useRef<PasskeySignIn>(undefined);
  const missing = (value: string) => (isAsked && value === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined);

  const begin = useEffectEvent(() => passkeys({ returnUrl, go, fail: setFailure }));
  useEffect(() => {
    if (!hasPasskeys) return undefined;
    const begun = begin();
    byPasskey.current = begun;
    void begun.offer();
    return () => begun.stop();
  }, [hasPasskeys]);

  const askForPasskey = async (): Promise<void> => {
    if (busy) return;
    setFailure(undefined);
    setFailure(await byPasskey.current?.ask());
  };
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (busy || userName === '' || password === '') return;
    setBusy(true);
    setFailure(undefined);
    byPasskey.current?.stop();
    try {
      go(await signIn({ userName, password, returnUrl }));
    } catch (error) {
      setBusy(false);
      setFailure(callFailure('signing in', error));
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <OutsidePage title={t('LBL_SIGN_IN')} lead={t('MSG_SIGN_IN')}>
      <form
        noValidate
        className="ac-form"
        onSubmit={(event) => sendForm(event, () => void submit())}
        onKeyUp={(event: KeyboardEvent) => setHasCapsLock(event.getModifierState?.('CapsLock') ?? false)}
      >
        <FailureBanner failure={failure} onRetry={() => void submit()} />
        <TextField
          size="large"
          label={t('LBL_USER_NAME')}
          name="username"
          autoComplete="username webauthn"
          spellCheck={false}
          autoFocus
          required
          maxLength={100}
          value={userName}
          onChange={setUserName}
          error={missing(userName)}
        />
        <PasswordField
          size="large"
          label={t('LBL_PASSWORD')}
          name="password"
          required
          value={password}
          onChange={setPassword}
          error={missing(password)}
          description={hasCapsLock ? t('MSG_CAPS_LOCK') : undefined}
          inputRef={field}
        />
        <div className="ac-foot">
          <Button type="submit" size="large" variant="primary" block busy={busy}>
            {t('LBL_SIGN_IN')}
          </Button>
          {hasPasskeys ? (
            <Button size="large" block onClick={() => void askForPasskey()}>
              {t('LBL_USE_PASSKEY')}
            </Button>
          ) : null}
          <ButtonLink size="large" variant="quiet" block href="#/forgot-password">
            {t('LBL_FORGOT_PASSWORD')}
          </ButtonLink>
          {/* The link is last, because it loads late and must not move anything that the user is about to press. */}
          <CompanyLink returnUrl={returnUrl} {...(given.askOptions ? { ask: given.askOptions } : {})} />
        </div>
      </form>
    </OutsidePage>
  );
}
