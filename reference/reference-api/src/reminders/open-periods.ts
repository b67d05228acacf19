import { type Kysely, sql } from 'kysely';
import type { Who } from '../access/may.ts';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { addDays, dateIn } from '../billing/calendar.ts';
import type { Period } from '../billing/period.ts';
import { DAYS_TO_ENTER } from '../billing/save/creation-date.ts';
import { dueAt } from '../deadlines/due-at.ts';
import { dueOfPeriods } from '../deadlines/due-of-periods.ts';
import { expectsTime, periodsAround, periodsToEnter, stateWithoutTimecard, without } from '../engagements/periods.ts';
import type { Database } from '../storage/database.ts';
import { daysOff, keyOf } from './days-off.ts';
import { type OpenPeriod, periodsToMention, type WorkersDay } from './worker-reminder.ts';

/** The periods of a worker to be mentioned. */
export interface PeriodOfWorker extends OpenPeriod {
  readonly engagementId: number;
  readonly workerId: number;
  readonly worker: string;
  /** The day at its client. */
  readonly day: WorkersDay;
  /** Whether there is a timecard. */
  readonly isBegun: boolean;
}

/** A worker, and the day in their own time zone, on which they are reminded or left in peace. */
export interface DayOfWorker {
  readonly userId: number;
  readonly day: string;
}

/** Engagements: those of given workers; all, or those of a company, from an id; or those within the reach of a user. */
export type WhoseEngagements =
  | { readonly workers: readonly DayOfWorker[] }
  | { readonly clientId?: number; readonly after: number; readonly limit: number }
  | { readonly within: Who; readonly after: number; readonly limit: number }
  | { readonly within: Who; readonly engagementIds: readonly number[] };

/**
 * The periods that workers are reminded of now (docs: reminders#reminder-worker), or others of those that they have not submitted. Two queries for the engagements and their timecards,
 * and three for what they depend on.
 */
export async function openPeriods(
  db: Kysely<Database>,
  whose: WhoseEngagements,
  now: Date,
  choose: <P extends OpenPeriod>(periods: readonly P[], day: WorkersDay, now: Date) => readonly P[] = periodsToMention,
): Promise<{ readonly periods: readonly PeriodOfWorker[]; readonly last: number | undefined }> {
  const base = db
    .selectFrom('engagement as e')
    .innerJoin('client as c', 'c.id', 'e.client_id')
    .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
    .innerJoin('app_user as w', 'w.id', 'e.worker_id')
    .select([
      'e.id',
      'e.client_id',
      'e.worker_id',
      'e.req_name',
      'e.job_title',
      'e.status',
      'e.start_date',
      'e.end_date',
    ])
    .select(['e.settings', 'c.time_zone', 'p.type as periodType', 'p.day_of_week', 'w.first_name', 'w.last_name'])
    .where('e.status', '=', 'Filled')
    .where('w.disabled_at', 'is', null)
    .orderBy('e.id');
  const engagements = await ('workers' in whose
    ? base.where('e.worker_id', 'in', [0, ...whose.workers.map(({ userId }) => userId)])
    : 'engagementIds' in whose
      ? base.where(engagementsWithinReach(whose.within)).where('e.id', 'in', [0, ...whose.engagementIds])
      : base
          .where(
            'within' in whose
              ? engagementsWithinReach(whose.within)
              : (e) => (whose.clientId === undefined ? e.lit(true) : e('e.client_id', '=', whose.clientId)),
          )
          .where('e.id', '>', whose.after)
          .limit(whose.limit)
  ).execute();
  const ids = engagements.map(({ id }) => id);
  const timecards = await db
    .selectFrom('billing_item')
    .select(['engagement_id', 'period_start as start', 'period_end as end', 'status', 'rejection_kind'])
    .select(['worker_due_at', 'approver_due_at', 'cutoff_at'])
    .where('type', '=', 'TIME')
    .where('engagement_id', 'in', [0, ...ids])
    .where('period_end', '>=', addDays(now.toISOString().slice(0, 10), -1 - DAYS_TO_ENTER))
    .execute();
  const byEngagement = Map.groupBy(timecards, ({ engagement_id }) => engagement_id);
  const dayOf = new Map('workers' in whose ? whose.workers.map(({ userId, day }) => [userId, day]) : []);
  const todays = new Map(
    [...new Set(engagements.map((one) => one.time_zone))].map((zone) => [zone, dateIn(zone, now)]),
  );
  const days = engagements.map((one) => {
    const today = todays.get(one.time_zone) ?? dateIn(one.time_zone, now);
    return { ...one, today, day: dayOf.get(one.worker_id) ?? today };
  });
  const off = await daysOff(
    db,
    days.map(({ client_id, day }) => ({ clientId: client_id, day })),
  );
  const onLeave = await leaveOf(db, days);
  const aroundOf = periodsOnce();
  const open = days.filter(expectsTime).flatMap((engagement) => {
    const own = byEngagement.get(engagement.id) ?? [];
    const kind = { type: engagement.periodType, day_of_week: engagement.day_of_week };
    const around = aroundOf(kind, engagement.today);
    const missing = without(periodsToEnter(engagement, kind, engagement.today, around), own).filter(
      (period) => stateWithoutTimecard(period, engagement.today) !== 'Upcoming',
    );
    return missing.map(({ start, end }) => ({ engagement, start, end }));
  });
  const due = await dueOfPeriods(
    db,
    open.map(({ engagement, end }) => ({ engagementId: engagement.id, end })),
  );
  const dated = Map.groupBy(
    open.map((period, place) => ({ ...period, due: due[place]?.worker ?? null, isBegun: false })),
    ({ engagement }) => engagement.id,
  );
  const periods = days.flatMap((engagement) => {
    const begun = (byEngagement.get(engagement.id) ?? []).flatMap((one) =>
      one.status === 'Saved' || one.status === 'Rejected'
        ? [{ start: one.start, end: one.end, due: dueAt(one), isBegun: true }]
        : [],
    );
    const day = {
      isDayOff: off.has(keyOf({ clientId: engagement.client_id, day: engagement.day })),
      isLeave: onLeave.has(engagement.id),
      hasEnded: engagement.end_date !== null && engagement.end_date < engagement.today,
    };
    const of = {
      day,
      engagement: [engagement.job_title, engagement.req_name].filter(Boolean).join(' · '),
      engagementId: engagement.id,
      workerId: engagement.worker_id,
      worker: `${engagement.first_name} ${engagement.last_name}`,
    };
    const all = [...begun, ...(dated.get(engagement.id) ?? [])].map(({ start, end, due, isBegun }) => ({
      ...of,
      start,
      end,
      due,
      isBegun,
    }));
    return choose(all, day, now);
  });
  return { periods, last: ids.at(-1) };
}

/** `periodsAround`, made once for all engagements of a kind. */
function periodsOnce(): typeof periodsAround {
  const made = new Map<string, Period[]>();
  return (kind, today) => {
    const key = `${kind.type} ${kind.day_of_week} ${today}`;
    const periods = made.get(key) ?? periodsAround(kind, today);
    made.set(key, periods);
    return periods;
  };
}

/** The engagements in which the day is a whole day of leave. */
async function leaveOf(
  db: Kysely<Database>,
  days: readonly { readonly id: number; readonly day: string }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ engagement_id: number }>`
    select l.engagement_id from leave_day l
    join jsonb_to_recordset(${JSON.stringify(days.map(({ id, day }) => ({ id, day })))}::jsonb) as t(id integer, day date)
      on l.engagement_id = t.id and l.leave_date = t.day
    where l.full_day_off and not l.canceled`.execute(db);
  return new Set(rows.map(({ engagement_id }) => engagement_id));
}
