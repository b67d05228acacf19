import type { Selectable } from 'kysely';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { choicesOf, type MinuteRange, type RuleSetting } from 'shared-validators/timecard';
import type { EngagementSettings, LeaveDayTable, OvertimeRuleTable } from '../../engagements/tables.ts';
import type { Allocation, WorkedDay } from '../worked-day.ts';

/** What the worker entered in other timecards on a day of this one. */
export interface OtherEntry {
  readonly workedDate: string;
  readonly billingItemId: number;
  readonly engagementId: number;
  /** Submitted or further: Pending, Approved, Processed. */
  readonly isSubmitted: boolean;
  readonly daily: boolean;
  /** Work spans, seen from workedDate. */
  readonly ranges: readonly MinuteRange[];
}

/** Everything the rules know about a timecard: nothing else is read, no clock and no database. */
export interface Timecard {
  readonly template: TimecardTemplate;
  readonly settings: EngagementSettings;
  readonly precision: number;
  /** Minutes after midnight at which a worked day of the work period begins. */
  readonly workDayStart: number;
  /** The weekday a work week begins with. */
  readonly weekFirstDay: string;
  readonly workedDates: readonly string[];
  readonly overtimeRule: Selectable<OvertimeRuleTable> | null;
  readonly days: readonly WorkedDay[];
  /** Allocations of the billing item as a whole. */
  readonly allocations: readonly Allocation[];
  readonly others: readonly OtherEntry[];
  /** Accrued minutes of paid time off; null when no balance is kept. */
  readonly accruedPto: number | null;
  /** Minutes of PTO in other timecards that are not deducted from the balance yet. */
  readonly reservedPto: number;
  readonly leave: readonly Selectable<LeaveDayTable>[];
  readonly bypassLeaveValidation: boolean;
  /** The days as they are stored: what was chosen there may stay. */
  readonly stored: readonly WorkedDay[];
}

/** What the rules that server and page share know about a timecard. */
export function ruleSettingOf({ template, settings, stored, precision, workDayStart }: Timecard): RuleSetting {
  return {
    template,
    precision,
    workDayStart,
    eligibleForPTO: settings.eligibleForPTO,
    eligibleForSickTime: settings.eligibleForSickTime,
    useShiftDifferential: settings.useShiftDifferential,
    choices: choicesOf(settings, template, stored),
  };
}
