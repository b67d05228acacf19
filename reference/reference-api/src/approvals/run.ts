import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DecisionRequest, DecisionRun } from 'shared-client/schema/approvals';
import { keyOf } from '../billing/save/idempotency.ts';
import { httpProblem } from '../call/http-problem.ts';
import { type Acting, actingFor } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { awaySinceOf } from './absence.ts';
import { claimRun, type Run } from './begin-run.ts';
import { applyVerdict, beforeOf, lockItems, outcomeOf } from './decide.ts';
import { readOutcomes } from './outcomes.ts';
import { rejectLines } from './reject-lines.ts';
import { UNDO_MS } from './undo-time.ts';
import { requireDecider, requireRecords } from './who-decides.ts';

/** The most items of one call, so that a call is short and little is lost when a connection breaks. */
const ITEMS_A_CALL = 250;

/**
 * Decides on the next items of a run, in one transaction. The first call with a key creates the run and chooses its items, also for all
 * that match. Each further call with the key continues, until nothing remains.
 *
 * @throws HttpProblem 400 without a key or a reason, 403 for users who decide on nothing, 409 for a run that was undone, 422 for a key that
 * was used for something else
 */
export async function continueRun(
  services: Pick<Services, 'db' | 'now' | 'options'>,
  user: SignedInUser,
  request: FastifyRequest,
  asked: DecisionRequest,
): Promise<DecisionRun> {
  const { db, now } = services;
  const { onBehalfOf } = asked;
  const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
  requireDecider(acting.as);
  requireRecords(acting, asked.filter ?? {});
  const key = keyOf(request);
  if (key === undefined) throw invalid('Idempotency-Key', 'Idempotency-Key: a decision needs one.');
  const saysWhy = asked.reason?.trim() || asked.items?.every(({ reason }) => reason?.trim());
  if (asked.decision === 'reject' && !saysWhy)
    throw httpProblem(400, 'LBL_REQUIRED_FIELD', 'body.reason: please say why it is rejected.', {
      value: 'body.reason',
    });
  if ((asked.items === undefined) === (asked.filter === undefined))
    throw invalid('body.items', 'body: name either items or a filter.');
  if (asked.lines !== undefined && (asked.decision !== 'reject' || asked.items?.length !== 1))
    throw invalid('body.lines', 'body.lines: lines are those of one item that is rejected.');
  if (asked.filter !== undefined && Number.isNaN(Date.parse(asked.asOf ?? '')))
    throw invalid('body.asOf', 'body.asOf: must be the time that the list was made at.');
  return db.transaction().execute(async (trx) => {
    const run = await claimRun(trx, acting, { key, asked, now: now(), awaySince: awaySinceOf(services) });
    if (run.undone_at) throw undone();
    const decided = await decideNext(trx, acting, run, { now: now() });
    const undoUntil = decided > 0 ? new Date(now().getTime() + UNDO_MS) : run.undo_until;
    if (undoUntil)
      await trx.updateTable('approval_run').set({ undo_until: undoUntil }).where('id', '=', run.id).execute();
    return describeRun(trx, { ...run, undo_until: undoUntil }, now());
  });
}

/** Decides on the next items of a run. @returns how many were decided */
export async function decideNext(
  trx: Transaction<Database>,
  acting: Acting,
  run: Run,
  { now, most = ITEMS_A_CALL }: { readonly now: Date; readonly most?: number },
): Promise<number> {
  const next = await trx
    .selectFrom('approval_decision')
    .select(['billing_item_id', 'asked_version', 'reason'])
    .where('run_id', '=', run.id)
    .where('fate', 'is', null)
    .orderBy('billing_item_id')
    .limit(most)
    .execute();
  if (next.length === 0) return 0;
  const verdict = { decision: run.decision, rejectionKind: run.rejection_kind, reason: run.reason };
  const locked = new Map(
    (
      await lockItems(
        trx,
        next.map((one) => one.billing_item_id),
      )
    ).map((item) => [item.id, item]),
  );
  const fates = next.map(({ billing_item_id: id, asked_version }) => ({
    id,
    item: locked.get(id),
    fate: outcomeOf(acting, locked.get(id), asked_version, verdict),
  }));
  const done = fates.flatMap(({ item, fate }) => (item && fate === 'done' ? [item] : []));
  const reasonOf = new Map(next.map(({ billing_item_id, reason }) => [billing_item_id, reason ?? run.reason]));
  const changes = new Map<number, number>();
  for (const [reason, items] of Map.groupBy(done, ({ id }) => reasonOf.get(id) ?? null))
    for (const [id, { changeId }] of await applyVerdict(trx, acting, {
      items,
      verdict: { ...verdict, reason },
      now,
      toldAt: new Date(now.getTime() + UNDO_MS),
    }))
      changes.set(id, changeId);
  const [only] = done;
  const lines = run.lines && only ? await rejectLines(trx, only, run.lines) : {};
  const rows = fates.map(({ id, item, fate }) => ({
    id,
    fate,
    before: item && fate === 'done' ? { ...beforeOf(item), ...lines } : null,
    version: item && fate === 'done' ? item.version + 1 : null,
    change: changes.get(id) ?? null,
  }));
  await sql`
    update approval_decision d set fate = r.fate, before = r.before, decided_version = r.version, change_id = r.change,
      decided_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id integer, fate text, before jsonb, version integer, change integer)
    where d.run_id = ${run.id} and d.billing_item_id = r.id`.execute(trx);
  return done.length;
}

/** The progress of a run, with at most `most` of the items that were not decided. */
export async function describeRun(db: Kysely<Database>, run: Run, now: Date, most?: number): Promise<DecisionRun> {
  const counts = await db
    .selectFrom('approval_decision')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<number>`(count(*) filter (where fate = 'done'))::integer`.as('decided'))
    .select(sql<number>`(count(*) filter (where fate is null))::integer`.as('remaining'))
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow();
  const until = run.undone_at === null && run.undo_until && run.undo_until > now ? run.undo_until : null;
  return {
    runId: run.id,
    decision: run.decision,
    ...counts,
    failed: counts.total - counts.decided - counts.remaining,
    fates: await readOutcomes(db, run.id, most),
    undoUntil: until?.toISOString() ?? null,
    undoMilliseconds: until ? until.getTime() - now.getTime() : 0,
  };
}

const invalid = (value: string, text: string) => httpProblem(400, 'ERR_REQUEST_INVALID', text, { value });
const undone = () => httpProblem(409, 'ERR_APPROVAL_UNDONE', 'This was undone meanwhile. Nothing more was decided.');
