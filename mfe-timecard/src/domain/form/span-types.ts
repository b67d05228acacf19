import { SPAN_TYPES } from './timecard-form.ts';
import type { TimecardRules } from './timecard-rules.ts';

/**
 * Entry types offered: Labor and Lunch always; Paid Break if paid breaks are shown; Sick if the worker is eligible and the template is not
 * per unit; PTO if eligible; plus the engagement's multi-rate types (docs: time-entry#time-types). On a full day off labor cannot be added.
 * The editor also offers a span's own type, so that a saved span keeps its type.
 */
export function spanTypesOffered(fullDayOff: boolean, rules: TimecardRules): string[] {
  const offered = [
    ...(fullDayOff ? [] : [SPAN_TYPES.labor]),
    SPAN_TYPES.lunch,
    ...(rules.showPaidBreak && rules.template.showPaidBreak ? [SPAN_TYPES.paidBreak] : []),
    ...(rules.eligibleForSickTime && rules.template.templateType !== 'PerUnit' ? [SPAN_TYPES.sick] : []),
    ...(rules.eligibleForPTO ? [SPAN_TYPES.pto] : []),
    ...(fullDayOff ? [] : rules.multiRates.map((rate) => rate.type)),
  ];
  return offered.filter(
    (type, index) => offered.findIndex((one) => one.toLowerCase() === type.toLowerCase()) === index,
  );
}
