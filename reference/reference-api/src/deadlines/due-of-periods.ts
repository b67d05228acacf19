import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** A period of an engagement without a timecard. */
export interface PeriodOfEngagement {
  readonly engagementId: number;
  readonly end: string;
}

/** The instants of a period; null without a calendar. */
export interface DueOfPeriod {
  readonly worker: Date | null;
  readonly cutoff: Date | null;
}

/** The instants by which periods are due from the worker, in the given order. */
export async function dueOfPeriods(
  db: Kysely<Database>,
  periods: readonly PeriodOfEngagement[],
): Promise<readonly DueOfPeriod[]> {
  if (periods.length === 0) return [];
  const { rows } = await sql<DueOfPeriod>`
    select d.worker, d.cutoff
    from jsonb_to_recordset(${JSON.stringify(periods.map(({ engagementId, end }, place) => ({ engagement: engagementId, ends: end, place })))}::jsonb)
      as p(engagement integer, ends date, place integer),
      due_dates(p.engagement, 'TIME', p.ends, null) d
    order by p.place`.execute(db);
  return rows;
}
