import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { ApprovalBatch, BatchRequest, BatchSubject } from 'shared-client/schema/approvals';
import { keyOf } from '../../billing/save/idempotency.ts';
import { httpProblem } from '../../call/http-problem.ts';
import { actingFor } from '../../delegates/acting.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { awaySinceOf } from '../absence.ts';
import { claimRun } from '../begin-run.ts';
import { UNDO_MS } from '../undo-time.ts';
import { requireDecider, requireRecords } from '../who-decides.ts';
import { readBatch } from './read-batches.ts';
import { workInBackground } from './work-batches.ts';

/**
 * Starts a batch of approvals. Its items are chosen here, in one transaction. From then on the server processes it, also if the client
 * disconnects or the server restarts. Sending the same key again starts no second one.
 *
 * @throws HttpProblem 400 without a key, 403 for users who decide on nothing, 422 for a key that was used for something else
 */
export async function beginBatch(
  services: Services,
  user: SignedInUser,
  request: FastifyRequest,
  { onBehalfOf, items, filter, asOf }: BatchRequest,
): Promise<ApprovalBatch> {
  const { db, now } = services;
  const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
  requireDecider(acting.as);
  requireRecords(acting, filter ?? {});
  const key = keyOf(request);
  if (key === undefined) throw invalid('Idempotency-Key', 'Idempotency-Key: a batch needs one.');
  if ((items === undefined) === (filter === undefined))
    throw invalid('body.items', 'body: name either items or a filter.');
  if (filter !== undefined && Number.isNaN(Date.parse(asOf ?? '')))
    throw invalid('body.asOf', 'body.asOf: must be the time that the list was made at.');
  const subject = { type: filter?.type ?? null, periodStartDate: null, periodEndDate: filter?.periodEndDate ?? null };
  const id = await db.transaction().execute(async (trx) => {
    const run = await claimRun(trx, acting, {
      key,
      asked: { decision: 'approve', onBehalfOf, items, filter, asOf },
      now: now(),
      awaySince: awaySinceOf(services),
      batch: { subject, undoUntil: new Date(now().getTime() + UNDO_MS) },
    });
    if (subject.periodEndDate !== null) await keepFirstDay(trx, run.id, subject);
    return run.id;
  });
  workInBackground(services);
  return readBatch(services, user, id);
}

/** Adds the day that the first of a batch's periods begins on to its subject. */
async function keepFirstDay(trx: Transaction<Database>, runId: number, subject: BatchSubject): Promise<void> {
  const { periodStartDate } = await trx
    .selectFrom('approval_decision as d')
    .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
    .select((e) => e.fn.min('b.period_start').as('periodStartDate'))
    .where('d.run_id', '=', runId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('approval_run')
    .set({ batch: json({ ...subject, periodStartDate }) })
    .where('id', '=', runId)
    .execute();
}

const invalid = (value: string, text: string) => httpProblem(400, 'ERR_REQUEST_INVALID', text, { value });
