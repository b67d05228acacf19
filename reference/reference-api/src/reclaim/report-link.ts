import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApiOptions } from '../options.ts';
import { everySecret } from '../second-factor/sealed.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { formerContacts, heldContacts } from './former-contacts.ts';
import { type FormerContact, type HeldContact, undoableSince, wasInForce } from './verdict.ts';

/** The claims of a link in a notice: since when the account might not be its owner's, and the contact that was told. */
interface Claims {
  readonly userId: number;
  readonly since: Date;
  readonly contact: string;
}

const mark = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`account-report ${text}`).digest('base64url').slice(0, 22);

/** A contact in a link, so that a link ends with the contact that it was sent to. */
const contactMark = (address: string): string => createHash('sha256').update(address).digest('base64url').slice(0, 12);

/** The link of a notice to a contact (docs: account#not-me-link). It is short, because it is also sent as a text message. */
export function reportLink(
  { secret, publicOrigin }: Pick<ApiOptions, 'secret' | 'publicOrigin'>,
  { userId, since, address }: { userId: number; since: Date; address: string },
): string {
  const text = `${userId.toString(36)}.${since.getTime().toString(36)}.${contactMark(address)}`;
  return `${publicOrigin ?? ''}/#/forgot-password?report=${text}.${mark(text, secret)}`;
}

function readClaims(options: Pick<ApiOptions, 'secret' | 'formerSecrets'>, token: string): Claims | undefined {
  const parts = /^([0-9a-z]{1,12})\.([0-9a-z]{1,12})\.([\w-]{12})\.([\w-]{22})$/.exec(token);
  if (!parts) return undefined;
  const [, user = '', moment = '', contact = '', signed = ''] = parts;
  const isSigned = everySecret(options).some((secret) =>
    timingSafeEqual(Buffer.from(mark(`${user}.${moment}.${contact}`, secret)), Buffer.from(signed)),
  );
  if (!isSigned) return undefined;
  return { userId: Number.parseInt(user, 36), since: new Date(Number.parseInt(moment, 36)), contact };
}

/**
 * The account and the moment of a link. Undefined if it is invalid or late, or if its contact was not in force before that moment: whoever
 * registers a contact cannot undo by it what was there before.
 */
export async function readReportLink(
  { db, now, options }: Services,
  token: string,
): Promise<Omit<Claims, 'contact'> | undefined> {
  const claims = readClaims(options, token);
  if (!claims || claims.since < undoableSince(now())) return undefined;
  const contacts = await contactsInForceAt(db, claims.userId, claims.since, now());
  if (!contacts.some(({ address }) => contactMark(address) === claims.contact)) return undefined;
  return { userId: claims.userId, since: claims.since };
}

/** The contacts that were in force at a moment, and whoever held them then may report it. */
export async function contactsInForceAt(
  db: Kysely<Database>,
  userId: number,
  at: Date,
  now: Date,
): Promise<readonly (HeldContact | FormerContact)[]> {
  const contacts = [...(await heldContacts(db, userId)), ...(await formerContacts(db, userId, now))];
  return contacts.filter((contact) => wasInForce(contact, at));
}
