import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { applyChange } from './apply-change.ts';
import { createLeaveTimecards } from './create-timecards.ts';

/**
 * The leave system and its two jobs, simulated. A change of a leave request waits until LeaveDataExtractionJob, which runs for a while,
 * imports it; then TafwTimecardAutoProcessingJob creates timecards for periods that are completely off. The end of a job is a time in the
 * database, not a timer, so a server that was killed finishes it after its restart.
 */
export const EXTRACTION_JOB = 'LeaveDataExtractionJob';
const PROCESSING_JOB = 'TafwTimecardAutoProcessingJob';

const DURATION_MS = { [EXTRACTION_JOB]: 15_000, [PROCESSING_JOB]: 5_000 } as const;
type JobName = keyof typeof DURATION_MS;

/** Starts a job unless it is already running. */
export async function startJob(db: Kysely<Database>, name: JobName, now: Date): Promise<void> {
  await db
    .insertInto('job_run')
    .values({ job_name: name, started_at: now, due_at: new Date(now.getTime() + DURATION_MS[name]), finished_at: null })
    .onConflict((conflict) => conflict.column('job_name').where('finished_at', 'is', null).doNothing())
    .execute();
}

/** Finishes the jobs on time even without requests. This is only a convenience, because later requests finish them as well. */
export function finishLater({ db, now, log }: Services): void {
  const total = DURATION_MS[EXTRACTION_JOB] + DURATION_MS[PROCESSING_JOB];
  for (const wait of [DURATION_MS[EXTRACTION_JOB] + 50, total + 100]) {
    setTimeout(() => {
      finishDueJobs(db, now()).catch((error: unknown) => log.error({ err: error }, 'leave job failed'));
    }, wait).unref();
  }
}

/** Does the work of every job whose time is over. It is cheap if there is none, and safe to run concurrently. */
export async function finishDueJobs(db: Kysely<Database>, now: Date): Promise<void> {
  const due = await db
    .selectFrom('job_run')
    .select('id')
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!due) return;
  const isMore = await db.transaction().execute((trx) => finishOne(trx, now));
  if (isMore) await finishDueJobs(db, now);
}

async function finishOne(trx: Transaction<Database>, now: Date): Promise<boolean> {
  const job = await trx
    .selectFrom('job_run')
    .select(['id', 'job_name', 'due_at'])
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!job) return false;
  await trx.updateTable('job_run').set({ finished_at: now }).where('id', '=', job.id).execute();
  if (job.job_name === EXTRACTION_JOB) {
    const changes = await trx
      .selectFrom('leave_change')
      .selectAll()
      .where('applied_at', 'is', null)
      .where('requested_at', '<=', job.due_at)
      .orderBy('id')
      .execute();
    for (const change of changes) await applyChange(trx, change, now);
    // The next job starts at once: its time counts from the end of the extraction, not from when somebody noticed it.
    await startJob(trx, PROCESSING_JOB, job.due_at);
  } else if (job.job_name === PROCESSING_JOB) await createLeaveTimecards(trx, now);
  return true;
}
