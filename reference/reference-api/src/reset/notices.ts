import type { Kysely } from 'kysely';
import { isCompanyOnly } from '../company-sign-in/company-only.ts';
import { take } from '../limits/limit.ts';
import type { QueuedMessage } from '../messages/queued-message.ts';
import { formerContacts, heldContacts } from '../reclaim/former-contacts.ts';
import { reportLink } from '../reclaim/report-link.ts';
import { type FormerContact, type HeldContact, UNDO_DAYS, wasInForce } from '../reclaim/verdict.ts';
import type { Channel } from '../recovery/channel.ts';
import { limitsOfMessage } from '../recovery/limits.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';
import { limitOfMessages } from './limits.ts';

/** A code to be sent to an owner, for a reset or for signing in. */
export interface CodeToSend {
  readonly userId: number;
  readonly channel: Channel;
  readonly address: string;
  readonly country: string | null;
  readonly code: string;
  /** ISO time. */
  readonly expiresAt: string;
}

/** The code of a reset. Without an account or such a contact, nothing is sent. */
export type ResetCode = Omit<CodeToSend, 'userId' | 'address'> & {
  readonly userId: number | null;
  readonly address: string | null;
};

const messageTo = (channel: Channel, to: string, subject: string, text: string): QueuedMessage =>
  channel === 'Email' ? { channel: 'email', to, subject, text } : { channel: 'sms', to, subject: '', text };

const userName = async ({ db }: Services, userId: number): Promise<string> =>
  (await db.selectFrom('app_user').select('user_name').where('id', '=', userId).executeTakeFirst())?.user_name ?? '';

/** Queues a code in the transaction that stores its hash. */
export const queueCode = (trx: Kysely<Database>, { queue }: Pick<Services, 'queue'>, code: CodeToSend): Promise<void> =>
  queue.compose(trx, { composer: 'owner-code', input: code, codeExpiresAt: new Date(code.expiresAt) });

/** The same for a reset, which stores the same whether or not there is an account. */
export const queueResetCode = (
  trx: Kysely<Database>,
  { queue }: Pick<Services, 'queue'>,
  code: ResetCode,
): Promise<void> =>
  queue.compose(trx, { composer: 'reset-code', input: code, codeExpiresAt: new Date(code.expiresAt) });

/** The message with a code; none if the limits of text messages are exhausted. */
export async function codeOfOwner(
  services: Services,
  { userId, channel, address, country, code, expiresAt }: CodeToSend,
): Promise<readonly QueuedMessage[]> {
  for (const limit of limitsOfMessage({ channel, country }, services.options)) {
    if ((await take(services, limit)) > 0) return [];
  }
  const locale = await userLocale(services.db, userId);
  const text = fillText(locale, 'MSG_ACCOUNT_CODE', { code, userName: await userName(services, userId) });
  const message = messageTo(channel, address, fillText(locale, 'MSG_RECOVERY_CODE_SUBJECT'), text);
  return [{ ...message, userId, codeExpiresAt: new Date(expiresAt) }];
}

/** The message in place of a code to the owner of an account that signs in at its company only. */
async function companyOnlyMessages(
  services: Services,
  { userId, channel, address }: Pick<CodeToSend, 'userId' | 'channel' | 'address'>,
): Promise<readonly QueuedMessage[]> {
  const locale = await userLocale(services.db, userId);
  const values = { name: services.options.company?.name ?? '', userName: await userName(services, userId) };
  const subject = fillText(locale, 'MSG_RECOVERY_CODE_SUBJECT');
  return [{ ...messageTo(channel, address, subject, fillText(locale, 'MSG_RESET_AT_COMPANY', values)), userId }];
}

/** The same for a reset: none without an account, for a contact that is no longer registered, or beyond the owner's limit. */
export async function codeOfReset(services: Services, code: ResetCode): Promise<readonly QueuedMessage[]> {
  const { userId, address } = code;
  if (userId === null || address === null) return [];
  const { email, mobile } = await readRegistration(services.db, userId);
  if (address !== email && address !== mobile) return [];
  if ((await take(services, limitOfMessages(userId))) > 0) return [];
  if (await isCompanyOnly(services, { userId })) return companyOnlyMessages(services, { ...code, userId, address });
  return codeOfOwner(services, { ...code, userId, address });
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

/** A change to be told to an owner. `label` is the sentence, which may contain the name of the account. */
interface Notice extends ToldChange {
  readonly userId: number;
  readonly label: string;
}

/** A notice in the queue, as JSON. */
type StoredNotice = Omit<Notice, 'at'> & { readonly at?: string };

/**
 * Notifies the owner of a change to their account, at every contact, in the transaction of the change. A contact that was there before the
 * change is sent a link that undoes it (docs: account#not-me-link).
 */
export function queueNotice(
  trx: Kysely<Database>,
  { queue }: Pick<Services, 'queue'>,
  { userId, label, sessionId, at, thing, former }: Notice,
): Promise<void> {
  const input: StoredNotice = {
    ...{ userId, label },
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(at ? { at: at.toISOString() } : {}),
    ...(thing ? { thing } : {}),
    ...(former ? { former } : {}),
  };
  return queue.compose(trx, { composer: 'change-notice', input });
}

/**
 * Makes a change to an account and notifies the owner, both or neither. A change that returns undefined has changed nothing, and is told to
 * nobody.
 */
export async function tellingOwner<T>(
  services: Services,
  notice: Notice,
  change: (services: Services) => Promise<T>,
): Promise<T> {
  return services.db.transaction().execute(async (trx) => {
    const result = await change({ ...services, db: trx });
    if (result !== undefined) await queueNotice(trx, services, notice);
    return result;
  });
}

/** The messages about a change, one to each contact. */
export async function changeNotice(
  services: Services,
  { userId, label, at, ...change }: StoredNotice,
): Promise<readonly QueuedMessage[]> {
  const { db, now, options } = services;
  const since = await sinceOf(services, { ...change, ...(at ? { at: new Date(at) } : {}) });
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
}

/** Notifies given contacts of an account, which need not be registered any more, in a transaction. */
export async function tellContacts(
  services: Services,
  userId: number,
  label: string,
  contacts: readonly (HeldContact | FormerContact)[],
): Promise<void> {
  await services.queue.add(services.db, await noticesTo(services, userId, { label }, contacts, () => ''));
}

async function noticesTo(
  services: Services,
  userId: number,
  { label, thing }: Pick<ToldChange, 'thing'> & { readonly label: string },
  contacts: readonly (HeldContact | FormerContact)[],
  further: (contact: HeldContact | FormerContact, locale: LocaleName) => string,
): Promise<readonly QueuedMessage[]> {
  const locale = await userLocale(services.db, userId);
  const subject = fillText(locale, 'MSG_ACCOUNT_CHANGED_SUBJECT');
  const text = fillText(locale, label, {
    userName: await userName(services, userId),
    ...(thing ? { thing: fillText(locale, thing.label, { name: thing.name }) } : {}),
  });
  return contacts
    .filter(({ address }, at) => contacts.findIndex((contact) => contact.address === address) === at)
    .map((contact) => ({
      ...messageTo(contact.channel, contact.address, subject, text + further(contact, locale)),
      userId,
    }));
}

async function sinceOf({ db }: Services, { sessionId, at }: ToldChange): Promise<Date | undefined> {
  if (sessionId === undefined) return at;
  const row = await db.selectFrom('session').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.created_at ?? at;
}
