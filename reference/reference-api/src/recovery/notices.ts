import type { Kysely } from 'kysely';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Message } from '../messages/message-gateway.ts';
import { contactsInForceAt, reportLink } from '../reclaim/report-link.ts';
import { UNDO_DAYS } from '../reclaim/verdict.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';
import type { Channel } from './channel.ts';
import { maskAddress, maskEmail, maskNumber } from './masking.ts';
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
 * Notifies every contact of before of a change, so that the owner learns of it even if a thief made it. Each is sent a link that undoes it. A
 * failure to send is logged and does not undo the change.
 */
export async function notifyContactsOfBefore(
  services: Services,
  user: SignedInUser,
  before: Registration,
  change: { channel: Channel; address: string } | 'mobile removed',
): Promise<void> {
  const { db, options } = services;
  const locale = await userLocale(db, user.userId);
  const since = await sessionBegan(db, user.sessionId);
  // Each contact of before is registered still, or was removed by this change.
  const inForce = await contactsInForceAt(db, user.userId, since, services.now());
  for (const message of notices(locale, user, before, change)) {
    const isTrusted = inForce.some(({ address }) => address === message.to);
    const link = isTrusted ? reportLink(options, { userId: user.userId, since, address: message.to }) : undefined;
    const text = link
      ? `${message.text}\n\n${fillText(locale, 'MSG_NOT_ME_LINK', { days: String(UNDO_DAYS), link })}`
      : message.text;
    try {
      await services.messages.send({ ...message, text });
    } catch (error) {
      services.log.error({ err: error, channel: message.channel }, 'a notice of changed recovery options was not sent');
    }
  }
}

const sessionBegan = async (db: Kysely<Database>, sessionId: number): Promise<Date> =>
  (await db.selectFrom('session').select('created_at').where('id', '=', sessionId).executeTakeFirstOrThrow())
    .created_at;

function notices(
  locale: LocaleName,
  { userName }: SignedInUser,
  before: Registration,
  change: { channel: Channel; address: string } | 'mobile removed',
): Message[] {
  const subject = fillText(locale, 'MSG_RECOVERY_CHANGED_SUBJECT');
  const toEmail = (text: string): Message[] =>
    before.email ? [{ channel: 'email', to: before.email, subject, text }] : [];
  const toMobile = (text: string): Message[] =>
    before.mobile ? [{ channel: 'sms', to: before.mobile, subject: '', text }] : [];
  if (change === 'mobile removed') {
    const text = fillText(locale, 'MSG_RECOVERY_MOBILE_REMOVED', { userName });
    return before.mobile ? [...toMobile(text), ...toEmail(text)] : [];
  }
  const { channel, address } = change;
  const old = channel === 'Email' ? before.email : before.mobile;
  if (old === address) return [];
  const added = fillText(locale, 'MSG_RECOVERY_CONTACT_ADDED', { userName, address: maskAddress(address) });
  if (channel === 'Email') {
    const changed = fillText(locale, 'MSG_RECOVERY_EMAIL_CHANGED', { userName, email: maskEmail(address) });
    return [...toEmail(changed), ...toMobile(added)];
  }
  const text = old ? fillText(locale, 'MSG_RECOVERY_MOBILE_CHANGED', { userName, mobile: maskNumber(address) }) : added;
  return [...toMobile(text), ...toEmail(text)];
}
