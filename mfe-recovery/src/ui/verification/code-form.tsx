import { CodeField } from 'mfe_widgets/code-field';
import { type JSX, useEffect, useRef } from 'react';
import { adoptStyles, useText } from 'shared-session';
import { codeIssue, plainCode } from '../../domain/code-entry.ts';
import type { Channel } from '../../domain/code-status.ts';
import { waitForMessage } from '../../state/web-otp.ts';
import { useFlow, useFlowStore } from '../flow-context.ts';
import { useUnsavedWork } from '../use-unsaved-work.ts';
import { CodeTimesLine } from './code-times.tsx';
import styles from './codes.css';

const styled = (element: Element | null) => (element === null ? undefined : adoptStyles(element, [styles]));

/** The code field of both verify screens, with its times. The store verifies a complete code once. */
export function CodeForm({ channel }: { readonly channel: Channel }): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const entry = useFlow((state) => state.codes[channel].entry);
  const value = useFlow((state) => state.codes[channel].value);
  const delayed = useFlow((state) => state.codes[channel].delayed);
  const field = useRef<HTMLInputElement>(null);
  const issue = codeIssue(entry);
  useUnsavedWork(value !== '' && entry.status !== 'success');

  // A wrong code moves the focus to the field, which selects it.
  useEffect(() => {
    if (entry.status !== 'invalid-code' && entry.status !== 'expired-code') return;
    field.current?.focus();
  }, [entry]);
  useEffect(() => {
    if (channel !== 'phone') return;
    return waitForMessage((code) => store.enterCode('phone', plainCode(code)));
  }, [channel, store]);

  const error =
    issue === 'expired'
      ? t('ERR_RECOVERY_CODE_EXPIRED')
      : issue === 'incorrect'
        ? t('ERR_RECOVERY_CODE_INCORRECT')
        : undefined;
  return (
    <div ref={styled} className="rc-code">
      <CodeField
        size="large"
        label={t('LBL_RECOVERY_CODE')}
        name="code"
        value={value}
        onChange={(code) => store.enterCode(channel, code)}
        onBlur={() => store.leaveCode(channel)}
        disabled={entry.status === 'success'}
        readOnly={entry.status === 'initiated'}
        error={error}
        inputRef={field}
      />
      <p className="rc-checking" role="status">
        {entry.status === 'initiated'
          ? t('MSG_RECOVERY_VERIFYING')
          : delayed && issue !== 'expired' && entry.status !== 'success'
            ? t('MSG_CODE_DELAYED')
            : ''}
      </p>
      <CodeTimesLine channel={channel} />
    </div>
  );
}
