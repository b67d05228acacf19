import type { Selectable } from 'kysely';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { choicesOf, type MinuteRange, type RuleSetting } from 'shared-validators/timecard';
import type { EngagementSettings, LeaveDayTable, OvertimeRuleTable } from '../../engagements/tables.ts';
import type { Allocation, WorkedDay } from '../timecard/worked-day.ts';

/** The worker's entry in another timecard for a day of this one. */
export interface OtherEntry {
  readonly workedDate: string;
  readonly billingItemId: number;
  readonly engagementId: number;
  /** Pending, Approved or Processed. */
  readonly isSubmitted: boolean;
  readonly daily: boolean;
  /** Work spans, relative to workedDate. */
  readonly ranges: readonly MinuteRange[];
}

/** Everything that the rules know about a timecard. They read nothing else, no clock and no database. */
export interface Timecard {
  readonly template: TimecardTemplate;
  readonly settings: EngagementSettings;
  readonly precision: number;
  /** The start of a worked day of the work period, in minutes after midnight. */
  readonly workDayStart: number;
  /** The first weekday of a work week. */
  readonly weekFirstDay: string;
  readonly workedDates: readonly string[];
  readonly overtimeRule: Selectable<OvertimeRuleTable> | null;
  readonly days: readonly WorkedDay[];
  /** Allocations of the billing item as a whole. */
  readonly allocations: readonly Allocation[];
  readonly others: readonly OtherEntry[];
  /** Accrued minutes of paid time off; null if there is no balance. */
  readonly accruedPto: number | null;
  /** Minutes of PTO in other timecards that are not yet deducted from the balance. */
  readonly reservedPto: number;
  readonly leave: readonly Selectable<LeaveDayTable>[];
  readonly bypassLeaveValidation: boolean;
  /** The stored days, whose choices may stay. */
  readonly stored: readonly WorkedDay[];
}

/** The part of a timecard that the rules shared by server and page know. */
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
