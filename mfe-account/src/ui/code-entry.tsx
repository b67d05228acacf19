import { Button } from 'mfe_widgets/button';
import { CodeField } from 'mfe_widgets/code-field';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { codeTimes, type SentCode } from '../domain/code-times.ts';

export interface CodeEntryProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly issue: 'incorrect' | 'expired' | undefined;
  readonly busy: boolean;
  readonly sent: SentCode | undefined;
  readonly onResend: () => void;
}

/** The field for a code, with the time until it expires and the link that sends another. */
export function CodeEntry({ code, onChange, issue, busy, sent, onResend }: CodeEntryProps): JSX.Element {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const times = useCodeTimes(sent);
  const isDelayed = sent?.delayed === true && times !== undefined && times.minutes > 0;
  const waits = times !== undefined && times.seconds > 0;
  useEffect(() => {
    if (issue !== undefined) field.current?.focus();
  }, [issue]);
  const errors = { incorrect: t('ERR_AC_RECOVERY_CODE_INCORRECT'), expired: t('ERR_AC_RECOVERY_CODE_EXPIRED') };
  return (
    <div>
      <CodeField
        size="large"
        label={t('LBL_AC_RECOVERY_CODE')}
        name="code"
        value={code}
        onChange={onChange}
        readOnly={busy}
        error={issue && errors[issue]}
        inputRef={field}
      />
      <p className="ac-note" role="status">
        {busy && code !== '' ? t('MSG_AC_RECOVERY_VERIFYING') : isDelayed ? t('MSG_AC_CODE_DELAYED') : ''}
      </p>
      <div className="ac-times">
        <span>
          {times === undefined
            ? ''
            : times.minutes === 0
              ? t('ERR_AC_RECOVERY_CODE_EXPIRED')
              : t('LBL_AC_RECOVERY_EXPIRES', { count: times.minutes })}
        </span>
        <span>
          <Button variant="link" aria-disabled={waits || undefined} onClick={() => (waits ? undefined : onResend())}>
            {t('LBL_AC_RECOVERY_RESEND')}
          </Button>
          {waits ? <> {t('LBL_AC_RECOVERY_RESEND_IN', { seconds: times.seconds })}</> : null}
        </span>
      </div>
    </div>
  );
}

function useCodeTimes(sent: SentCode | undefined): ReturnType<typeof codeTimes> | undefined {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code that was just sent is counted from now.
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return sent && codeTimes(sent, now);
}
