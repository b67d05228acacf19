import { locale } from 'shared-session';
import { unitsToNumber } from 'shared-validators/amounts';

/** Integer steps of 10^-precision in the notation of the user's locale: 825 at 2 is `8,25` in German. */
export const localSteps = (steps: number, precision: number): string =>
  locale.formatNumber(unitsToNumber(steps, precision), precision);
