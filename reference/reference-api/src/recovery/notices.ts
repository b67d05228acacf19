import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Message } from '../messages/message-gateway.ts';
import type { Services } from '../services.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';
import type { Channel } from './channel.ts';
import { maskEmail, maskNumber } from './masking.ts';
import type { Registration } from './registrations.ts';

/** The message with a code, in the user's language. */
export function codeMessage(locale: LocaleName, channel: Channel, address: string, code: string): Message {
  return channel === 'Email'
    ? {
        channel: 'email',
        to: address,
        subject: fillText(locale, 'MSG_RECOVERY_CODE_SUBJECT'),
        text: fillText(locale, 'MSG_RECOVERY_CODE_EMAIL', { code }),
      }
    : { channel: 'sms', to: address, subject: '', text: fillText(locale, 'MSG_RECOVERY_CODE_SMS', { code }) };
}

/**
 * Notifies the previous address of a change, so that the owner learns of it even if a thief made it. A failure to send is logged and does
 * not undo the change.
 */
export async function notifyOldAddress(
  services: Services,
  user: SignedInUser,
  before: Registration,
  change: { channel: Channel; address: string } | 'mobile removed',
): Promise<void> {
  const locale = await userLocale(services.db, user.userId);
  for (const message of notices(locale, user, before, change)) {
    try {
      await services.messages.send(message);
    } catch (error) {
      services.log.error({ err: error, channel: message.channel }, 'a notice of changed recovery options was not sent');
    }
  }
}

function notices(
  locale: LocaleName,
  { userName }: SignedInUser,
  before: Registration,
  change: { channel: Channel; address: string } | 'mobile removed',
): Message[] {
  const subject = fillText(locale, 'MSG_RECOVERY_CHANGED_SUBJECT');
  if (change !== 'mobile removed' && change.channel === 'Email') {
    if (!before.email || before.email === change.address) return [];
    const text = fillText(locale, 'MSG_RECOVERY_EMAIL_CHANGED', { userName, email: maskEmail(change.address) });
    return [{ channel: 'email', to: before.email, subject, text }];
  }
  if (!before.mobile || (change !== 'mobile removed' && change.address === before.mobile)) return [];
  const text =
    change === 'mobile removed'
      ? fillText(locale, 'MSG_RECOVERY_MOBILE_REMOVED', { userName })
      : fillText(locale, 'MSG_RECOVERY_MOBILE_CHANGED', { userName, mobile: maskNumber(change.address) });
  const toMobile: Message = { channel: 'sms', to: before.mobile, subject: '', text };
  return before.email ? [toMobile, { channel: 'email', to: before.email, subject, text }] : [toMobile];
}
