import type { Generated } from 'kysely';
import type {
  BillingItemType,
  ClientHoliday,
  DefaultTimeEntry,
  EngagementMultiRate,
  EngagementPieceType,
  ExpensePolicy,
  LeaveType,
  ProjectBudget,
  ProjectPlanPart,
  RateApplication,
  ShiftDifferential,
} from 'shared-client/schema/billing';
import type { EngagementStatus } from 'shared-client/schema/engagements';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import type { UnitRate } from 'shared-validators/expense';

/** Hourly rates by kind: regular, overtime, double time. */
export interface HourRates {
  readonly regular: number;
  readonly overtime: number;
  readonly doubletime: number;
}

/** The rates of one type of multi-rate lines: the rate billed to the client, and the rate paid to the supplier. */
export interface MultiRatePay {
  readonly type: string;
  readonly bill: HourRates;
  readonly supplierPay: HourRates;
}

/** The agreement for a project. */
export interface ProjectSettings {
  readonly plan: readonly Omit<ProjectPlanPart, 'billedBefore'>[];
  readonly budgets: readonly Omit<ProjectBudget, 'available'>[];
}

/** Settings that differ between engagements, apart from the columns; fields as in the edit metadata. */
export interface EngagementSettings {
  readonly eligibleForSickTime: boolean;
  readonly eligibleForPTO: boolean;
  readonly eligibleForDNW: boolean;
  readonly tracksAccrualBalance: boolean;
  readonly trackingDaysOffApplicable: boolean;
  readonly displaySickDay: boolean;
  readonly payroll: boolean;
  readonly piecePaySelected: boolean;
  readonly useShiftDifferential: boolean;
  readonly shiftDifferentials: readonly ShiftDifferential[];
  readonly leaveTypes: readonly LeaveType[];
  readonly leaveName: string | null;
  readonly engMultiRates: readonly EngagementMultiRate[];
  /** The rates for an hour of a multi-rate type, or of Labor; never sent to the page. */
  readonly multiRatePay?: readonly MultiRatePay[];
  readonly engPieceTypes: readonly EngagementPieceType[];
  readonly engDefaultTimeEntries: readonly DefaultTimeEntry[];
  readonly use24HourClock: boolean;
  readonly customizedLaborValue: string | null;
  readonly allowTimecardSubmit: boolean;
  readonly blockDupDateTimeEntry: boolean;
  readonly showPaidBreak: boolean;
  readonly ceridianRedirectUrl: string | null;
  readonly mealPeriodRules: boolean;
  /** Whether the page shows the worker's hours of the day over all timecards (hourstatus). */
  readonly showTotalHours: boolean;
  /** The engagement's own template, which overrides the catalogue. */
  readonly timecardTemplate: TimecardTemplate | null;
  /** The MSP reviews before the manager does. */
  readonly mspReview: boolean;
  /** Ids of the custom fields of its cost allocations. */
  readonly customFieldIds: readonly number[];
  readonly billingTypes: readonly BillingItemType[];
  readonly attachmentLimit: number;
  /** The contract's minutes per week; absent if none are agreed. */
  readonly contractWeekMinutes?: number;
  /** The policies for expenses; none if absent. */
  readonly expensePolicies?: readonly ExpensePolicy[];
  /** The project's agreement and budgets; none if absent. */
  readonly project?: ProjectSettings;
  /** The rates for a distance and for a day away; none if absent. */
  readonly unitRates?: readonly UnitRate[];
}

export interface WorkPeriodTable {
  id: Generated<number>;
  period_name: string;
  work_schedule: string;
  day_of_week: string;
  start_time: string;
  short_description: string;
  active: boolean;
  type: 'Weekly' | 'Biweekly' | 'Semimonthly' | 'Monthly';
}

export interface OvertimeRuleTable {
  id: Generated<number>;
  name: string;
  weekly_ot_minutes: number | null;
  daily_ot_minutes: number | null;
  weekly_dt_minutes: number | null;
  daily_dt_minutes: number | null;
  specific_day_dt: string | null;
  specific_day_ot: string | null;
  count_holiday: boolean;
  description: string;
  seven_day_rule: boolean;
}

export interface EngagementTable {
  id: Generated<number>;
  client_id: number;
  worker_id: number;
  req_name: string;
  job_title: string;
  manager_id: number | null;
  manager_name: string;
  supplier_name: string;
  client_worker_id: string | null;
  status: EngagementStatus;
  start_date: string;
  end_date: string | null;
  closed_date: string | null;
  work_location: string;
  currency: string;
  timecard_template_id: number;
  rate_application: RateApplication;
  work_period_id: number;
  overtime_rule_id: number | null;
  hour_decimal_precision: number;
  settings: EngagementSettings;
  /** Its own calendar; null for its company's usual one. */
  due_calendar_id: Generated<number | null>;
}

export interface AccrualTable {
  engagement_id: number;
  leave_kind: 'Sick' | 'PTO';
  accrued_minutes: number;
  as_of_date: string;
}

export interface ClientHolidayTable {
  client_id: number;
  holiday_date: ClientHoliday['date'];
  name: string;
  minutes: number;
}

/** One day of a leave request as received from the leave system. */
export interface LeaveDayTable {
  id: Generated<number>;
  leave_request_id: number;
  engagement_id: number;
  leave_date: string;
  start_time: string | null;
  end_time: string | null;
  minutes: number;
  leave_type: string;
  leave_type_id: number;
  full_day_off: boolean;
  canceled: boolean;
}

/** A change in the leave system that the extraction job has not imported yet, or imported at `applied_at`. */
export interface LeaveChangeTable {
  id: Generated<number>;
  engagement_id: number;
  leave_request_id: number;
  first_date: string;
  last_date: string;
  minutes: number;
  leave_type: string;
  leave_type_id: number;
  full_day_off: boolean;
  cancels: boolean;
  requested_at: Date;
  applied_at: Date | null;
}

/** One run of a background job. */
export interface JobRunTable {
  id: Generated<number>;
  job_name: string;
  started_at: Date;
  due_at: Date;
  finished_at: Date | null;
}

export interface EngagementTables {
  work_period: WorkPeriodTable;
  overtime_rule: OvertimeRuleTable;
  engagement: EngagementTable;
  accrual: AccrualTable;
  client_holiday: ClientHolidayTable;
  leave_day: LeaveDayTable;
  leave_change: LeaveChangeTable;
  job_run: JobRunTable;
}
