import { type Kysely, sql } from 'kysely';
import type { Person } from 'shared-client/schema/delegates';
import type { EngagementManager } from 'shared-client/schema/engagements';
import { may } from '../access/may.ts';
import { recordEvent } from '../audit/audit.ts';
import { httpProblem, notFound } from '../call/http-problem.ts';
import { likePattern } from '../custom-fields/search-key.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

const SHOWN = 20;

/** The possible managers of a company's engagements: its own users who decide on billing items. */
const managersOf = (db: Kysely<Database>, clientId: number) =>
  db
    .selectFrom('app_user')
    .select(['id as userId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('client_id', '=', clientId)
    .where('user_type', '=', 'Client')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`permissions @> '["BILLING_APPROVE"]'::jsonb`);

/** An engagement that the user may give to another manager, locked. @throws HttpProblem 404 for any other */
async function findEngagement(db: Kysely<Database>, user: SignedInUser, id: number) {
  const row = await db
    .selectFrom('engagement')
    .select(['id', 'client_id', 'worker_id', 'supplier_name', 'manager_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !may(user, 'reassign', row)) throw notFound('There is no such engagement.');
  return row;
}

/** At most 20 possible managers of an engagement, by words of their name. */
export async function findManagers(
  db: Kysely<Database>,
  user: SignedInUser,
  id: number,
  search: string,
): Promise<Person[]> {
  const { client_id } = await findEngagement(db, user, id);
  let query = managersOf(db, client_id);
  for (const word of search.split(/\s+/).filter(Boolean))
    query = query.where(sql<boolean>`lower(first_name || ' ' || last_name) like ${likePattern(word, 'anywhere')}`);
  return query.orderBy('last_name').orderBy('first_name').orderBy('id').limit(SHOWN).execute();
}

/**
 * Gives an engagement to another manager. What waits for the former manager waits for the new one; repeating it changes nothing
 * (docs: approvals#engagement-manager).
 *
 * @throws HttpProblem 400 for a person who cannot manage it, 404 for an engagement that the user may not give away
 */
export function changeManager(
  db: Kysely<Database>,
  user: SignedInUser,
  { id, managerId, now }: { readonly id: number; readonly managerId: number; readonly now: Date },
): Promise<EngagementManager> {
  return db.transaction().execute(async (trx) => {
    const engagement = await findEngagement(trx, user, id);
    const manager = await managersOf(trx, engagement.client_id).where('id', '=', managerId).executeTakeFirst();
    if (!manager)
      throw httpProblem(400, 'ERR_RECORD_PERSON', 'Please choose somebody of the company.', {
        value: 'body.managerId',
      });
    if (engagement.manager_id !== managerId) {
      const { name } = manager;
      await trx
        .updateTable('engagement')
        .set({ manager_id: managerId, manager_name: name })
        .where('id', '=', id)
        .execute();
      await recordEvent(trx, now, user.userId, 'engagement_reassigned', { engagementId: id, managerId });
    }
    const { waiting } = await trx
      .selectFrom('billing_item')
      .select(sql<number>`count(*)::integer`.as('waiting'))
      .where('engagement_id', '=', id)
      .where('status', '=', 'Pending')
      .where('chain', 'is', null)
      .executeTakeFirstOrThrow();
    return { engagementId: id, manager, waiting };
  });
}
