import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { internationalPhone } from 'shared-validators/phone';
import type { Database } from '../storage/database.ts';

/** The two contacts that a reset offers, masked. */
export interface OfferedContacts {
  readonly email: string;
  readonly mobile: string;
}

const HIDDEN = '••••';

/** For an address only the first letters of name and domain, so that every mask has the same length. */
const shortEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}@${email.slice(at + 1, at + 2)}${HIDDEN}`.toLowerCase();
};

/** For a number only the last two digits. */
const shortMobile = (mobile: string): string => `${HIDDEN}${mobile.slice(-2)}`;

/** The key for decoy contacts. It is in the database, because with a new secret of the portal the decoys would change, and only they. */
export async function decoyKey(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('decoy_key').select('value').executeTakeFirstOrThrow()).value;
}

/**
 * The contacts that a reset offers, always one of each kind: the registered ones, and for missing ones decoys that are the same every time.
 * So nothing reveals who has an account, nor what is registered; only the owner recognizes theirs.
 */
export function offeredContacts(
  entered: string,
  registered: { readonly email: string | null; readonly mobile: string | null } | undefined,
  key: string,
): OfferedContacts {
  const bytes = createHmac('sha256', key).update(`reset-contacts ${entered.toLowerCase()}`).digest();
  const letter = (at: number) => String.fromCharCode(97 + ((bytes[at] ?? 0) % 26));
  const digits = String((bytes[2] ?? 0) % 100).padStart(2, '0');
  // The user is shown the contact they entered, whether it is registered or not.
  const email = registered?.email ?? (entered.includes('@') ? entered : undefined);
  const mobile = registered?.mobile ?? internationalPhone(entered, 'US');
  return {
    email: email ? shortEmail(email) : `${letter(0)}${HIDDEN}@${letter(1)}${HIDDEN}`,
    mobile: mobile ? shortMobile(mobile) : `${HIDDEN}${digits}`,
  };
}
