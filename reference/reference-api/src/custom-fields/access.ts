import type { Kysely } from 'kysely';
import { forbidden, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

/** Whether a user may read a company's configuration: their own, that of one they work for, or any for VMS and MSP staff. */
async function mayRead(db: Kysely<Database>, user: SignedInUser, clientId: number): Promise<boolean> {
  if (clientId === user.clientId || user.userType === 'VMS' || user.userType === 'MSP') return true;
  const engagement = await db
    .selectFrom('engagement')
    .select('id')
    .where('worker_id', '=', user.userId)
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return engagement !== undefined;
}

/** @throws HttpProblem 403 for a company that is not the user's */
export async function checkClient(db: Kysely<Database>, user: SignedInUser, clientId: number): Promise<void> {
  if (!(await mayRead(db, user, clientId))) throw forbidden('This company is not yours.');
}

/** A reference list that the user may read. @throws HttpProblem 404 if there is none, 403 if it belongs to another company */
export async function readList(db: Kysely<Database>, user: SignedInUser, id: number) {
  const list = await db.selectFrom('reference_list').selectAll().where('id', '=', id).executeTakeFirst();
  if (!list) throw notFound('There is no such reference list.');
  await checkClient(db, user, list.client_id);
  return list;
}
