import type { EditMetadata } from 'shared-client/schema/billing';
import { dateIn } from '../billing/calendar.ts';
import { periodOf, workedDatesOf } from '../billing/period.ts';
import { editMetadataOf } from '../billing/read/metadata.ts';
import type { TimecardSetting } from '../billing/timecard/timecard-setting.ts';
import type { WorkedDay } from '../billing/timecard/worked-day.ts';
import { templateById } from '../sample-data/engagements/engagement-settings.ts';
import { accrualsOf, engagementOf } from '../sample-data/engagements/engagements.ts';
import { clientHolidays, overtimeRules, workPeriods } from '../sample-data/engagements/work-rules.ts';

const TIME_ZONE = 'America/Los_Angeles';

/** The setting of a timecard on the sample engagement of a template, created without a database: no other timecard, no leave. */
export function sampleSetting(templateId: number, now: Date): TimecardSetting {
  const today = dateIn(TIME_ZONE, now);
  const template = templateById(templateId);
  const row = engagementOf(template, today);
  const workPeriod = workPeriods.find(({ id }) => id === row.work_period_id);
  if (!workPeriod) throw new Error(`There is no work period ${row.work_period_id}.`);
  const period = periodOf(workPeriod, today);
  const holidays = clientHolidays(today).filter(({ holiday_date: date }) => date >= period.start && date <= period.end);
  const engagement = {
    ...row,
    client_worker_id: row.client_worker_id ?? null,
    end_date: row.end_date ?? null,
    closed_date: row.closed_date ?? null,
    overtime_rule_id: row.overtime_rule_id ?? null,
    manager_id: row.manager_id ?? null,
    approvers: null,
    billingRoute: null,
    clientName: 'Harbor & Vale Logistics',
    timeZone: TIME_ZONE,
    workerName: 'Nora Whitfield',
    workPeriod,
    overtimeRule: overtimeRules.find(({ id }) => id === row.overtime_rule_id) ?? null,
  };
  return {
    engagement,
    template,
    period,
    workedDates: workedDatesOf(period, engagement),
    leave: [],
    holidays: new Map(holidays.map((holiday) => [holiday.holiday_date, holiday])),
    accruals: accrualsOf(row, today),
    others: [],
    days: [],
    customFields: [],
  };
}

/**
 * The edit metadata of a timecard on the sample engagement of a template, created without a database: the worker has no other timecard in
 * its period. It is new if no days are `stored`.
 */
export function sampleMetadata(
  templateId: number,
  now: Date,
  { stored = [], setting = sampleSetting(templateId, now) }: { stored?: WorkedDay[]; setting?: TimecardSetting } = {},
): EditMetadata {
  return editMetadataOf({
    enters: true,
    setting: { ...setting, days: stored },
    item: undefined,
    lastChange: undefined,
    totals: new Map(),
    selectedDate: dateIn(TIME_ZONE, now),
  });
}
