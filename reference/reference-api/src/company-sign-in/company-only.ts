import type { Services } from '../services.ts';

/**
 * Whether an account signs in at the company's identity provider only: the deployment closes the passwords of linked accounts, and no
 * operator has opened this one's (docs: account#company-only).
 */
export async function isCompanyOnly(
  { db, options, now }: Pick<Services, 'db' | 'options' | 'now'>,
  user: { readonly userId: number } | { readonly userName: string },
): Promise<boolean> {
  const { company } = options;
  if (!company?.closesPasswords) return false;
  const row = await db
    .selectFrom('company_identity')
    .innerJoin('app_user', 'app_user.id', 'company_identity.user_id')
    .select('company_identity.user_id')
    .where('company_identity.issuer', '=', company.issuer)
    .where((e) =>
      'userId' in user
        ? e('app_user.id', '=', user.userId)
        : e(e.fn('lower', ['app_user.user_name']), '=', user.userName.toLowerCase()),
    )
    .where((e) =>
      e.or([
        e('company_identity.password_open_until', 'is', null),
        e('company_identity.password_open_until', '<=', now()),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
