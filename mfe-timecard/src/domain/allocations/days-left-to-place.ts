import { comparesSpansWithAllocation } from 'shared-validators/timecard';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { allocationLeft } from './allocation-left.ts';

/** Results by day. A keystroke replaces one day, so only that one is computed again. */
const known = new WeakMap<DayForm, boolean>();

/** The days with hours left to allocate and a row to allocate them to. The day's own editor offers this under the same conditions. */
export function daysLeftToPlace(days: readonly DayForm[], rules: TimecardRules): readonly DayForm[] {
  const { allocationType } = rules.template;
  if (allocationType !== 'hours' && allocationType !== 'ot_hours') return [];
  if (!comparesSpansWithAllocation(rules.template)) return [];
  return days.filter((day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const isLeft = !day.readOnly && day.allocations.length > 0 && allocationLeft(day, rules) > 0;
    known.set(day, isLeft);
    return isLeft;
  });
}
