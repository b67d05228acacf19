import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DecisionRequest, DecisionRun } from 'shared-client/schema/approvals';
import { keyOf } from '../billing/idempotency.ts';
import { itemsQuery } from '../billing/read-item.ts';
import { httpProblem } from '../call/http-problem.ts';
import { type Acting, actingFor } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { applyVerdict, beforeOf, fateOf, lockItems } from './decide.ts';
import { readFates } from './fates.ts';
import { filtered } from './filter.ts';
import { rejectLines } from './reject-lines.ts';
import type { ApprovalRunTable } from './tables.ts';
import { requireDecider } from './who-decides.ts';

/** How long a decision can be undone (docs: approvals#approval-undo). */
export const UNDO_MS = 10_000;
/** Items of one call; a call stays short, and a broken connection costs little. */
const ITEMS_A_CALL = 250;

type Run = Selectable<ApprovalRunTable>;

/**
 * Decides on the next items of a run, in one transaction. The first call of a key begins the run: which items it has is settled then,
 * for all that match as well. Each further call with the key goes on, until nothing remains.
 *
 * @throws HttpProblem 400 without a key or a reason, 403 for who decides on nothing, 409 for a run that was undone, 422 for a key that
 * was used for something else
 */
export async function continueRun(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: SignedInUser,
  request: FastifyRequest,
  asked: DecisionRequest,
): Promise<DecisionRun> {
  const { onBehalfOf } = asked;
  const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
  requireDecider(acting.as);
  const key = keyOf(request);
  if (key === undefined) throw invalid('Idempotency-Key', 'Idempotency-Key: a decision needs one.');
  if (asked.decision === 'reject' && !asked.reason?.trim())
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
    const run = await claimRun(trx, acting, { key, asked, now: now() });
    if (run.undone_at) throw undone();
    const decided = await decideNext(trx, acting, run, now());
    const undoUntil = decided > 0 ? new Date(now().getTime() + UNDO_MS) : run.undo_until;
    if (undoUntil)
      await trx.updateTable('approval_run').set({ undo_until: undoUntil }).where('id', '=', run.id).execute();
    return describeRun(trx, { ...run, undo_until: undoUntil }, now());
  });
}

/** The run of a key, locked; begun where there is none. */
async function claimRun(
  trx: Transaction<Database>,
  acting: Acting,
  { key, asked, now }: { readonly key: string; readonly asked: DecisionRequest; readonly now: Date },
): Promise<Run> {
  const request_hash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const begun = await trx
    .insertInto('approval_run')
    .values({
      user_id: acting.actor.userId,
      principal_id: acting.principal?.userId ?? null,
      key,
      request_hash,
      decision: asked.decision,
      rejection_kind: asked.decision === 'reject' ? (asked.rejectionKind ?? 'SENT_BACK') : null,
      reason: asked.reason?.trim() || null,
      lines: asked.lines ? json(asked.lines) : null,
      created_at: now,
      undo_until: null,
      undone_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (begun) {
    await chooseItems(trx, acting, begun.id, asked);
    return begun;
  }
  const known = await trx
    .selectFrom('approval_run')
    .selectAll()
    .where('user_id', '=', acting.actor.userId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.request_hash === request_hash) return known;
  const text = 'This request was sent before with other content. Please reload the page and try again.';
  throw httpProblem(422, 'ERR_IDEMPOTENCY_KEY_REUSED', text, { value: 'Idempotency-Key' });
}

/** Which items a run has. Of all that match, those that were submitted after the list was made are not: nobody saw them. */
async function chooseItems(
  trx: Transaction<Database>,
  acting: Acting,
  run_id: number,
  { items = [], filter, asOf }: DecisionRequest,
): Promise<void> {
  if (filter === undefined) {
    const versions = new Map(items.map(({ billingItemId, version }) => [billingItemId, version]));
    const known = await trx
      .selectFrom('billing_item')
      .select('id')
      .where('id', 'in', [...versions.keys()])
      .execute();
    const values = known.map(({ id }) => ({ run_id, billing_item_id: id, asked_version: versions.get(id) ?? 0 }));
    if (values.length > 0) await trx.insertInto('approval_decision').values(values).execute();
    return;
  }
  const own = [acting.actor.userId, ...(acting.principal ? [acting.principal.userId] : [])];
  await trx
    .insertInto('approval_decision')
    .columns(['run_id', 'billing_item_id', 'asked_version'])
    .expression(
      filtered(itemsQuery(trx), acting, filter)
        .where('b.status', '=', 'Pending')
        .where('b.submitted_at', '<=', new Date(asOf ?? 0))
        // Own ones are shown and not counted: "approve all" means all that may be approved.
        .where((e) => e.or([e('b.submitted_by_id', 'is', null), e('b.submitted_by_id', 'not in', own)]))
        .select([sql.lit(run_id).as('run_id'), 'b.id as billing_item_id', 'b.version as asked_version']),
    )
    .execute();
}

/** Decides on the next items of a run. @returns how many were decided */
async function decideNext(trx: Transaction<Database>, acting: Acting, run: Run, now: Date): Promise<number> {
  const next = await trx
    .selectFrom('approval_decision')
    .select(['billing_item_id', 'asked_version'])
    .where('run_id', '=', run.id)
    .where('fate', 'is', null)
    .orderBy('billing_item_id')
    .limit(ITEMS_A_CALL)
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
    fate: fateOf(acting, locked.get(id), asked_version, verdict),
  }));
  const done = fates.flatMap(({ item, fate }) => (item && fate === 'done' ? [item] : []));
  const changes = await applyVerdict(trx, acting, { items: done, verdict, now });
  const [expense] = done;
  const lines = run.lines && expense?.type === 'EXPENSE' ? await rejectLines(trx, expense.id, run.lines) : undefined;
  const rows = fates.map(({ id, item, fate }) => ({
    id,
    fate,
    before: item && fate === 'done' ? { ...beforeOf(item), ...(lines ? { lines } : {}) } : null,
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

/** How far a run has come. */
async function describeRun(db: Kysely<Database>, run: Run, now: Date): Promise<DecisionRun> {
  const counts = await db
    .selectFrom('approval_decision')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<number>`(count(*) filter (where fate = 'done'))::integer`.as('decided'))
    .select(sql<number>`(count(*) filter (where fate is null))::integer`.as('remaining'))
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow();
  const until = run.undo_until && run.undo_until > now ? run.undo_until : null;
  return {
    runId: run.id,
    decision: run.decision,
    ...counts,
    failed: counts.total - counts.decided - counts.remaining,
    fates: await readFates(db, run.id),
    undoUntil: until?.toISOString() ?? null,
    undoMilliseconds: until ? until.getTime() - now.getTime() : 0,
  };
}

const invalid = (value: string, text: string) => httpProblem(400, 'ERR_REQUEST_INVALID', text, { value });
const undone = () => httpProblem(409, 'ERR_APPROVAL_UNDONE', 'This was undone meanwhile. Nothing more was decided.');
