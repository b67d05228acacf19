import type { Selectable } from 'kysely';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import { addDays, dateIn } from '../../billing/calendar.ts';
import type { AccrualTable, EngagementSettings, EngagementTable } from '../../engagements/tables.ts';
import { json } from '../../storage/json.ts';
import { FIELDS } from '../custom-field-definitions.ts';
import type { Sample } from '../sample.ts';
import { ENGAGEMENTS } from './engagement-ids.ts';
import { basicRow, type EngagementRow } from './engagement-row.ts';
import { LEAVE_SYSTEM_URL, leaveTypes, plainSettings, settingsFor, templateById } from './engagement-settings.ts';
import { projectFor } from './project-plan.ts';
import { insertWorkRules, OVERTIME_RULES, WORK_PERIODS } from './work-rules.ts';
import { workerEngagements } from './worker-engagements.ts';

const RATES: Record<TimecardTemplate['templateType'], EngagementTable['rate_application']> = {
  Hourly: 'HOURLY',
  Daily: 'DAILY',
  Mixed: 'DAILY_PRORATE',
  Period: 'MONTHLY',
  Project: 'PROJECT_BASED',
  PerUnit: 'PER_UNIT',
  MultiRates: 'HOURLY_STRAIGHT',
};

/** The engagement of a template. */
export function engagementOf(template: TimecardTemplate, today: string): EngagementRow {
  const usesOvertime = template.allocationType === 'ot_hours' || template.allocationType === 'ot_multi_rate';
  const isPeriod = template.showPeriodEntry;
  const basic = basicRow(ENGAGEMENTS.ofTemplate(template.id), today);
  return {
    ...basic,
    timecard_template_id: template.id,
    rate_application: RATES[template.templateType],
    work_period_id: isPeriod
      ? template.id % 2 === 0
        ? WORK_PERIODS.biweekly
        : WORK_PERIODS.monthly
      : template.id === 3
        ? WORK_PERIODS.nightWeekly
        : WORK_PERIODS.weekly,
    overtime_rule_id: usesOvertime
      ? ([OVERTIME_RULES.federal, OVERTIME_RULES.california, OVERTIME_RULES.weekend][template.id % 3] ?? null)
      : null,
    settings: {
      ...settingsFor(template),
      billingTypes:
        template.templateType === 'Project' ? [...plainSettings.billingTypes, 'PROJECT'] : plainSettings.billingTypes,
      ...(template.templateType === 'Project' ? { project: projectFor(today) } : {}),
    },
  };
}

/** Engagements for cases that no template has by itself. */
function special(today: string): EngagementRow[] {
  const make = (id: number, templateId: number, change: Partial<EngagementRow>): EngagementRow => ({
    ...basicRow(id, today),
    timecard_template_id: templateId,
    settings: settingsFor(templateById(templateId)),
    ...change,
  });
  const withLeave = (templateId: number): EngagementSettings => ({
    ...settingsFor(templateById(templateId)),
    eligibleForPTO: true,
    eligibleForSickTime: true,
    tracksAccrualBalance: true,
    leaveTypes,
    leaveName: 'Time away from work',
    ceridianRedirectUrl: LEAVE_SYSTEM_URL,
  });
  const withFields = (ids: readonly number[]): EngagementSettings => ({ ...plainSettings, customFieldIds: [...ids] });
  return [
    make(ENGAGEMENTS.biweekly, 1, { work_period_id: WORK_PERIODS.biweekly, job_title: 'Route Planner' }),
    make(ENGAGEMENTS.semimonthly, 5, { work_period_id: WORK_PERIODS.semimonthly, job_title: 'Billing Clerk' }),
    make(ENGAGEMENTS.large, 2, {
      work_period_id: WORK_PERIODS.monthly,
      job_title: 'Terminal Supervisor',
      settings: { ...settingsFor(templateById(2)), mealPeriodRules: false, blockDupDateTimeEntry: false },
    }),
    make(ENGAGEMENTS.clockChange, 0, { work_period_id: WORK_PERIODS.monthly, job_title: 'Night Dispatcher' }),
    make(ENGAGEMENTS.leaveSystem, 0, { job_title: 'Berth Planner', settings: withLeave(0) }),
    make(ENGAGEMENTS.leaveAllocation, 2, {
      job_title: 'Cargo Auditor',
      overtime_rule_id: OVERTIME_RULES.federal,
      settings: { ...withLeave(2), mealPeriodRules: false, blockDupDateTimeEntry: false },
    }),
    make(ENGAGEMENTS.london, 4, {
      client_id: 2,
      req_name: 'MH-5046',
      work_location: 'London',
      currency: 'GBP',
      hour_decimal_precision: 1,
      job_title: 'Records Assistant',
      settings: { ...settingsFor(templateById(4)), use24HourClock: true },
    }),
    make(ENGAGEMENTS.cancelled, 0, { status: 'Cancelled' }),
    make(ENGAGEMENTS.closed, 0, {
      status: 'Closed',
      end_date: addDays(today, -20),
      closed_date: addDays(today, -20),
    }),
    make(ENGAGEMENTS.closedLongAgo, 0, {
      status: 'Closed',
      end_date: addDays(today, -200),
      closed_date: addDays(today, -200),
    }),
    make(ENGAGEMENTS.incomplete, 1, { status: 'Incomplete' }),
    make(ENGAGEMENTS.pending, 12, { status: 'Pending', start_date: addDays(today, -3) }),
    make(ENGAGEMENTS.customFields, 1, { job_title: 'Cost Controller', settings: withFields(FIELDS.all) }),
    make(ENGAGEMENTS.followOnChain, 5, { job_title: 'Claims Adjuster', settings: withFields(FIELDS.chain) }),
    make(ENGAGEMENTS.followOnLoop, 5, { job_title: 'Audit Assistant', settings: withFields(FIELDS.loop) }),
    make(ENGAGEMENTS.drillDowns, 5, { job_title: 'Account Clerk', settings: withFields(FIELDS.drillDowns) }),
    make(ENGAGEMENTS.ownTemplate, 1, {
      job_title: 'Weighbridge Operator',
      settings: {
        ...settingsFor(templateById(1)),
        timecardTemplate: {
          ...templateById(1),
          name: 'Hourly, times with allocated hours and paid breaks',
          showPaidBreak: true,
        },
        showPaidBreak: true,
      },
    }),
    make(ENGAGEMENTS.ofWorkerEmail, 0, {}),
    make(ENGAGEMENTS.ofWorkerMobile, 2, { overtime_rule_id: OVERTIME_RULES.california }),
  ];
}

/** Work periods, overtime rules, holidays, engagements, accruals. */
export const engagements: Sample = {
  subject: 'engagements',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    await insertWorkRules(db, today);
    const rows = [
      ...workerEngagements(today),
      ...TIMECARD_TEMPLATES.map((template) => engagementOf(template, today)),
      ...special(today),
    ];
    await db
      .insertInto('engagement')
      .values(rows.map((row) => ({ ...row, settings: json(row.settings) })))
      .execute();
    await db
      .insertInto('accrual')
      .values(rows.flatMap((row) => accrualsOf(row, today)))
      .execute();
  },
};

/** The balances of an engagement, if it has any. */
export function accrualsOf({ id, settings }: EngagementRow, today: string): Selectable<AccrualTable>[] {
  if (!settings.tracksAccrualBalance && !settings.eligibleForPTO) return [];
  return [
    { engagement_id: id, leave_kind: 'Sick', accrued_minutes: 1710, as_of_date: today },
    { engagement_id: id, leave_kind: 'PTO', accrued_minutes: 2400, as_of_date: today },
  ];
}
