import type { Kysely } from 'kysely';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { seal, unseal } from './sealed.ts';

const STEP_SECONDS = 30;
/** Accepts a phone whose clock is one step off. */
const TOLERANCE_SECONDS = STEP_SECONDS;
const ISSUER = 'Portal';

/** Starts adding an authenticator app: creates a new secret, which becomes valid with its first right code. */
export async function beginAuthenticator(services: Services, user: { userId: number; userName: string }) {
  const { db, now, options } = services;
  const secret = generateSecret();
  const values = { secret: seal(secret, options), added_at: now(), confirmed_at: null, last_step: 0 };
  await db
    .insertInto('authenticator')
    .values({ user_id: user.userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticator.confirmed_at', 'is', null),
    )
    .execute();
  return { secret, uri: generateURI({ issuer: ISSUER, label: user.userName, secret }) };
}

/** When the user's authenticator was confirmed; undefined if there is none. */
export async function authenticatorSince(db: Kysely<Database>, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('authenticator')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at ?? undefined;
}

/**
 * Whether a code of the app is right. Each time step is accepted once, so that a code that somebody has seen cannot be used again. The
 * first right code confirms an app that is being added.
 */
export async function isAuthenticatorCode(services: Services, userId: number, code: string): Promise<boolean> {
  const { db, now, options } = services;
  const row = await db.selectFrom('authenticator').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const key = row && unseal(row.secret, options);
  if (!key || !/^\d{6}$/.test(code)) return false;
  const epoch = Math.floor(now().getTime() / 1000);
  const result = await verify({ secret: key.text, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid) return false;
  const step = Math.floor(epoch / STEP_SECONDS) + (result.delta ?? 0);
  const used = await db
    .updateTable('authenticator')
    .set((e) => ({ last_step: step, confirmed_at: e.fn.coalesce('confirmed_at', e.val(now())) }))
    .$if(key.isOutdated, (update) => update.set({ secret: seal(key.text, options) }))
    .where('user_id', '=', userId)
    // If it was set up again in the meantime, it is another app.
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function removeAuthenticator(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('authenticator').where('user_id', '=', userId).execute();
}
