import { type Kysely, type Selectable, sql } from 'kysely';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import { httpProblem } from '../call/http-problem.ts';
import type { Engagement } from '../engagements/read-engagement.ts';
import type { AccrualTable, ClientHolidayTable, LeaveDayTable } from '../engagements/tables.ts';
import type { Database } from '../storage/database.ts';
import { type OtherDay, readOtherDays } from './other-timecards.ts';
import { type Period, workedDatesOf } from './period.ts';

/** Everything around a timecard of one period, read at once. */
export interface TimecardSetting {
  readonly engagement: Engagement;
  readonly template: TimecardTemplate;
  readonly period: Period;
  readonly workedDates: readonly string[];
  readonly leave: readonly Selectable<LeaveDayTable>[];
  readonly holidays: ReadonlyMap<string, Selectable<ClientHolidayTable>>;
  readonly accruals: readonly Selectable<AccrualTable>[];
  readonly others: readonly OtherDay[];
}

/** Reads it. `itemId` is the timecard itself, which is no "other"; 0 for a new one. */
export async function readSetting(
  db: Kysely<Database>,
  engagement: Engagement,
  period: Period,
  itemId: number,
): Promise<TimecardSetting> {
  const { start, end } = period;
  const { leave, holidays, accruals } = await readAround(db, engagement, period);
  const others = await readOtherDays(db, {
    workerId: engagement.worker_id,
    exceptItemId: itemId,
    first: start,
    last: end,
  });
  return {
    engagement,
    template: templateOf(engagement),
    period,
    workedDates: workedDatesOf(period, engagement),
    leave,
    holidays: new Map(holidays.map((holiday) => [holiday.holiday_date, holiday])),
    accruals,
    others,
  };
}

interface Around {
  readonly leave: Selectable<LeaveDayTable>[];
  readonly holidays: Selectable<ClientHolidayTable>[];
  readonly accruals: Selectable<AccrualTable>[];
}

/** The three small lists in one round trip. */
async function readAround(db: Kysely<Database>, engagement: Engagement, { start, end }: Period): Promise<Around> {
  const { rows } = await sql<Around>`
    select
      (select coalesce(json_agg(l order by l.leave_date, l.id), '[]') from leave_day l
        where l.engagement_id = ${engagement.id} and l.leave_date between ${start}::date and ${end}::date) as leave,
      (select coalesce(json_agg(h), '[]') from client_holiday h
        where h.client_id = ${engagement.client_id} and h.holiday_date between ${start}::date and ${end}::date) as holidays,
      (select coalesce(json_agg(a), '[]') from accrual a where a.engagement_id = ${engagement.id}) as accruals
  `.execute(db);
  return rows[0] as Around;
}

/** The engagement's own template, else the catalogue's. */
export function templateOf(engagement: Pick<Engagement, 'settings' | 'timecard_template_id'>): TimecardTemplate {
  const template = engagement.settings.timecardTemplate ?? TIMECARD_TEMPLATES[engagement.timecard_template_id];
  if (!template) throw httpProblem(500, 'ERR_SERVER', 'This engagement has a timecard template nobody knows.');
  return template;
}
