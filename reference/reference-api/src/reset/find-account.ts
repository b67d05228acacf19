import { type Kysely, sql } from 'kysely';
import { internationalPhone } from 'shared-validators/phone';
import type { Database } from '../storage/database.ts';

export interface FoundAccount {
  readonly userId: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileCountry: string | null;
}

/** The country for numbers without a plus, as everywhere in the product. */
const DEFAULT_COUNTRY = 'US';

/** The accounts with a user name or contact. Each part of the union uses its own index. */
function idsOf(db: Kysely<Database>, name: string, mobile: string | undefined) {
  const byName = db
    .selectFrom('app_user')
    .select(['id', sql<number>`1`.as('is_name')])
    .where((e) => e(e.fn('lower', ['user_name']), '=', name));
  const contacts = () => db.selectFrom('recovery_registration').select(['user_id as id', sql<number>`0`.as('is_name')]);
  return (
    byName
      // Two accounts are enough to know that a shared contact is ambiguous.
      .unionAll((e) =>
        e.parens(
          contacts()
            .where((w) => w(w.fn('lower', ['email']), '=', name))
            .limit(3),
        ),
      )
      .unionAll((e) =>
        e.parens(
          contacts()
            .where('mobile', '=', mobile ?? '')
            .limit(3),
        ),
      )
  );
}

/**
 * The account of a user name or of a registered contact. A contact of several accounts finds none of them; their owner has to enter a user
 * name. A disabled account is not found.
 */
export async function findAccount(db: Kysely<Database>, entered: string): Promise<FoundAccount | undefined> {
  const name = entered.toLowerCase();
  const rows = await db
    .with('found', () => idsOf(db, name, internationalPhone(entered, DEFAULT_COUNTRY)))
    .selectFrom('found')
    .innerJoin('app_user', 'app_user.id', 'found.id')
    .leftJoin('recovery_registration', 'recovery_registration.user_id', 'found.id')
    .select([
      'found.id as userId',
      'found.is_name as isName',
      'recovery_registration.email',
      'recovery_registration.mobile',
      'recovery_registration.mobile_country as mobileCountry',
    ])
    .where('app_user.disabled_at', 'is', null)
    .execute();
  const found = rows.find(({ isName }) => isName === 1) ?? rows[0];
  if (!found || (found.isName !== 1 && rows.some(({ userId }) => userId !== found.userId))) return undefined;
  const { isName: _, ...account } = found;
  return account;
}
