import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { type ResetChannel, type SecondFactors, sendSecondFactorCode } from 'shared-client/account';
import { useText } from 'shared-session';
import type { SentCode } from '../../domain/code-times.ts';
import type { Failure } from '../../domain/failure.ts';
import { callFailure } from '../../state/call-failure.ts';
import { CodeEntry } from '../code-entry.tsx';

export interface ContactCodeProps {
  readonly contacts: SecondFactors['contacts'];
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onFailure: (failure: Failure | undefined) => void;
  readonly busy: boolean;
  readonly send?: typeof sendSecondFactorCode;
}

const BY = { Email: 'LBL_CODE_BY_EMAIL', Mobile: 'LBL_CODE_BY_MOBILE' } as const;

/** Sends a code to a contact when the user asks for it, and takes the code (docs: account#contact-step). */
export function ContactCode(props: ContactCodeProps): JSX.Element {
  const { contacts, code, onChange, onFailure, busy, send = sendSecondFactorCode } = props;
  const t = useText();
  const [channel, setChannel] = useState<ResetChannel>();
  const [sent, setSent] = useState<SentCode>();
  const [isSending, setIsSending] = useState(false);

  const sendTo = async (chosen: ResetChannel): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    onFailure(undefined);
    try {
      const { expiresInSeconds, resendAfterSeconds, delayed } = await send(chosen);
      setSent({ at: Date.now(), expiresInSeconds, resendAfterSeconds, delayed });
      setChannel(chosen);
      onChange('');
    } catch (error) {
      onFailure(callFailure('sending a code', error));
    }
    setIsSending(false);
  };
  if (channel === undefined) {
    return (
      <>
        {contacts.map((one) => (
          <Button key={one.channel} size="large" block busy={isSending} onClick={() => void sendTo(one.channel)}>
            {t(BY[one.channel], { address: one.masked })}
          </Button>
        ))}
      </>
    );
  }
  const address = contacts.find((one) => one.channel === channel)?.masked ?? '';
  return (
    <>
      <p className="ac-quiet">{t('MSG_SECOND_STEP_SENT', { address })}</p>
      <CodeEntry
        code={code}
        onChange={onChange}
        issue={undefined}
        busy={busy || isSending}
        sent={sent}
        onResend={() => void sendTo(channel)}
      />
    </>
  );
}
