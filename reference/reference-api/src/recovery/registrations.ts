import type { Kysely, Transaction } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { mayRemoveMobile } from 'shared-validators';
import { recordEvent } from '../audit/audit.ts';
import { httpProblem } from '../call/http-problem.ts';
import { keepFormer } from '../reclaim/former-contacts.ts';
import { rememberShape } from '../reset/decoy-contact.ts';
import { voidResets } from '../reset/other-resets.ts';
import type { Database } from '../storage/database.ts';
import type { Channel } from './channel.ts';
import { maskAddress, maskEmail, maskNumber } from './masking.ts';

export interface Registration {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileCountry: string | null;
}

/** The contacts that a user has verified so far. */
export async function readRegistration(db: Kysely<Database>, userId: number): Promise<Registration> {
  const row = await db
    .selectFrom('recovery_registration')
    .select(['email', 'mobile', 'mobile_country as mobileCountry'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { email: null, mobile: null, mobileCountry: null };
}

/** The recovery options for a response; the string 'null' is the product's way to say that there is none. */
export function shownOptions(registration: Registration, masked: boolean) {
  const { email, mobile, mobileCountry } = registration;
  const parsed = mobile ? parsePhoneNumberFromString(mobile) : undefined;
  const national = parsed?.nationalNumber ?? mobile;
  return {
    email: email ? (masked ? maskEmail(email) : email) : 'null',
    mobile: national ? (masked ? maskNumber(national) : national) : 'null',
    phoneCode: parsed?.countryCallingCode ?? 'null',
    countryCode: mobile ? (mobileCountry ?? 'null') : 'null',
    masked,
  };
}

/**
 * Registers a verified address, uses up its code, and returns the previous registration; undefined if the code was used in the meantime.
 * `also` runs in the same transaction.
 */
export async function putInForce(
  db: Kysely<Database>,
  proven: { userId: number; channel: Channel; codeId: number; address: string; country: string | null },
  now: Date,
  also: (trx: Transaction<Database>, before: Registration) => Promise<void>,
): Promise<Registration | undefined> {
  const { userId, channel, codeId, address, country } = proven;
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('id', '=', codeId)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) return undefined;
    const before = await readRegistration(trx, userId);
    await keepFormer(trx, userId, channel, now);
    const values =
      channel === 'Email'
        ? { email: address, email_verified_at: now }
        : { mobile: address, mobile_country: country, mobile_verified_at: now };
    await trx
      .insertInto('recovery_registration')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    const old = channel === 'Email' ? before.email : before.mobile;
    if (old) await endCodesToContacts(trx, userId);
    else if (channel === 'Email') await rememberShape(trx, userId, address);
    await recordEvent(trx, now, userId, old ? 'recovery_changed' : 'recovery_registered', {
      channel,
      to: maskAddress(address),
    });
    await also(trx, before);
    return before;
  });
}

/** Removes the mobile number and every code sent to one. The only contact is not removed. `also` runs in the same transaction. */
export async function forgetMobile(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  also: (trx: Transaction<Database>, before: Registration) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await readRegistration(trx, userId);
    if (!before.mobile) return;
    if (!mayRemoveMobile(before)) {
      const sentence = 'This number is the only contact, so it cannot be removed. Register an email address first.';
      throw httpProblem(409, 'ERR_RECOVERY_LAST_CONTACT', sentence);
    }
    await keepFormer(trx, userId, 'Mobile', now);
    await trx
      .updateTable('recovery_registration')
      .set({ mobile: null, mobile_country: null, mobile_verified_at: null })
      .where('user_id', '=', userId)
      .execute();
    await trx.deleteFrom('recovery_code').where('user_id', '=', userId).where('channel', '=', 'Mobile').execute();
    await endCodesToContacts(trx, userId);
    await recordEvent(trx, now, userId, 'recovery_mobile_removed', { from: maskNumber(before.mobile) });
    await also(trx, before);
  });
}

/** Invalidates codes to contacts that are no longer registered: they sign nobody in, and reset nothing. */
export async function endCodesToContacts(db: Kysely<Database>, userId: number): Promise<void> {
  await voidResets(db, userId);
  await db.updateTable('sign_in_attempt').set({ code_hash: null }).where('user_id', '=', userId).execute();
}
