import type { Selectable, Transaction } from 'kysely';
import { addDays } from '../../billing/calendar.ts';
import type { ClientHolidayTable, OvertimeRuleTable, WorkPeriodTable } from '../../engagements/tables.ts';
import type { Database } from '../../storage/database.ts';
import { exchangeRates } from './exchange-rates.ts';

/** Ids of the sample's work periods. */
export const WORK_PERIODS = { weekly: 11, biweekly: 12, semimonthly: 13, monthly: 14, nightWeekly: 15 } as const;

/** Ids of the sample's overtime rules. */
export const OVERTIME_RULES = { federal: 21, california: 22, weekend: 23 } as const;

const periods = [
  { id: WORK_PERIODS.weekly, period_name: 'Monday week', type: 'Weekly', day_of_week: 'Monday', start_time: '00:00' },
  {
    id: WORK_PERIODS.biweekly,
    period_name: 'Two weeks from Sunday',
    type: 'Biweekly',
    day_of_week: 'Sunday',
    start_time: '00:00',
  },
  {
    id: WORK_PERIODS.semimonthly,
    period_name: 'Half months',
    type: 'Semimonthly',
    day_of_week: 'Monday',
    start_time: '00:00',
  },
  {
    id: WORK_PERIODS.monthly,
    period_name: 'Calendar months',
    type: 'Monthly',
    day_of_week: 'Monday',
    start_time: '00:00',
  },
  {
    id: WORK_PERIODS.nightWeekly,
    period_name: 'Terminal week',
    type: 'Weekly',
    day_of_week: 'Monday',
    start_time: '06:00',
  },
] as const;

const rules = [
  {
    id: OVERTIME_RULES.federal,
    name: 'Federal 40',
    weekly_ot_minutes: 2400,
    description: 'Overtime above 40 hours a week.',
  },
  {
    id: OVERTIME_RULES.california,
    name: 'California 8/40',
    weekly_ot_minutes: 2400,
    daily_ot_minutes: 480,
    daily_dt_minutes: 720,
    seven_day_rule: true,
    description: 'Overtime above 8 hours a day or 40 a week and on the seventh day; double time above 12 hours a day.',
  },
  {
    id: OVERTIME_RULES.weekend,
    name: 'Weekend premium',
    weekly_ot_minutes: 2400,
    specific_day_ot: 'Saturday',
    specific_day_dt: 'Sunday',
    count_holiday: true,
    description: 'Saturday is overtime, Sunday double time; holidays count towards 40 hours a week.',
  },
] as const;

export const workPeriods: readonly Selectable<WorkPeriodTable>[] = periods.map((period) => ({
  ...period,
  work_schedule: 'Monday to Friday, 40 hours',
  short_description: `${period.period_name}, days from ${period.start_time}`,
  active: true,
}));

export const overtimeRules: readonly Selectable<OvertimeRuleTable>[] = rules.map((rule) => ({
  weekly_dt_minutes: null,
  daily_ot_minutes: null,
  daily_dt_minutes: null,
  specific_day_ot: null,
  specific_day_dt: null,
  count_holiday: false,
  seven_day_rule: false,
  ...rule,
}));

/** The first client's holidays for three years. */
export function clientHolidays(today: string): Selectable<ClientHolidayTable>[] {
  const year = Number(today.slice(0, 4));
  const named = [-1, 0, 1].flatMap((offset) => holidaysOf(year + offset));
  return named.map(([holiday_date, name]) => ({ client_id: 1, holiday_date, name, minutes: 480 }));
}

/** The two clients' calendars: due from the worker on Monday, from the approver on Tuesday, and the cut-off on Wednesday. */
const dueCalendars = [
  { id: 31, calendar_client_id: 1, calendar_name: 'Weekly payroll', worker_time: '17:00', cutoff_time: '12:00' },
  { id: 32, calendar_client_id: 2, calendar_name: 'Monthly payroll', worker_time: '12:00', cutoff_time: '10:00' },
].map((calendar) => ({
  ...calendar,
  is_usual: true,
  worker_days: 1,
  approver_days: 2,
  approver_time: '17:00',
  cutoff_days: 3,
}));

/** Work periods, overtime rules, holidays, calendars of due dates, exchange rates. */
export async function insertWorkRules(db: Transaction<Database>, today: string): Promise<void> {
  await db.insertInto('work_period').values(workPeriods).execute();
  await db.insertInto('overtime_rule').values(overtimeRules).execute();
  await db.insertInto('client_holiday').values(clientHolidays(today)).execute();
  await db.insertInto('due_calendar').values(dueCalendars).execute();
  await db.insertInto('exchange_rate').values(exchangeRates(today)).execute();
}

function holidaysOf(year: number): [string, string][] {
  const thursday = Array.from({ length: 7 }, (_, index) => addDays(`${year}-11-22`, index)).find(
    (date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 4,
  ) as string;
  return [
    [`${year}-01-01`, "New Year's Day"],
    [`${year}-07-04`, 'Independence Day'],
    [thursday, 'Thanksgiving Day'],
    [`${year}-12-25`, 'Christmas Day'],
  ];
}
