import type { Kysely } from 'kysely';
import type { ResetReview } from 'shared-client/schema/account';
import { httpProblem } from '../call/http-problem.ts';
import { secretHash } from '../identity/secrets.ts';
import { PROVEN_SECONDS } from '../reset/limits.ts';
import { tellContacts } from '../reset/notices.ts';
import { later } from '../reset/open-reset.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { formerContacts, heldContacts } from './former-contacts.ts';
import { revoke, thingsOf } from './kinds.ts';
import type { Thing, ThingKind } from './thing.ts';
import { verdictOn, waysLeft } from './verdict.ts';

const nameOf = ({ kind, name }: Thing) => ({ kind, name });

/** A reset that has set the present password, for as long as its browser may answer. */
interface FinishedReset {
  readonly userId: number;
  readonly at: Date;
  /** Since when the contact that proved it is registered; null for one that always was. */
  readonly contactSince: Date | null;
}

/**
 * The finished reset of a secret. @throws 400 after ten minutes, after a newer password or a report, or without the contact that proved it
 */
async function finishedReset(db: Kysely<Database>, token: string, now: Date): Promise<FinishedReset> {
  const row = await db
    .selectFrom('password_reset')
    .innerJoin('app_user', 'app_user.id', 'password_reset.user_id')
    .select(['password_reset.user_id', 'password_reset.used_at', 'password_reset.code_channel'])
    .select(['password_reset.email', 'password_reset.mobile', 'app_user.password_changed_at'])
    .where('password_reset.token_hash', '=', secretHash(token))
    .where('password_reset.used_at', '>', later(now, -PROVEN_SECONDS))
    .executeTakeFirst();
  const address = row?.code_channel === 'Mobile' ? row.mobile : row?.email;
  const isNewest = row?.used_at?.getTime() === row?.password_changed_at?.getTime();
  const contact = row?.user_id
    ? (await heldContacts(db, row.user_id)).find((held) => held.address === address)
    : undefined;
  if (!row?.user_id || !row.used_at || !isNewest || !contact) {
    throw httpProblem(400, 'ERR_RESET_ENDED', 'This took too long, or was finished already. Please begin again.');
  }
  return { userId: row.user_id, at: row.used_at, contactSince: contact.verifiedAt };
}

async function askedOf(db: Kysely<Database>, { userId, at, contactSince }: FinishedReset) {
  const things = await thingsOf(db, userId);
  const asked = things.filter(
    (thing) =>
      verdictOn(thing, { reported: undefined, contactSince, now: at }) === 'asked' &&
      // A person who signs in meanwhile adds what is theirs.
      thing.since !== null &&
      thing.since <= at,
  );
  return { things, asked };
}

/** The things that the owner is asked about after a reset, and those that a report has revoked (docs: account#review). */
export async function readReview({ db, now }: Services, token: string): Promise<ResetReview> {
  const reset = await finishedReset(db, token, now());
  const { things, asked } = await askedOf(db, reset);
  const reports = await db
    .selectFrom('account_report')
    .select('revoked')
    .where('user_id', '=', reset.userId)
    .where('settled_at', '>=', later(reset.at, -1))
    .orderBy('id')
    .execute();
  return {
    revoked: reports.flatMap(({ revoked }) => [...revoked]),
    asked: asked.map((thing) => ({
      ...nameOf(thing),
      id: thing.id,
      since: thing.since?.toISOString() ?? '',
      left: waysLeft(things, [thing]).map(nameOf),
    })),
  };
}

/** Revokes a thing that the owner was asked about, and tells every contact. Removing it twice has the same response. */
export async function removeAsked(
  services: Services,
  token: string,
  { kind, id }: { kind: ThingKind; id: string },
): Promise<ResetReview> {
  const { db, now } = services;
  const reset = await finishedReset(db, token, now());
  const { asked } = await askedOf(db, reset);
  const thing = asked.find((one) => one.kind === kind && one.id === id);
  if (thing) {
    const told = [...(await heldContacts(db, reset.userId)), ...(await formerContacts(db, reset.userId, now()))];
    await db.transaction().execute((trx) => revoke(trx, reset.userId, thing, now()));
    tellContacts(services, reset.userId, 'MSG_THING_REVOKED', told);
  }
  return readReview(services, token);
}
