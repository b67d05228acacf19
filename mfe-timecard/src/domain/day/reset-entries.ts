import { blankRows } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { leaveSystemEntries } from '../leave-system/leave-system-entry.ts';

/** Clears a day's entries. Leave-system entries stay, because they cannot be entered again by hand. */
export function resetEntries(day: DayForm, rules: TimecardRules): DayForm {
  const rows = blankRows(rules);
  const leave = leaveSystemEntries(day);
  return {
    ...day,
    ...rows,
    spans: leave.length > 0 ? leave : rows.spans,
    hours: '',
    noBreakTaken: false,
    mealBreakMissedType: '',
    mealBreakMissedType2: '',
    beforeCopy: null,
  };
}
