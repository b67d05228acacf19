import { take } from '../limits/limit.ts';
import type { Message } from '../messages/message-gateway.ts';
import { sendLater } from '../messages/send-later.ts';
import { formerContacts, heldContacts } from '../reclaim/former-contacts.ts';
import { reportLink } from '../reclaim/report-link.ts';
import { type FormerContact, type HeldContact, UNDO_DAYS, wasInForce } from '../reclaim/verdict.ts';
import type { Channel } from '../recovery/channel.ts';
import { limitsOfMessage } from '../recovery/limits.ts';
import type { Services } from '../services.ts';
import type { LocaleName } from '../translations/locales.ts';
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

/** The change that a notice is about, for the link that undoes it. Without one, the notice has no link. */
interface ToldChange {
  /** The session that made it. The link reaches back to the sign-in of that session. */
  readonly sessionId?: number;
  /** When it was made, if no session made it. */
  readonly at?: Date;
  /** What was added, for a sentence that names it: a label and a name. */
  readonly thing?: { readonly label: string; readonly name: string };
  /** Whether contacts that were removed lately are notified as well. */
  readonly former?: boolean;
}

/**
 * Notifies the owner of a change to their account, at every contact. `label` is the sentence, which may contain the name of the account. A
 * contact that was there before the change is sent a link that undoes it (docs: account#not-me-link).
 */
export function tellOwner(services: Services, userId: number, label: string, change: ToldChange = {}): void {
  sendLater(services, async () => {
    const { db, now, options } = services;
    const since = await sinceOf(services, change);
    const held = await heldContacts(db, userId);
    const former = change.former ? await formerContacts(db, userId, now()) : [];
    return noticesTo(services, userId, { label, ...change }, [...held, ...former], (contact, locale) =>
      since && wasInForce(contact, since)
        ? `\n\n${fillText(locale, 'MSG_NOT_ME_LINK', {
            days: String(UNDO_DAYS),
            link: reportLink(options, { userId, since, address: contact.address }),
          })}`
        : '',
    );
  });
}

/** Notifies given contacts of an account, which need not be registered any more. */
export function tellContacts(
  services: Services,
  userId: number,
  label: string,
  contacts: readonly (HeldContact | FormerContact)[],
): void {
  sendLater(services, () => noticesTo(services, userId, { label }, contacts, () => ''));
}

async function noticesTo(
  services: Services,
  userId: number,
  { label, thing }: Pick<ToldChange, 'thing'> & { readonly label: string },
  contacts: readonly (HeldContact | FormerContact)[],
  further: (contact: HeldContact | FormerContact, locale: LocaleName) => string,
): Promise<Message[]> {
  const locale = await userLocale(services.db, userId);
  const subject = fillText(locale, 'MSG_ACCOUNT_CHANGED_SUBJECT');
  const text = fillText(locale, label, {
    userName: await userName(services, userId),
    ...(thing ? { thing: fillText(locale, thing.label, { name: thing.name }) } : {}),
  });
  return contacts
    .filter(({ address }, at) => contacts.findIndex((contact) => contact.address === address) === at)
    .map((contact) => messageTo(contact.channel, contact.address, subject, text + further(contact, locale)));
}

async function sinceOf({ db }: Services, { sessionId, at }: ToldChange): Promise<Date | undefined> {
  if (sessionId === undefined) return at;
  const row = await db.selectFrom('session').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.created_at ?? at;
}
