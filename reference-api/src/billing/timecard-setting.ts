import type { Kysely, Selectable } from 'kysely';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import { problem } from '../call/problem.ts';
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
  const leave = await db
    .selectFrom('leave_day')
    .selectAll()
    .where('engagement_id', '=', engagement.id)
    .where('leave_date', '>=', start)
    .where('leave_date', '<=', end)
    .orderBy('leave_date')
    .orderBy('id')
    .execute();
  const holidays = await db
    .selectFrom('client_holiday')
    .selectAll()
    .where('client_id', '=', engagement.client_id)
    .where('holiday_date', '>=', start)
    .where('holiday_date', '<=', end)
    .execute();
  const accruals = await db.selectFrom('accrual').selectAll().where('engagement_id', '=', engagement.id).execute();
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

/** The engagement's own template, else the catalogue's. */
export function templateOf(engagement: Pick<Engagement, 'settings' | 'timecard_template_id'>): TimecardTemplate {
  const template = engagement.settings.timecardTemplate ?? TIMECARD_TEMPLATES[engagement.timecard_template_id];
  if (!template) throw problem(500, 'ERR_SERVER', 'This engagement has a timecard template nobody knows.');
  return template;
}
