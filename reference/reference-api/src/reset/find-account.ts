import type { Kysely } from 'kysely';
import { internationalPhone } from 'shared-validators/phone';
import type { Database } from '../storage/database.ts';

export interface FoundAccount {
  readonly userId: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileCountry: string | null;
}

/** The country of a number without a plus, as everywhere in the product. */
const DEFAULT_COUNTRY = 'US';

/**
 * The account of a user name or of a registered contact. A contact that several accounts share names none of them: their owner enters
 * a user name.
 */
export async function findAccount(db: Kysely<Database>, entered: string): Promise<FoundAccount | undefined> {
  const name = entered.toLowerCase();
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('recovery_registration', 'recovery_registration.user_id', 'app_user.id')
    .select([
      'app_user.id as userId',
      'app_user.user_name as userName',
      'recovery_registration.email',
      'recovery_registration.mobile',
      'recovery_registration.mobile_country as mobileCountry',
    ])
    .where((e) =>
      e.or([
        e(e.fn('lower', ['app_user.user_name']), '=', name),
        e(e.fn('lower', ['recovery_registration.email']), '=', name),
        e('recovery_registration.mobile', '=', internationalPhone(entered, DEFAULT_COUNTRY) ?? ''),
      ]),
    )
    // Whose user name it is comes first, however many share it as a contact.
    .orderBy((e) => e(e.fn('lower', ['app_user.user_name']), '=', name), 'desc')
    .limit(2)
    .execute();
  const named = rows.find(({ userName }) => userName.toLowerCase() === name);
  const found = named ?? (rows.length === 1 ? rows[0] : undefined);
  if (!found) return undefined;
  const { userName: _, ...account } = found;
  return account;
}
