import type { HourUnits } from 'shared-validators/amounts';
import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { type PeriodTotals, periodTotals } from '../totals/totals.ts';

/**
 * Sick hours entered beyond the accrued balance; 0 if there is no sick balance. More than 0 requires the Sick Leave excess acknowledgement
 * before submitting (docs: saving#sick-excess).
 */
export function sickExcess(
  form: Pick<TimecardForm, 'days'>,
  rules: TimecardRules,
  period: () => Pick<PeriodTotals, 'sick'> = () => periodTotals(form, rules),
): HourUnits {
  if (rules.sickBalance === null) return 0;
  return Math.max(0, period().sick - rules.sickBalance);
}
