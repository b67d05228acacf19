import type { Kysely, Transaction } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import type { Database } from '../storage/database.ts';
import { newSecret, secretHash } from './secrets.ts';

/** The lifetime of an access token in the page's memory. */
export const ACCESS_TOKEN_SECONDS = 900;
/** The lifetime of an unused refresh token. It never exceeds the session. */
const REFRESH_TOKEN_SECONDS = 8 * 3600;
/**
 * The response to a refresh can be lost. Within this time the same device may use the rotated token once more, which ends the token that
 * was lost; later, a second time, or from another device, it is considered stolen and the family ends.
 */
const REUSE_GRACE_SECONDS = 20;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Starts a family for a browser session: the tokens that `getToken.html` returns to one page. */
export async function startFamily(db: Kysely<Database>, sessionId: number, now: Date): Promise<string> {
  const family = await db
    .insertInto('token_family')
    .values({ session_id: sessionId, created_at: now, ended_at: null, ended_because: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueRefreshToken(db, family.id, now);
}

async function issueRefreshToken(db: Kysely<Database>, familyId: number, now: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('refresh_token')
    .values({
      token_hash: secretHash(token),
      family_id: familyId,
      issued_at: now,
      expires_at: later(now, REFRESH_TOKEN_SECONDS),
      rotated_at: null,
      rotated_by: null,
      child_hash: null,
    })
    .execute();
  return token;
}

/**
 * Exchanges a refresh token for an access token and the next refresh token. Returns undefined if the token is unknown, expired, ended, or
 * was used before (which ends its whole family, because one of the two users is not the owner).
 */
export async function rotate(
  db: Kysely<Database>,
  refreshToken: string,
  device: string,
  now: Date,
): Promise<TokenPair | undefined> {
  return db.transaction().execute(async (trx) => {
    // Its family before the token: a repeated token and its successor would otherwise wait for each other.
    await trx
      .selectFrom('token_family')
      .select('id')
      .where('id', '=', (e) =>
        e.selectFrom('refresh_token').select('family_id').where('token_hash', '=', secretHash(refreshToken)),
      )
      .forUpdate()
      .execute();
    const row = await trx
      .selectFrom('refresh_token')
      .innerJoin('token_family', 'token_family.id', 'refresh_token.family_id')
      .innerJoin('session', 'session.id', 'token_family.session_id')
      .select([
        'refresh_token.token_hash',
        'refresh_token.family_id',
        'refresh_token.expires_at',
        'refresh_token.rotated_at',
        'refresh_token.rotated_by',
        'refresh_token.child_hash',
        'token_family.ended_at as family_ended_at',
        'session.user_id',
        'session.ended_at as session_ended_at',
        'session.expires_at as session_expires_at',
      ])
      .where('refresh_token.token_hash', '=', secretHash(refreshToken))
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.family_ended_at || row.session_ended_at) return undefined;
    if (row.session_expires_at <= now || row.expires_at <= now) return undefined;
    const isRepeated = row.rotated_at !== null;
    const mayRepeat =
      !row.rotated_at ||
      (isLostResponse(row.rotated_at, row.rotated_by, device, now) && (await replaceChild(trx, row, now)));
    if (!mayRepeat) {
      await trx
        .updateTable('token_family')
        .set({ ended_at: now, ended_because: 'a rotated refresh token was used again' })
        .where('id', '=', row.family_id)
        .execute();
      await recordEvent(trx, now, row.user_id, 'token_reused');
      return undefined;
    }
    const accessToken = newSecret();
    await trx
      .insertInto('access_token')
      .values({
        token_hash: secretHash(accessToken),
        family_id: row.family_id,
        expires_at: later(now, ACCESS_TOKEN_SECONDS),
      })
      .execute();
    const next = await issueRefreshToken(trx, row.family_id, now);
    await trx
      .updateTable('refresh_token')
      .set(isRepeated ? { child_hash: '' } : { rotated_at: now, rotated_by: device, child_hash: secretHash(next) })
      .where('token_hash', '=', row.token_hash)
      .execute();
    return { accessToken, refreshToken: next };
  });
}

/**
 * Ends the token that a lost response contained, with the family's access tokens, so that one branch goes on. Its later use ends the family.
 * @returns false if it has been used, so that its response was not lost, or if it was replaced before
 */
async function replaceChild(
  trx: Transaction<Database>,
  { family_id, child_hash }: { readonly family_id: number; readonly child_hash: string | null },
  now: Date,
): Promise<boolean> {
  if (child_hash !== null) {
    const ended = await trx
      .updateTable('refresh_token')
      .set({ rotated_at: now })
      .where('token_hash', '=', child_hash)
      .where('rotated_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return false;
  }
  await trx.deleteFrom('access_token').where('family_id', '=', family_id).execute();
  return true;
}

/** The same device shortly afterwards: its response was lost. */
function isLostResponse(rotatedAt: Date, rotatedBy: string | null, device: string, now: Date): boolean {
  // Setting a clock back makes no token valid again.
  return rotatedBy === device && Math.abs(now.getTime() - rotatedAt.getTime()) <= REUSE_GRACE_SECONDS * 1000;
}
