import { locale } from 'shared-session';
import { type HourUnits, shownAmount, unitsToNumber } from 'shared-validators/amounts';

/** Hours as the user's locale writes them: 8.25 at 2 decimals is `8,25` in German. */
export const formatHours = (hours: number, precision: number): string => locale.formatNumber(hours, precision);

/** Whole steps of 10^-precision as the user's locale writes them: 825 at 2 is `8,25` in German. */
export const formatSteps = (steps: HourUnits, precision: number): string =>
  formatHours(unitsToNumber(steps, precision), precision);

/** An amount that a form keeps, or that a rule writes into a sentence, in the signs of the user's locale. */
export const formatKept = (text: string): string => shownAmount(text, locale.getState().numberTag);
