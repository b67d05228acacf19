import type { Kysely } from 'kysely';
import { COMPANY_BILLING, MANAGE_USERS, PAYROLL_EXPORT } from '../access/matrix.ts';
import { recordEvent } from '../audit/audit.ts';
import { rightsOf } from '../identity/account-kinds.ts';
import type { UserType } from '../identity/signed-in-user.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/** The permissions that users of a type may have. */
const permissionsOf = (userType: UserType): readonly string[] => {
  const initial = rightsOf(userType).permissions;
  if (userType === 'Worker') return initial;
  const more = userType === 'Supplier' ? [] : [PAYROLL_EXPORT];
  return [...initial, ...(userType === 'Client' ? [COMPANY_BILLING] : []), MANAGE_USERS, ...more];
};

/** Grants or revokes a permission. It takes effect with the user's next call. @throws OperatorError for one that the user may not have */
export function changePermission(
  db: Kysely<Database>,
  {
    userName,
    permission,
    grants,
  }: { readonly userName: string; readonly permission: string; readonly grants: boolean },
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('app_user')
      .select(['id', 'user_type', 'permissions'])
      .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new OperatorError('There is no user of this name.');
    const possible = permissionsOf(user.user_type);
    if (grants && !possible.includes(permission))
      throw new OperatorError(`A ${user.user_type} can have: ${possible.join(', ')}.`);
    const had = user.permissions.includes(permission);
    const permissions = user.permissions.filter((one) => one !== permission);
    if (had !== grants) {
      if (grants) permissions.push(permission);
      await trx
        .updateTable('app_user')
        .set({ permissions: json(permissions) })
        .where('id', '=', user.id)
        .execute();
      await recordEvent(trx, now, user.id, 'permission_changed', { permission, granted: grants, reason: 'operator' });
    }
    return `${userName} ${grants ? 'has' : 'does not have'} ${permission}${had === grants ? ', as before' : ' now'}.`;
  });
}
