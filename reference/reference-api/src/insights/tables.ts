import type { Generated } from 'kysely';
import type { BillingItemStatus } from 'shared-client/schema/billing';
import type { ReportFrequency } from 'shared-client/schema/mailed-reports';

/** The hours of a billing item in one week, kept by the database in the transaction that changes the item. */
export interface InsightWeekTable {
  of_item: number;
  /** The first day of a work week of the engagement. */
  week_start: string;
  of_engagement: number;
  of_worker: number;
  /** The manager of its engagement; null if they left. */
  of_manager: number | null;
  in_client: number;
  in_supplier: string;
  in_status: BillingItemStatus;
  /** The hours of lists: work and paid time off. */
  week_minutes: number;
  /** Part of them: overtime and double time. */
  overtime_minutes: number;
  /** Part of them: paid time off. */
  leave_minutes: number;
  /** Sick time, which is not part of them. */
  sick_minutes: number;
  /** The first day of the week first. */
  overtime_by_day: readonly number[];
  /** Days without a meal, the first day of the week first. */
  no_meal_by_day: readonly number[];
  /** Minutes by the first value of their allocation, such as a cost centre. */
  placed_minutes: Readonly<Record<string, number>>;
  /** The same as text. */
  placed_text: Generated<string>;
  /** The last day of the item's period. */
  ends_on: string;
}

/** A balance of leave at the end of a day on which it changed, kept by the database. */
export interface LeaveBalanceTable {
  of_engagement: number;
  leave_kind: 'Sick' | 'PTO';
  balance_date: string;
  balance_minutes: number;
}

/** A report that is sent by mail. */
export interface MailedReportTable {
  id: Generated<number>;
  /** Whose figures it has. */
  report_of: number;
  report_to: number;
  frequency: ReportFrequency;
  /** The Monday, or the first of the month, on which the last one was due. */
  sent_for: string;
}

export interface InsightTables {
  mailed_report: MailedReportTable;
  leave_balance: LeaveBalanceTable;
  insight_week: InsightWeekTable;
}
