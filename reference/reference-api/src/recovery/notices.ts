import type { Transaction } from 'kysely';
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
/**
 * Notifies every contact of before of a change, in the transaction of the change, so that the owner learns of it even if a thief made it.
 * Each is sent a link that undoes it.
 */
export async function notifyContactsOfBefore(
  trx: Transaction<Database>,
  services: Services,
  user: SignedInUser,
  before: Registration,
  change: { channel: Channel; address: string } | 'mobile removed',
): Promise<void> {
  const { options, queue } = services;
  const locale = await userLocale(trx, user.userId);
  const since = await sessionBegan(trx, user.sessionId);
  // Each contact of before is registered still, or was removed by this change.
  const inForce = await contactsInForceAt(trx, user.userId, since, services.now());
  const messages = notices(locale, user, before, change).map((message) => {
    const isTrusted = inForce.some(({ address }) => address === message.to);
    const link = isTrusted ? reportLink(options, { userId: user.userId, since, address: message.to }) : undefined;
    const text = link
      ? `${message.text}\n\n${fillText(locale, 'MSG_NOT_ME_LINK', { days: String(UNDO_DAYS), link })}`
      : message.text;
    return { ...message, text, userId: user.userId };
  });
  await queue.add(trx, messages);
}

const sessionBegan = async (db: Transaction<Database>, sessionId: number): Promise<Date> =>
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
