import type { Choices } from '../choices.ts';
import type { Template } from '../worked-day.ts';

/** The setting of the rules, apart from the days. */
export interface RuleSetting {
  readonly template: Template;
  /** The number of decimals of hours. */
  readonly precision: number;
  /** The start of a worked day of the work period, in minutes after midnight. */
  readonly workDayStart: number;
  readonly eligibleForPTO: boolean;
  readonly eligibleForSickTime: boolean;
  readonly useShiftDifferential: boolean;
  readonly choices: Choices;
}
