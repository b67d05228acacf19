import { locale } from 'shared-session';
import { type HourUnits, shownAmount, unitsToNumber } from 'shared-validators/amounts';

/** Hours in the notation of the user's locale: 8.25 at 2 decimals is `8,25` in German. */
export const formatHours = (hours: number, precision: number): string => locale.formatNumber(hours, precision);

/** Integer steps of 10^-precision in the notation of the user's locale: 825 at 2 is `8,25` in German. */
export const formatSteps = (steps: HourUnits, precision: number): string =>
  formatHours(unitsToNumber(steps, precision), precision);

/** An amount from a form or from a rule's parameters, in the notation of the user's locale. */
export const formatKept = (text: string): string => shownAmount(text, locale.getState().numberTag);
