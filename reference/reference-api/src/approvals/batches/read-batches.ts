import { type Kysely, sql } from 'kysely';
import type { ApprovalBatch, ApprovalBatches } from 'shared-client/schema/approvals';
import { notFound } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import type { Run } from '../begin-run.ts';
import { describeRun } from '../run.ts';

/** The number of batches in the list. Older ones are only found by their id. */
const SHOWN = 20;
/** The most items that the details of a batch name. */
const NAMED = 1_000;

type Reader = Pick<SignedInUser, 'userId'>;
type Reading = Pick<Services, 'db' | 'now'>;

const batchesOf = (db: Kysely<Database>, { userId }: Reader) =>
  db.selectFrom('approval_run as r').selectAll('r').where('r.user_id', '=', userId).where('r.batch', 'is not', null);

/** The newest batches that a user started in their own name, or on behalf of another user. Batches without items are left out. */
export async function readBatches(
  { db, now }: Reading,
  user: Reader,
  principalId: number | null,
): Promise<ApprovalBatches> {
  const runs = await batchesOf(db, user)
    .where(principalId === null ? sql<boolean>`not r.in_name` : sql<boolean>`r.principal_id = ${principalId}`)
    .where(sql<boolean>`exists (select from approval_decision d where d.run_id = r.id)`)
    .orderBy('r.id', 'desc')
    .limit(SHOWN)
    .execute();
  return { batches: await Promise.all(runs.map((run) => describe(db, run, now(), 0))) };
}

/** One batch, with the items that were not approved. @throws HttpProblem 404 if it belongs to somebody else */
export async function readBatch({ db, now }: Reading, user: Reader, id: number): Promise<ApprovalBatch> {
  const run = await batchesOf(db, user).where('r.id', '=', id).executeTakeFirst();
  if (!run) throw notFound('There is no such batch.');
  return describe(db, run, now(), NAMED);
}

async function describe(db: Kysely<Database>, run: Run, now: Date, most: number): Promise<ApprovalBatch> {
  const { decision, ...far } = await describeRun(db, run, now, most);
  return {
    ...far,
    subject: run.batch ?? { type: null, periodStartDate: null, periodEndDate: null },
    beganAt: run.created_at.toISOString(),
    undoneAt: run.undone_at?.toISOString() ?? null,
  };
}
