import type { Kysely } from 'kysely';
import { type Secrets, seal, unseal } from '../second-factor/sealed.ts';
import type { Database } from '../storage/database.ts';

export interface Resealed {
  readonly anew: number;
  /** By the present secret already. */
  readonly before: number;
  /** User names whose key none of the secrets opens. */
  readonly unreadable: readonly string[];
}

/** Seals anew with the present secret what one of before sealed: the keys of authenticator apps. Then that one is needed no more. */
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
      // Unless it was used, or set up anew, meanwhile.
      .where('secret', '=', secret)
      .execute();
    anew += 1;
  }
  return { anew, before: rows.length - anew - unreadable.length, unreadable };
}
