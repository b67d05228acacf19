import { type Kysely, sql } from 'kysely';
import { waitingParts } from '../access/within-reach.ts';
import { mayDecide } from '../approvals/who-decides.ts';
import { addDays } from '../billing/calendar.ts';
import { periodRoute } from '../deadlines/period-route.ts';
import { listPeriods } from '../engagements/list-periods.ts';
import type { SeeingUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { inReadingOrder } from '../translations/bidi.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import type { CalendarEvent } from './write-calendar.ts';

/** The states of a period that is still the worker's. */
const OF_WORKER = ['Missing', 'Current', 'Upcoming', 'Saved', 'Rejected'];
/** The days before today whose due dates stay in the calendar. */
const DAYS_BACK = 30;

interface Reader {
  readonly user: SeeingUser;
  readonly locale: LocaleName;
  readonly origin: string;
}

/** The due dates of a person: a worker's timecards that are not submitted, and what waits for an approver (docs: notifications#calendar-content). */
export async function dueEvents(db: Kysely<Database>, reader: Reader, now: Date): Promise<CalendarEvent[]> {
  const since = new Date(`${addDays(now.toISOString().slice(0, 10), -DAYS_BACK)}T00:00:00Z`);
  const events = reader.user.userType === 'Worker' ? await ofWorker(db, reader, now) : await ofApprover(db, reader);
  return events.filter(({ at }) => at >= since).sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function ofWorker(db: Kysely<Database>, { user, locale, origin }: Reader, now: Date): Promise<CalendarEvent[]> {
  const engagements = await db
    .selectFrom('engagement')
    .select(['id', 'job_title'])
    .where('worker_id', '=', user.userId)
    .where('status', '=', 'Filled')
    .orderBy('id')
    .execute();
  const days = new Intl.DateTimeFormat(locale.replace('_', '-'), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const events: CalendarEvent[] = [];
  for (const { id, job_title } of engagements)
    for (const { state, dueAt, periodStartDate, periodEndDate } of await listPeriods(db, user, id, now)) {
      if (dueAt === null || !OF_WORKER.includes(state)) continue;
      const range = days.formatRange(new Date(`${periodStartDate}T00:00:00Z`), new Date(`${periodEndDate}T00:00:00Z`));
      const period = inReadingOrder(locale, range);
      events.push({
        id: `timecard-${id}-${periodStartDate}@portal`,
        at: new Date(dueAt),
        summary: fillText(locale, 'MSG_CALENDAR_TIMECARD', { engagement: job_title, period }),
        url: `${origin}/#${periodRoute(id, periodStartDate)}`,
      });
    }
  return events;
}

/** What waits for an approver, one event for all items that are due at the same time. */
async function ofApprover(db: Kysely<Database>, { user, locale, origin }: Reader): Promise<CalendarEvent[]> {
  if (!mayDecide(user)) return [];
  const parts = waitingParts(user).map(
    (part) => sql`
    select b.approver_due_at as at from billing_item b
    where ${part} and b.status = 'Pending' and b.approver_due_at is not null and b.submitted_by_id is distinct from ${user.userId}`,
  );
  const { rows } = await sql<{ at: Date; count: number }>`
    select at, count(*)::integer as count from (${sql.join(parts, sql` union all `)}) w group by at`.execute(db);
  return rows.map(({ at, count }) => ({
    id: `approvals-${at.getTime()}@portal`,
    at,
    summary: fillText(locale, 'MSG_CALENDAR_APPROVALS', { count: String(count) }),
    url: `${origin}/#/manager/time-and-billing`,
  }));
}
