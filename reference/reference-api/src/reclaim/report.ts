import { type Kysely, sql } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import { endSessions } from '../identity/new-password.ts';
import { NOBODY } from '../identity/password.ts';
import { maskAddress } from '../recovery/masking.ts';
import { endCodesToContacts } from '../recovery/registrations.ts';
import { queueNotice, tellContacts } from '../reset/notices.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { formerContacts, heldContacts, setContacts } from './former-contacts.ts';
import { revoke, thingsOf } from './kinds.ts';
import type { RevokedThing, Thing } from './thing.ts';
import { contactsAfter, verdictOn, waysLeft } from './verdict.ts';

/**
 * `reported`: the account is as it was at the moment. `repeated`: an earlier report covers this moment, and its reset is to come.
 * `settled`: a reset has ended that report.
 */
export type ReportOutcome = 'reported' | 'repeated' | 'settled';

/**
 * Puts an account back to the reported moment: what was added since is revoked, every session ends, and so does the password, if a contact
 * is left by which a new one can be set (docs: account#not-me). Each contact of before and of now is told.
 */
export async function reportAccount(services: Services, userId: number, since: Date): Promise<ReportOutcome> {
  const { db, now } = services;
  const at = now();
  return db.transaction().execute(async (trx): Promise<ReportOutcome> => {
    await sql`select id from app_user where id = ${userId} for update`.execute(trx);
    const told = [...(await heldContacts(trx, userId)), ...(await formerContacts(trx, userId, at))];
    const earlier = await coveringReport(trx, userId, since);
    if (earlier) return earlier;
    const gone = await revokeSince(trx, userId, since, at);
    const isReachable = (await heldContacts(trx, userId)).length > 0;
    if (isReachable) {
      const ended = { password_hash: NOBODY, password_changed_at: at };
      await trx.updateTable('app_user').set(ended).where('id', '=', userId).execute();
    }
    await trx
      .insertInto('account_report')
      .values({
        user_id: userId,
        since,
        reported_at: at,
        // Without a contact no reset can follow.
        settled_at: isReachable ? null : at,
        revoked: json(gone),
      })
      .execute();
    await recordEvent(trx, at, userId, 'account_reported', { since: since.toISOString(), revoked: gone.length });
    await tellContacts({ ...services, db: trx }, userId, 'MSG_ACCOUNT_REPORTED', told);
    for (const other of await switchedTo(trx, userId, since)) {
      await endSessions(trx, other, at);
      await queueNotice(trx, services, { userId: other, label: 'MSG_SESSIONS_ENDED_BY_OWNER' });
    }
    return 'reported';
  });
}

/** What a report would revoke, and the ways in that would be left besides a new password. Changes nothing. */
export async function previewReport({ db, now }: Services, userId: number, since: Date) {
  const { user_name } = await db
    .selectFrom('app_user')
    .select('user_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const things = await thingsOf(db, userId);
  const gone = things.filter(
    (thing) => verdictOn(thing, { reported: since, contactSince: null, now: now() }) === 'revoked',
  );
  const contacts = contactsAfter(since, await heldContacts(db, userId), await formerContacts(db, userId, now()));
  const left = waysLeft(things, gone).filter(({ kind }) => kind !== 'contact');
  return {
    account: user_name,
    since: since.toISOString(),
    isSettled: (await coveringReport(db, userId, since)) === 'settled',
    revoked: gone.map(shown),
    left: [
      ...contacts.map(({ address }) => ({ kind: 'contact' as const, name: maskAddress(address) })),
      ...left.map(({ kind, name }) => ({ kind, name })),
    ],
  };
}

/** The outcome of a report that already covers a moment. */
async function coveringReport(db: Kysely<Database>, userId: number, since: Date) {
  const earlier = await db
    .selectFrom('account_report')
    .select('settled_at')
    .where('user_id', '=', userId)
    .where('since', '<=', since)
    // The reset itself can still be reported: the moment of its notice is the moment at which it settled the report.
    .where((e) => e.or([e('settled_at', 'is', null), e('settled_at', '>', since)]))
    .orderBy('id', 'desc')
    .execute();
  if (earlier.length === 0) return undefined;
  return earlier.some(({ settled_at }) => settled_at === null) ? ('repeated' as const) : ('settled' as const);
}

/** Revokes what was added since a moment, and restores the contacts of that moment. Every session and known browser is forgotten. */
async function revokeSince(
  db: Kysely<Database>,
  userId: number,
  since: Date,
  now: Date,
): Promise<readonly RevokedThing[]> {
  const added = (await thingsOf(db, userId)).filter(
    (thing) => verdictOn(thing, { reported: since, contactSince: null, now }) === 'revoked',
  );
  const held = await heldContacts(db, userId);
  for (const thing of added) await revoke(db, userId, thing, now);
  await setContacts(db, userId, contactsAfter(since, held, await formerContacts(db, userId, now)));
  await endCodesToContacts(db, userId);
  await endSessions(db, userId, now);
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
  return added.map(shown);
}

const shown = ({ kind, name, since }: Thing): RevokedThing => ({ kind, name, since: since?.toISOString() ?? '' });

/**
 * Ends the open reports of an account, because its owner has set a new password: what was added between the report and the reset is revoked
 * as well.
 */
export async function settleReports(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  const open = await db
    .selectFrom('account_report')
    .select(['id', 'since', 'revoked'])
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .orderBy('since')
    .execute();
  const [first] = open;
  if (!first) return;
  const gone = await revokeSince(db, userId, first.since, now);
  await db
    .updateTable('account_report')
    .set({ revoked: json([...first.revoked, ...gone]) })
    .where('id', '=', first.id)
    .execute();
  await db
    .updateTable('account_report')
    .set({ settled_at: now })
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .execute();
}

/** The linked accounts that were switched to since a moment, without their passwords. */
async function switchedTo(db: Kysely<Database>, userId: number, since: Date): Promise<readonly number[]> {
  const events = await db
    .selectFrom('audit_event')
    .select('details')
    .where('user_id', '=', userId)
    .where('event', '=', 'account_switched')
    .where('at', '>=', since)
    .execute();
  return [...new Set(events.map(({ details }) => Number(details.otherUserId)))];
}
