import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import { maskAddress } from '../recovery/masking.ts';
import { endCodesToContacts } from '../recovery/registrations.ts';
import { removeAuthenticator } from '../second-factor/authenticator.ts';
import { dropUnneededCodes } from '../second-factor/second-factor.ts';
import type { Database } from '../storage/database.ts';
import { heldContacts, setContacts } from './former-contacts.ts';
import type { Thing, ThingKind } from './thing.ts';

type Found = Omit<Thing, 'kind'>;
interface Kind {
  readonly read: (db: Kysely<Database>, userId: number) => Promise<readonly Found[]>;
  readonly revoke: (db: Kysely<Database>, userId: number, id: string, now: Date) => Promise<void>;
}

/**
 * The kinds of things that let a person into an account, or lend something of it. A new kind joins "this was not me", the review after a
 * reset and their tests by an entry here.
 */
const KINDS: Readonly<Record<ThingKind, Kind>> = {
  contact: {
    read: async (db, userId) =>
      (await heldContacts(db, userId)).map(({ channel, address, verifiedAt }) => ({
        id: channel,
        name: maskAddress(address),
        since: verifiedAt,
      })),
    async revoke(db, userId, id) {
      const contacts = await heldContacts(db, userId);
      await setContacts(
        db,
        userId,
        contacts.filter(({ channel }) => channel !== id),
      );
      await endCodesToContacts(db, userId);
    },
  },
  authenticator: {
    read: async (db, userId) =>
      (await db.selectFrom('authenticator').selectAll().where('user_id', '=', userId).execute()).map((row) => ({
        id: 'app',
        name: '',
        since: row.confirmed_at ?? row.added_at,
      })),
    async revoke(db, userId) {
      await removeAuthenticator(db, userId);
      await dropUnneededCodes(db, userId);
    },
  },
  'contact-step': {
    read: async (db, userId) =>
      (
        await db
          .selectFrom('app_user')
          .select('contact_step_at')
          .where('id', '=', userId)
          .where('contact_step_at', 'is not', null)
          .execute()
      ).map((row) => ({ id: 'step', name: '', since: row.contact_step_at })),
    async revoke(db, userId) {
      await db.updateTable('app_user').set({ contact_step_at: null }).where('id', '=', userId).execute();
      await dropUnneededCodes(db, userId);
    },
  },
  'recovery-codes': {
    read: async (db, userId) =>
      (
        await db
          .selectFrom('recovery_key')
          .select((e) => e.fn.max('codes_made_at').as('made_at'))
          .where('user_id', '=', userId)
          .groupBy('user_id')
          .execute()
      ).map((row) => ({ id: 'codes', name: '', since: row.made_at })),
    async revoke(db, userId) {
      await db.deleteFrom('recovery_key').where('user_id', '=', userId).execute();
    },
  },
  passkey: {
    read: async (db, userId) =>
      (
        await db
          .selectFrom('passkey')
          .select(['id', 'name', 'added_at'])
          .where('user_id', '=', userId)
          .orderBy('id')
          .execute()
      ).map((row) => ({ id: String(row.id), name: row.name, since: row.added_at })),
    async revoke(db, userId, id) {
      await db.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', Number(id)).execute();
    },
  },
  company: {
    read: async (db, userId) =>
      (
        await db
          .selectFrom('company_identity')
          .select(['issuer', 'linked_at'])
          .where('user_id', '=', userId)
          .orderBy('issuer')
          .execute()
      ).map((row) => ({ id: row.issuer, name: new URL(row.issuer).host, since: row.linked_at })),
    async revoke(db, userId, id) {
      await db.deleteFrom('company_identity').where('user_id', '=', userId).where('issuer', '=', id).execute();
    },
  },
  // In both directions: the accounts that may be switched to from this one, and those that may switch to it.
  'linked-account': {
    read: async (db, userId) =>
      (
        await db
          .selectFrom('linked_account')
          .innerJoin('app_user', (join) =>
            join.on((e) =>
              e.or([
                e.and([
                  e('linked_account.user_id', '=', userId),
                  e('app_user.id', '=', e.ref('linked_account.other_user_id')),
                ]),
                e.and([
                  e('linked_account.other_user_id', '=', userId),
                  e('app_user.id', '=', e.ref('linked_account.user_id')),
                ]),
              ]),
            ),
          )
          .select(['linked_account.id', 'app_user.user_name', 'linked_account.linked_at'])
          .orderBy('linked_account.id')
          .execute()
      ).map((row) => ({ id: String(row.id), name: row.user_name, since: row.linked_at })),
    async revoke(db, userId, id) {
      await db
        .deleteFrom('linked_account')
        .where('id', '=', Number(id))
        .where((e) => e.or([e('user_id', '=', userId), e('other_user_id', '=', userId)]))
        .execute();
    },
  },
  delegate: {
    read: async (db, userId) =>
      (
        await db
          .selectFrom('delegation')
          .innerJoin('app_user', 'app_user.id', 'delegation.delegate_id')
          .select(['delegation.id', 'delegation.created_at', 'app_user.first_name', 'app_user.last_name'])
          .where('delegation.user_id', '=', userId)
          .where('delegation.ended_at', 'is', null)
          .orderBy('delegation.id')
          .execute()
      ).map((row) => ({ id: String(row.id), name: `${row.first_name} ${row.last_name}`, since: row.created_at })),
    async revoke(db, userId, id, now) {
      await db
        .updateTable('delegation')
        .set((e) => ({ ended_at: now, version: e('version', '+', 1) }))
        .where('user_id', '=', userId)
        .where('id', '=', Number(id))
        .where('ended_at', 'is', null)
        .execute();
    },
  },
};

/** Everything that lets a person into an account, or lends something of it. */
export async function thingsOf(db: Kysely<Database>, userId: number): Promise<readonly Thing[]> {
  const things: Thing[] = [];
  // One after another: inside a transaction there is one connection.
  for (const [kind, { read }] of Object.entries(KINDS) as [ThingKind, Kind][]) {
    for (const found of await read(db, userId)) things.push({ kind, ...found });
  }
  return things;
}

/** Revokes a thing of an account. */
export async function revoke(
  db: Kysely<Database>,
  userId: number,
  { kind, id }: Pick<Thing, 'kind' | 'id'>,
  now: Date,
): Promise<void> {
  await KINDS[kind].revoke(db, userId, id, now);
  await recordEvent(db, now, userId, 'thing_revoked', { kind, id });
}
