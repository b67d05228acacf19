import type { Kysely } from 'kysely';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

/** The companies a user belongs to or has engagements with, by name. */
export function clientsOf(db: Kysely<Database>, user: SignedInUser) {
  return db
    .selectFrom('client')
    .select(['client.id as clientId', 'client.name as clientName'])
    .where((e) =>
      e.or([
        e('client.id', '=', user.clientId),
        e('client.id', 'in', (select) =>
          select
            .selectFrom('engagement')
            .select('engagement.client_id')
            .where('engagement.worker_id', '=', user.userId),
        ),
      ]),
    )
    .orderBy('client.name')
    .execute();
}
