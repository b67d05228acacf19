import type { Kysely } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';

/** The user of a name; case is ignored. @throws OperatorError if there is none */
export async function findUser(db: Kysely<Database>, userName: string) {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'user_name', 'user_type', 'client_id', 'supplier_name'])
    .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .executeTakeFirst();
  if (!user) throw new OperatorError('There is no user of this name.');
  return user;
}
