import type { Insertable, Selectable } from 'kysely';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import { addDays, dateIn } from '../billing/calendar.ts';
import type { AccrualTable, EngagementSettings, EngagementTable } from '../engagements/tables.ts';
import { json } from '../storage/json.ts';
import { FIELDS } from './custom-field-definitions.ts';
import { LEAVE_SYSTEM_URL, leaveTypes, plainSettings, settingsFor, templateById } from './engagement-settings.ts';
import type { Sample } from './sample.ts';
import { insertWorkRules, OVERTIME_RULES, WORK_PERIODS } from './work-rules.ts';

/** Ids of engagements that tests and documentation name. */
export const ENGAGEMENTS = {
  /** Of template n: 5000 + n. The first is the README's journey. */
  ofTemplate: (id: number): number => 5000 + id,
  biweekly: 5040,
  semimonthly: 5041,
  /** Monthly, 4 spans and 3 allocations a day. */
  large: 5042,
  clockChange: 5043,
  leaveSystem: 5044,
  leaveAllocation: 5045,
  london: 5046,
  cancelled: 5050,
  closed: 5051,
  closedLongAgo: 5052,
  incomplete: 5053,
  pending: 5054,
  customFields: 5060,
  followOnChain: 5061,
  followOnLoop: 5062,
  drillDowns: 5063,
  /** A template of its own, which wins over the catalogue's. */
  ownTemplate: 5064,
  ofWorkerEmail: 5080,
  ofWorkerMobile: 5081,
} as const;

const JOB_TITLES = [
  'Logistics Analyst',
  'Dock Coordinator',
  'Quality Inspector',
  'Customs Specialist',
  'Network Technician',
  'Inventory Planner',
  'Fleet Scheduler',
];
const MANAGERS = ['Daniel Reyes', 'Hannah Lindqvist', 'Marcus Okafor', 'Daniel Reyes'];
const RATES: Record<TimecardTemplate['templateType'], EngagementTable['rate_application']> = {
  Hourly: 'HOURLY',
  Daily: 'DAILY',
  Mixed: 'DAILY_PRORATE',
  Period: 'MONTHLY',
  Project: 'PROJECT_BASED',
  PerUnit: 'PER_UNIT',
  MultiRates: 'HOURLY_STRAIGHT',
};

type Row = Omit<Insertable<EngagementTable>, 'id' | 'settings'> & { id: number; settings: EngagementSettings };

/** What all of the sample worker's engagements have in common. */
function basicRow(id: number, today: string): Row {
  return {
    id,
    client_id: 1,
    worker_id: 1001,
    req_name: `HV-${id}`,
    job_title: JOB_TITLES[id % JOB_TITLES.length] as string,
    manager_id: 1002,
    manager_name: MANAGERS[id % MANAGERS.length] as string,
    supplier_name: 'Northgate Staffing',
    client_worker_id: `W-${1000 + (id % 1000)}`,
    status: 'Filled',
    start_date: addDays(today, -400),
    end_date: addDays(today, 300),
    closed_date: null,
    work_location: 'Long Beach, CA',
    currency: 'USD',
    timecard_template_id: 0,
    rate_application: 'HOURLY',
    work_period_id: WORK_PERIODS.weekly,
    overtime_rule_id: null,
    hour_decimal_precision: 2,
    settings: plainSettings,
  };
}

/** The engagement of a template. */
export function engagementOf(template: TimecardTemplate, today: string): Row {
  const usesOvertime = template.allocationType === 'ot_hours' || template.allocationType === 'ot_multi_rate';
  const isPeriod = template.showPeriodEntry;
  const basic = basicRow(ENGAGEMENTS.ofTemplate(template.id), today);
  return {
    ...basic,
    job_title: template.id === 0 ? 'Logistics Analyst' : basic.job_title,
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
    },
  };
}

/** Engagements that show something no template shows by itself. */
function special(today: string): Row[] {
  const make = (id: number, templateId: number, change: Partial<Row>): Row => ({
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
    make(ENGAGEMENTS.ofWorkerEmail, 0, { worker_id: 1005 }),
    make(ENGAGEMENTS.ofWorkerMobile, 2, { worker_id: 1006, overtime_rule_id: OVERTIME_RULES.california }),
  ];
}

/** Work periods, overtime rules, holidays, engagements, accruals. */
export const engagements: Sample = {
  subject: 'engagements',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    await insertWorkRules(db, today);
    const rows = [...TIMECARD_TEMPLATES.map((template) => engagementOf(template, today)), ...special(today)];
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

/** The balances of an engagement that keeps them. */
export function accrualsOf({ id, settings }: Row, today: string): Selectable<AccrualTable>[] {
  if (!settings.tracksAccrualBalance && !settings.eligibleForPTO) return [];
  return [
    { engagement_id: id, leave_kind: 'Sick', accrued_minutes: 1710, as_of_date: today },
    { engagement_id: id, leave_kind: 'PTO', accrued_minutes: 2400, as_of_date: today },
  ];
}
