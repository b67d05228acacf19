import { take } from '../limits/limit.ts';
import type { Message } from '../messages/message-gateway.ts';
import { sendLater } from '../messages/send-later.ts';
import type { Channel } from '../recovery/channel.ts';
import { limitsOfMessage } from '../recovery/limits.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';

/** A code to be sent to an owner, for a reset or for signing in. */
export interface CodeToSend {
  readonly userId: number;
  readonly channel: Channel;
  readonly address: string;
  readonly country: string | null;
  readonly code: string;
}

const messageTo = (channel: Channel, to: string, subject: string, text: string): Message =>
  channel === 'Email' ? { channel: 'email', to, subject, text } : { channel: 'sms', to, subject: '', text };

const userName = async ({ db }: Services, userId: number): Promise<string> =>
  (await db.selectFrom('app_user').select('user_name').where('id', '=', userId).executeTakeFirst())?.user_name ?? '';

/** Sends a code after the response, if the limits of text messages allow it. */
export function sendCodeLater(services: Services, code: CodeToSend): void {
  sendLater(services, () => codeMessages(services, code));
}

/** The message with a code; none if the limits of text messages are exhausted. */
export async function codeMessages(
  services: Services,
  { userId, channel, address, country, code }: CodeToSend,
): Promise<readonly Message[]> {
  for (const limit of limitsOfMessage({ channel, country }, services.options)) {
    if ((await take(services, limit)) > 0) return [];
  }
  const locale = await userLocale(services.db, userId);
  const text = fillText(locale, 'MSG_ACCOUNT_CODE', { code, userName: await userName(services, userId) });
  return [messageTo(channel, address, fillText(locale, 'MSG_RECOVERY_CODE_SUBJECT'), text)];
}

/**
 * Notifies the owner of a change to their account, at every contact. `label` is the sentence, which may contain the name of the account.
 */
export function tellOwner(services: Services, userId: number, label: string): void {
  sendLater(services, async () => {
    const { email, mobile } = await readRegistration(services.db, userId);
    const locale = await userLocale(services.db, userId);
    const subject = fillText(locale, 'MSG_ACCOUNT_CHANGED_SUBJECT');
    const text = fillText(locale, label, { userName: await userName(services, userId) });
    return [
      ...(email ? [messageTo('Email', email, subject, text)] : []),
      ...(mobile ? [messageTo('Mobile', mobile, subject, text)] : []),
    ];
  });
}
