import { type Kysely, sql } from 'kysely';
import type { DecisionOutcome, UndoneRun } from 'shared-client/schema/approvals';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { requireDecider } from './who-decides.ts';

interface Undoable {
  readonly id: number;
  readonly workerName: string;
  readonly period_end: string;
  readonly isAsDecided: boolean;
}

/**
 * Takes a run back. Items that nobody has changed since wait again, as before, and their history does not mention it; the run itself is
 * kept. It can be repeated with the same response, which lists the items that could no longer be undone.
 *
 * @throws HttpProblem 404 for another user's run
 */
export async function undoRun(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: SignedInUser,
  runId: number,
): Promise<UndoneRun> {
  return db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('approval_run')
      .select(['id', 'undo_until', 'undone_at', 'in_name'])
      .where('id', '=', runId)
      .where('user_id', '=', user.userId)
      .forUpdate()
      .executeTakeFirst();
    // A delegate may take back a decision on behalf of another user, even without permission to decide in their own name.
    if (!run?.in_name) requireDecider(user);
    if (!run) throw notFound('There is no such decision.');
    const inTime = run.undo_until !== null && run.undo_until >= now();
    if (run.undone_at === null && inTime) {
      await restore(trx, runId, now());
      await trx.updateTable('approval_run').set({ undone_at: now() }).where('id', '=', runId).execute();
    }
    return outcome(trx, runId);
  });
}

/** Restores the items of a run that were not changed since. */
async function restore(trx: Kysely<Database>, runId: number, now: Date): Promise<void> {
  const locked = await sql<{ id: number }>`
    select b.id from approval_decision d join billing_item b on b.id = d.billing_item_id
    where d.run_id = ${runId} and d.fate = 'done' and d.finished_at is null and b.version = d.decided_version
    order by b.id for update of b`.execute(trx);
  if (locked.rows.length === 0) return;
  // One value, because a statement has 65,535 parameters at most.
  const ids = sql`select (r->>'id')::integer from jsonb_array_elements(${JSON.stringify(locked.rows)}::jsonb) r`;
  await sql`
    update billing_item b set status = 'Pending', version = b.version + 1, approved_at = null,
      status_reason = d.before->>'status_reason', approver_name = d.before->>'approver_name',
      approver_for = d.before->>'approver_for',
      rejection_reason = d.before->>'rejection_reason', rejection_kind = d.before->>'rejection_kind',
      lines = coalesce(d.before->'lines', b.lines),
      line_decisions = coalesce(d.before->'lineDecisions', b.line_decisions),
      chain = d.before->'chain', waits_for = nullif(d.before->'waits_for', 'null'::jsonb)
    from approval_decision d
    where d.run_id = ${runId} and d.billing_item_id = b.id and b.id in (${ids})`.execute(trx);
  await sql`
    delete from billing_item_change c using approval_decision d
    where d.run_id = ${runId} and d.billing_item_id in (${ids}) and c.id = d.change_id`.execute(trx);
  await sql`
    update approval_decision set undone_at = ${now}
    where run_id = ${runId} and billing_item_id in (${ids})`.execute(trx);
}

async function outcome(trx: Kysely<Database>, runId: number): Promise<UndoneRun> {
  const { undone } = await trx
    .selectFrom('approval_decision')
    .select(sql<number>`count(*)::integer`.as('undone'))
    .where('run_id', '=', runId)
    .where('undone_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const kept = await sql<Undoable>`
    select b.id, b.period_end, w.first_name || ' ' || w.last_name as "workerName",
      b.version = d.decided_version as "isAsDecided"
    from approval_decision d join billing_item b on b.id = d.billing_item_id join app_user w on w.id = b.worker_id
    where d.run_id = ${runId} and d.fate = 'done' and d.undone_at is null order by b.id limit 200`.execute(trx);
  const fates = kept.rows.map(
    ({ id, workerName, period_end, isAsDecided }): DecisionOutcome => ({
      billingItemId: id,
      workerName,
      periodEndDate: period_end,
      fate: isAsDecided ? 'final' : 'changed',
      by: null,
      byFor: null,
      at: null,
    }),
  );
  return { runId, undone, fates };
}
