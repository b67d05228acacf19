import { sql, type Transaction } from 'kysely';
import { dateIn } from '../billing/calendar.ts';
import { readDays } from '../billing/read/read-item.ts';
import { deductLeave } from '../billing/timecard/accruals.ts';
import type { Database } from '../storage/database.ts';
import { NEXT_STEP } from './decide.ts';
import { mailComments } from './mail/mail-comments.ts';
import { mailRejections } from './mail/mail-rejections.ts';
import type { MailingServices } from './mail/mail-workers.ts';

/** The number of decisions processed at a time, so that other requests do not wait long. */
const AT_ONCE = 200;

interface Due {
  readonly run_id: number;
  readonly id: number;
  readonly engagement_id: number;
  readonly decision: 'approve' | 'reject';
  /** A further step was to approve it. */
  readonly isStep: boolean;
  readonly time_zone: string;
}

/**
 * Carries out the consequences of decisions that can no longer be undone: leave is deducted, and workers are mailed about rejections and
 * about comments on their items. Several processes can do this at the same time; each decision is finished once.
 */
export async function finishDecisions(services: MailingServices): Promise<void> {
  const { db, now } = services;
  let finished: number;
  do finished = await db.transaction().execute((trx) => finishSome(trx, now()));
  while (finished === AT_ONCE);
  await mailRejections(services);
  await mailComments(services);
}

async function finishSome(trx: Transaction<Database>, now: Date): Promise<number> {
  const due = await sql<Due>`
    select d.run_id, b.id, b.engagement_id, r.decision, c.time_zone, h.status_reason is not distinct from ${NEXT_STEP} as "isStep"
    from approval_decision d
    join approval_run r on r.id = d.run_id
    join billing_item b on b.id = d.billing_item_id
    join engagement e on e.id = b.engagement_id
    join client c on c.id = e.client_id
    left join billing_item_change h on h.id = d.change_id
    where d.fate = 'done' and d.finished_at is null and d.undone_at is null and r.undo_until < ${now}
    order by d.run_id, b.id limit ${sql.lit(AT_ONCE)}
    for update of d skip locked`.execute(trx);
  for (const { id, engagement_id, decision, isStep, time_zone } of due.rows)
    if (decision === 'approve' && !isStep)
      await deductLeave(trx, engagement_id, await readDays(trx, id), dateIn(time_zone, now));
  for (const [runId, own] of Map.groupBy(due.rows, ({ run_id }) => run_id))
    await trx
      .updateTable('approval_decision')
      .set({ finished_at: now, mail_after: own[0]?.decision === 'reject' ? now : null })
      .where('run_id', '=', runId)
      .where(
        'billing_item_id',
        'in',
        own.map(({ id }) => id),
      )
      .execute();
  return due.rows.length;
}
