import { Button } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useRef, useState } from 'react';
import { proveSecondFactor, type SecondFactor } from 'shared-client/account';
import { useText } from 'shared-session';
import type { PageProps } from 'shared-session/routing';
import type { Failure } from '../../domain/failure.ts';
import { callFailure } from '../../state/call-failure.ts';
import { goTo } from '../../state/go-to.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { OutsidePage } from '../outside-page.tsx';

export interface SecondStepProps extends Pick<PageProps, 'search'> {
  readonly prove?: typeof proveSecondFactor;
  readonly go?: (location: string) => void;
}

const TEXTS = {
  authenticator: { lead: 'MSG_SECOND_STEP', field: 'LBL_AUTHENTICATOR_CODE', other: 'LBL_USE_RECOVERY_CODE' },
  'recovery-code': {
    lead: 'MSG_SECOND_STEP_RECOVERY',
    field: 'LBL_RECOVERY_CODE_FIELD',
    other: 'LBL_USE_AUTHENTICATOR',
  },
} as const;

/** The password was right; the code of the app, or a recovery code, completes the sign-in (docs: account#second-factor). */
export function SecondStep({ search, prove = proveSecondFactor, go = goTo }: SecondStepProps): JSX.Element {
  const t = useText();
  const returnUrl = new URLSearchParams(search).get('returnUrl') ?? undefined;
  const [method, setMethod] = useState<SecondFactor>('authenticator');
  const [code, setCode] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const field = useRef<HTMLInputElement>(null);
  const texts = TEXTS[method];
  const hasEnded = failure?.label === 'ERR_SIGN_IN_ENDED';

  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (busy || code.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      go(await prove({ method, code: code.replace(/\s/g, ''), returnUrl }));
    } catch (error) {
      setBusy(false);
      setFailure(callFailure('proving a second factor', error));
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <OutsidePage title={t('LBL_SECOND_STEP')} lead={t(texts.lead)}>
      <form
        noValidate
        className="ac-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FailureBanner failure={failure} onRetry={() => void submit()} />
        <TextField
          key={method}
          size="large"
          label={t(texts.field)}
          inputMode={method === 'authenticator' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          required
          maxLength={40}
          value={code}
          onChange={setCode}
          error={isAsked && code === '' ? t('LBL_REQUIRED_FIELD') : undefined}
          inputRef={field}
        />
        <div className="ac-foot">
          {hasEnded ? (
            <Button size="large" variant="primary" block onClick={() => go('/#/auth')}>
              {t('LBL_SIGN_IN')}
            </Button>
          ) : (
            <Button type="submit" size="large" variant="primary" block busy={busy}>
              {t('LBL_CONTINUE')}
            </Button>
          )}
          <Button
            size="large"
            variant="quiet"
            block
            onClick={() => {
              setMethod(method === 'authenticator' ? 'recovery-code' : 'authenticator');
              setCode('');
              setIsAsked(false);
              setFailure(undefined);
            }}
          >
            {t(texts.other)}
          </Button>
        </div>
      </form>
    </OutsidePage>
  );
}
