import type { Choices } from '../choices.ts';
import type { Template } from '../worked-day.ts';

/** What the rules know about a timecard besides its days. */
export interface RuleSetting {
  readonly template: Template;
  /** Decimals of hours. */
  readonly precision: number;
  /** Minutes after midnight at which a worked day of the work period begins. */
  readonly workDayStart: number;
  readonly eligibleForPTO: boolean;
  readonly eligibleForSickTime: boolean;
  readonly useShiftDifferential: boolean;
  readonly choices: Choices;
}
