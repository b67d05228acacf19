import type { ErrorItem } from 'shared-client/schema/billing';
import { hoursOf, ptoMinutes } from 'shared-validators/timecard';
import type { Timecard } from './timecard.ts';
import { issue } from './validation-issue.ts';

/**
 * The three PTO tokens (docs: leave#pto-warnings), all of them warnings: not eligible; more than the accrued balance; more than is left of
 * it after other timecards.
 */
export function ptoWarnings(timecard: Timecard): ErrorItem[] {
  const taken = timecard.days.reduce((sum, day) => sum + ptoMinutes(day, timecard.template.showBillingItemShift), 0);
  if (taken === 0) return [];
  if (!timecard.settings.eligibleForPTO) {
    return [issue('ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE', 'You are not eligible for paid time off on this engagement.')];
  }
  if (timecard.accruedPto === null) return [];
  const [inHours, accrued] = [hoursOf(taken, timecard.precision), hoursOf(timecard.accruedPto, timecard.precision)];
  if (taken > timecard.accruedPto) {
    return [
      issue(
        'ERR_WORKER_PTO_HOURS_EXCEEDED2',
        `The paid time off entered (${inHours} hours) exceeds the accrued balance (${accrued} hours).`,
        { params: [inHours, accrued] },
      ),
    ];
  }
  if (taken + timecard.reservedPto > timecard.accruedPto) {
    const left = hoursOf(Math.max(0, timecard.accruedPto - timecard.reservedPto), timecard.precision);
    return [
      issue(
        'ERR_WORKER_PTO_HOURS_EXCEEDED3',
        `The paid time off entered (${inHours} hours) exceeds what other timecards leave of the balance (${left} hours).`,
        { params: [inHours, left] },
      ),
    ];
  }
  return [];
}
