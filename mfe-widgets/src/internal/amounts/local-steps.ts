import { locale } from 'shared-session';
import { unitsToNumber } from 'shared-validators/amounts';

/** Whole steps of 10^-precision as the user's locale writes them: 825 at 2 is `8,25` in German. */
export const localSteps = (steps: number, precision: number): string =>
  locale.formatNumber(unitsToNumber(steps, precision), precision);
