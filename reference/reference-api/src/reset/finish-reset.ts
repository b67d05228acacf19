import { type Kysely, sql } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import { isCompanyOnly } from '../company-sign-in/company-only.ts';
import { checkNewPassword, putPasswordInForce } from '../identity/new-password.ts';
import { hashPassword } from '../identity/password.ts';
import { limitsOfTry } from '../identity/password-limits.ts';
import { forget } from '../limits/limit.ts';
import { settleReports } from '../reclaim/report.ts';
import { forgetTries } from '../second-factor/tries.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { PROVEN_SECONDS } from './limits.ts';
import { queueNotice } from './notices.ts';
import { ended, later, openReset, overtaken } from './open-reset.ts';

/**
 * Sets the new password of a verified reset. It signs nobody in; every session of the account ends, and its owner is notified. Of several
 * verified resets the first one sets the password.
 */
export async function finishReset(services: Services, token: string, password: string): Promise<void> {
  const { db, now } = services;
  const reset = await openReset(db, token, now());
  const userId = reset?.user_id;
  const at = now();
  if (!reset || !userId || !isProven(reset.proven_at, now())) throw ended();
  if (reset.overtaken_at) throw overtaken();
  if (await isCompanyOnly(services, { userId })) throw ended();
  await checkNewPassword(db, { userId, password });
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    // The account is locked before any reset, because two resets that finish at the same time would otherwise deadlock.
    await sql`select id from app_user where id = ${userId} for update`.execute(trx);
    await useUp(trx, reset.id, at);
    await putPasswordInForce(trx, { userId, hash }, at);
    await settleReports(trx, userId, at);
    await trx.deleteFrom('known_device').where('user_id', '=', userId).execute();
    await recordEvent(trx, at, userId, 'password_reset');
    await queueNotice(trx, services, { userId, label: 'MSG_PASSWORD_RESET', at, former: true });
  });
  await letIn(services, userId);
}

const isProven = (provenAt: Date | null, now: Date) => provenAt !== null && later(provenAt, PROVEN_SECONDS) > now;

/** @throws if something else happened to the account since the reset was read */
async function useUp(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  const used = await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('overtaken_at', 'is', null)
    .where('proven_at', 'is not', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 1n) return;
  const reset = await db.selectFrom('password_reset').selectAll().where('id', '=', id).executeTakeFirst();
  throw reset?.used_at || reset?.overtaken_at ? overtaken() : ended();
}

/** Earlier wrong passwords and codes must not lock out a user who has just verified the account. */
async function letIn(services: Services, userId: number): Promise<void> {
  const row = await services.db.selectFrom('app_user').select('user_name').where('id', '=', userId).executeTakeFirst();
  const limits = limitsOfTry({ userName: row?.user_name ?? '', address: undefined, knownDevice: undefined });
  for (const limit of limits) await forget(services, limit);
  await forgetTries(services, userId);
}
