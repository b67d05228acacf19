import { comparesSpansWithAllocation } from 'shared-validators/timecard';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { allocationLeft } from './allocation-left.ts';

/** Of days as they were last looked at: a keystroke changes one of them. */
const known = new WeakMap<DayForm, boolean>();

/** The days of which hours are still to be placed and that have a line to place them on, where a day's own editor offers it, too. */
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
