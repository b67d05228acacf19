import type { ErrorItem } from 'shared-client/schema/billing';
import type { DayForm } from '../form/timecard-form.ts';

/** Server errors, grouped by where they are shown. */
export interface ServerErrors {
  /** Errors of the whole timecard, shown in the error banner. */
  readonly banner: readonly ErrorItem[];
  /** Errors of a day or a shift, by the key of its card. */
  readonly byDay: Readonly<Record<string, readonly ErrorItem[]>>;
  /** PTO tokens. They are shown but do not block a save. */
  readonly warnings: readonly ErrorItem[];
  /** Shift numbers that no shift can have; to be logged. */
  readonly ignored: readonly string[];
}

export const NO_SERVER_ERRORS: ServerErrors = { banner: [], byDay: {}, warnings: [], ignored: [] };

/** The engagement takes no time at all, on any date. */
export const ENGAGEMENT_CANCELLED_TOKEN = 'ERR_BILLING_ENGAGEMENT_CANCELLED';

export const MEAL_BREAK_MISSED = 'ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED';
export const MEAL_BREAK_MISSED_2 = 'ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2';

/** The meal-break-missed choices of a day: those the server requested, and those already answered. */
export function mealBreakChoices(
  day: Pick<DayForm, 'mealBreakMissedType' | 'mealBreakMissedType2'>,
  errors: readonly ErrorItem[],
): { first: boolean; second: boolean } {
  const asks = (token: string) => errors.some((item) => item.errorToken === token);
  const second = asks(MEAL_BREAK_MISSED_2) || day.mealBreakMissedType2 !== '';
  return { first: asks(MEAL_BREAK_MISSED) || second || day.mealBreakMissedType !== '', second };
}
