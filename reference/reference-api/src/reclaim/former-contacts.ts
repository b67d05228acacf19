import type { Kysely } from 'kysely';
import type { Channel } from '../recovery/channel.ts';
import { RETENTION } from '../retention.ts';
import type { Database } from '../storage/database.ts';
import type { FormerContact, HeldContact } from './verdict.ts';

const daysBefore = (now: Date): Date => new Date(now.getTime() - RETENTION.formerContactDays * 24 * 3600 * 1000);

/** Keeps the contact of a channel that is about to be removed or replaced. */
export async function keepFormer(db: Kysely<Database>, userId: number, channel: Channel, now: Date): Promise<void> {
  const contact = (await heldContacts(db, userId)).find((held) => held.channel === channel);
  if (!contact) return;
  const { address, country, verifiedAt: verified_at } = contact;
  await db
    .insertInto('former_contact')
    .values({ user_id: userId, channel, address, country, verified_at, removed_at: now })
    .execute();
}

/** The contacts in force, with the time since when they are. */
export async function heldContacts(db: Kysely<Database>, userId: number): Promise<readonly HeldContact[]> {
  const row = await db.selectFrom('recovery_registration').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const email = row?.email && {
    channel: 'Email' as const,
    address: row.email,
    country: null,
    verifiedAt: row.email_verified_at,
  };
  const mobile = row?.mobile && {
    channel: 'Mobile' as const,
    address: row.mobile,
    country: row.mobile_country,
    verifiedAt: row.mobile_verified_at,
  };
  return [...(email ? [email] : []), ...(mobile ? [mobile] : [])];
}

/** The contacts that were removed or replaced within the time for which they are kept. */
export async function formerContacts(
  db: Kysely<Database>,
  userId: number,
  now: Date,
): Promise<readonly FormerContact[]> {
  const rows = await db
    .selectFrom('former_contact')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', '>', daysBefore(now))
    .orderBy('id')
    .execute();
  return rows.map(({ channel, address, country, verified_at, removed_at }) => ({
    channel,
    address,
    country,
    verifiedAt: verified_at,
    removedAt: removed_at,
  }));
}

/** Puts contacts in force, and no other; restored ones are no longer former ones. */
export async function setContacts(
  db: Kysely<Database>,
  userId: number,
  contacts: readonly HeldContact[],
): Promise<void> {
  const email = contacts.find(({ channel }) => channel === 'Email');
  const mobile = contacts.find(({ channel }) => channel === 'Mobile');
  const values = {
    email: email?.address ?? null,
    email_verified_at: email?.verifiedAt ?? null,
    mobile: mobile?.address ?? null,
    mobile_country: mobile?.country ?? null,
    mobile_verified_at: mobile?.verifiedAt ?? null,
  };
  await db
    .insertInto('recovery_registration')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  if (contacts.length === 0) return;
  await db
    .deleteFrom('former_contact')
    .where('user_id', '=', userId)
    .where(
      'address',
      'in',
      contacts.map(({ address }) => address),
    )
    .execute();
}

/** Deletes the contacts that were kept long enough. */
export async function sweepFormerContacts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('former_contact').where('removed_at', '<=', daysBefore(now)).execute();
}
