import type { JSX } from 'react';
import { useText } from 'shared-session';
import type { Channel } from '../../domain/code-status.ts';
import { maskEmail, maskPhone } from '../../domain/masking.ts';
import { useFlow } from '../flow-context.ts';

/** Marks the place in a translated sentence where an element is inserted. No language uses this character. */
const PLACE = '\u2063';

/** The masked address to which the code was sent. It does not claim that a code was sent before that is known. */
export function SentTo({ channel }: { readonly channel: Channel }): JSX.Element {
  const t = useText();
  const { sent, sending } = useFlow((state) => state.codes[channel]);
  const { email, phoneDetails } = useFlow((state) => state.flow.details);
  const address = channel === 'email' ? maskEmail(email) : maskPhone(phoneDetails);
  const sentKey = channel === 'email' ? 'MSG_RECOVERY_EMAIL_SENT' : 'MSG_RECOVERY_SMS_SENT';
  const key = sent !== undefined ? sentKey : sending ? 'MSG_RECOVERY_SENDING' : 'MSG_RECOVERY_NOT_SENT';
  const [before = '', after = ''] = t(key, { address: PLACE }).split(PLACE);
  return (
    <p role="status">
      {before}
      <b className="rc-address">{address}</b>
      {after}
    </p>
  );
}
