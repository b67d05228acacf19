import { type Kysely, sql } from 'kysely';
import { maskEmail, maskNumber } from '../recovery/masking.ts';
import { readRegistration } from '../recovery/registrations.ts';
import { authenticatorSince } from '../second-factor/authenticator.ts';
import { contactStepSince } from '../second-factor/contact-code.ts';
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts';
import type { Database } from '../storage/database.ts';
import { describeUser, usersQuery } from './list-users.ts';

/** The record of a user: the account, the parts of its sign-in, and its sessions. Contacts are masked. */
export async function readUserRecord(db: Kysely<Database>, userId: number, now: Date) {
  const row = await usersQuery(db).select('u.permissions').where('u.id', '=', userId).executeTakeFirstOrThrow();
  const { email, mobile } = await readRegistration(db, userId);
  const counts = await sql<
    Readonly<Record<'passkeys' | 'browsers' | 'sessions' | 'links' | 'delegations' | 'engagements', number>>
  >`
    select (select count(*)::integer from passkey where user_id = ${userId}) as passkeys,
      (select count(*)::integer from known_device where user_id = ${userId}) as browsers,
      (select count(*)::integer from session where user_id = ${userId} and ended_at is null and expires_at > ${now}) as sessions,
      (select count(*)::integer from company_identity where user_id = ${userId}) as links,
      (select count(*)::integer from delegation where ${userId} in (user_id, delegate_id) and ended_at is null
        and end_date >= ${now}::timestamptz::date) as delegations,
      (select count(*)::integer from engagement where manager_id = ${userId}) as engagements`.execute(db);
  const {
    passkeys = 0,
    browsers = 0,
    sessions = 0,
    links = 0,
    delegations = 0,
    engagements = 0,
  } = counts.rows[0] ?? {};
  return {
    ...describeUser(row),
    permissions: [...row.permissions],
    contacts: [
      ...(email ? [{ channel: 'Email' as const, masked: maskEmail(email) }] : []),
      ...(mobile ? [{ channel: 'Mobile' as const, masked: maskNumber(mobile) }] : []),
    ],
    authenticatorSince: (await authenticatorSince(db, userId))?.toISOString() ?? null,
    contactStepSince: (await contactStepSince(db, userId))?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
    passkeys,
    browsers,
    sessions,
    hasCompanySignIn: links > 0,
    delegations,
    engagements,
  };
}

export type UserRecord = Awaited<ReturnType<typeof readUserRecord>>;
