import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';

/**
 * Lets an account that signs in at its company only use its password, passkeys and a reset for some hours, for when the identity provider
 * is away (docs: account#company-only). Zero hours close it at once.
 */
export async function openPassword(
  db: Kysely<Database>,
  { userName, hours }: { readonly userName: string; readonly hours: string },
  now: Date,
): Promise<string> {
  if (!/^\d{1,3}$/.test(hours)) throw new OperatorError('--hours is a number from 0 to 999.');
  const until = new Date(now.getTime() + Number(hours) * 3_600_000);
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('app_user')
      .select('id')
      .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
      .executeTakeFirst();
    if (!user) throw new OperatorError('There is no user of this name.');
    const opened = await trx
      .updateTable('company_identity')
      .set({ password_open_until: until })
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (opened.numUpdatedRows === 0n) {
      throw new OperatorError('This account is not linked to an identity provider: its password is open.');
    }
    await recordEvent(trx, now, user.id, 'password_opened', { hours: Number(hours), reason: 'operator' });
    return `The password of ${userName} is ${Number(hours) === 0 ? 'closed' : `open until ${until.toISOString()}`}.`;
  });
}
