import type { Kysely } from 'kysely';
import { type Secrets, seal, unseal } from '../second-factor/sealed.ts';
import type { Database } from '../storage/database.ts';

export interface Resealed {
  readonly anew: number;
  /** The number of keys that were already sealed with the current secret. */
  readonly before: number;
  /** User names whose key cannot be opened with any of the secrets. */
  readonly unreadable: readonly string[];
}

/**
 * Seals the keys of authenticator apps again with the current secret, if they were sealed with an earlier one. After that the earlier
 * secret is no longer needed.
 */
export async function reseal(db: Kysely<Database>, secrets: Secrets): Promise<Resealed> {
  const rows = await db
    .selectFrom('authenticator')
    .innerJoin('app_user', 'app_user.id', 'authenticator.user_id')
    .select(['authenticator.user_id', 'authenticator.secret', 'app_user.user_name'])
    .orderBy('authenticator.user_id')
    .execute();
  const unreadable: string[] = [];
  let anew = 0;
  for (const { user_id, secret, user_name } of rows) {
    const key = unseal(secret, secrets);
    if (!key) unreadable.push(user_name);
    if (!key?.isOutdated) continue;
    await db
      .updateTable('authenticator')
      .set({ secret: seal(key.text, secrets) })
      .where('user_id', '=', user_id)
      // Unless it was used, or set up again, in the meantime.
      .where('secret', '=', secret)
      .execute();
    anew += 1;
  }
  return { anew, before: rows.length - anew - unreadable.length, unreadable };
}
