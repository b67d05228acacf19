import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Acting, findActing } from '../../delegates/acting.ts';
import { notify } from '../../notifications/keep.ts';
import type { Services } from '../../services.ts';
import { workUnattended } from '../../storage/background-work.ts';
import type { Database } from '../../storage/database.ts';
import { faultOf } from '../../storage/outage.ts';
import type { Run } from '../begin-run.ts';
import { decideNext } from '../run.ts';
import { UNDO_MS } from '../undo-time.ts';
import { mayDecide } from '../who-decides.ts';

/** The number of items per transaction, so that progress is visible and other requests wait only briefly. */
const ITEMS_A_STEP = 50;
/** A pause between two steps, so that other requests get their turn, also on the embedded database. */
const PAUSE_MS = 10;
/** The time before a failed batch is retried. Later batches continue. */
const RETRY_MS = 60_000;

type Working = Pick<Services, 'db' | 'now' | 'log' | 'sending' | 'lifecycle'>;

/**
 * Processes batches step by step, until none is left or the server closes. The outcome of an item is written in the transaction that
 * decides on it, so a killed process leaves nothing half done and nothing is decided twice. Several processes share the batches: each locks
 * the one it processes.
 */
export async function workBatches(working: Pick<Working, 'db' | 'now' | 'log' | 'lifecycle'>): Promise<void> {
  while (!working.lifecycle.isDraining && (await workNext(working))) await setTimeout(PAUSE_MS);
}

/** Decides on the next items of the oldest batch. A batch that throws, except in an outage, is left alone for a while. @returns whether there was one */
async function workNext({ db, now, log }: Pick<Working, 'db' | 'now' | 'log'>): Promise<boolean> {
  let taken: number | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      const run = await nextRun(trx, now());
      taken = run?.id;
      if (run) await workOn(trx, run, now());
      return run !== undefined;
    });
  } catch (error) {
    const fault = faultOf(error);
    if (taken === undefined || fault === 'lost' || fault === 'broken') throw error;
    log.error({ err: error }, 'a batch could not be worked on, and is left alone for a while');
    const retry_at = new Date(now().getTime() + RETRY_MS);
    await db.updateTable('approval_run').set({ retry_at }).where('id', '=', taken).execute();
    return true;
  }
}

/** The oldest batch that is not finished, locked; undefined if there is none. */
const nextRun = (trx: Transaction<Database>, now: Date): Promise<Run | undefined> =>
  trx
    .selectFrom('approval_run as r')
    .selectAll('r')
    .where('r.batch', 'is not', null)
    .where('r.undone_at', 'is', null)
    .where((e) => e.or([e('r.retry_at', 'is', null), e('r.retry_at', '<=', now)]))
    .where(sql<boolean>`exists (select from approval_decision d where d.run_id = r.id and d.fate is null)`)
    .orderBy('r.id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

async function workOn(trx: Transaction<Database>, run: Run, now: Date): Promise<void> {
  const acting = await actingOf(trx, run, now);
  if (!acting) {
    await endRun(trx, run.id, now);
    return notifyOfEnd(trx, run, now);
  }
  await decideNext(trx, acting, run, { now, most: ITEMS_A_STEP });
  const undo_until = new Date(now.getTime() + UNDO_MS);
  await trx.updateTable('approval_run').set({ undo_until }).where('id', '=', run.id).execute();
  await notifyOfEnd(trx, run, now);
}

/** Tells the user that no item of a batch is left. */
async function notifyOfEnd(trx: Transaction<Database>, run: Run, now: Date): Promise<void> {
  const { total, left } = await trx
    .selectFrom('approval_decision')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<number>`(count(*) filter (where fate is null))::integer`.as('left'))
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow();
  if (left > 0) return;
  const values = { runId: run.id, count: total };
  await notify(trx, [{ readerId: run.user_id, kind: 'batch-ended', values, at: now, once: `batch-ended ${run.id}` }]);
}

/**
 * The user who decides, with their current permissions; undefined if they may no longer decide, their delegation has ended, or their
 * account no longer exists.
 */
async function actingOf(trx: Kysely<Database>, run: Run, now: Date): Promise<Acting | undefined> {
  if (run.in_name && run.principal_id === null) return undefined;
  const user = await trx
    .selectFrom('app_user')
    .select(['id as userId', 'first_name as firstName', 'last_name as lastName', 'user_type as userType'])
    .select(['client_id as clientId', 'supplier_name as supplierName', 'permissions'])
    .where('id', '=', run.user_id)
    .executeTakeFirstOrThrow();
  const onBehalfOf = run.principal_id ?? undefined;
  const acting = await findActing(trx, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now });
  return acting && mayDecide(acting.as) ? acting : undefined;
}

/** Ends a run. Items that were not decided yet stay as they are. */
async function endRun(trx: Transaction<Database>, runId: number, now: Date): Promise<void> {
  await trx
    .updateTable('approval_decision')
    .set({ fate: 'forbidden', decided_at: now })
    .where('run_id', '=', runId)
    .where('fate', 'is', null)
    .execute();
}

const working = new WeakSet<Working['db']>();

/** Starts processing batches, unless this process already does. A closing server waits for the current step. */
export function workInBackground(services: Working): void {
  if (working.has(services.db) || services.lifecycle.isDraining) return;
  working.add(services.db);
  const work: Promise<void> = workUnattended(services.log, 'a batch could not be worked on', () =>
    workBatches(services),
  ).finally(() => {
    working.delete(services.db);
    services.sending.delete(work);
  });
  services.sending.add(work);
}
