import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { DAY_SHAPE, type Entry, ITEM_SHAPE, isSameEntry } from './entry-shape.ts';
import type { ThreeForms } from './merge.ts';
import { mergeTimecards } from './merge-timecards.ts';

/** Whether two forms say the same in their days, allocations and files, however rows are named and numbers are written. */
export function sayTheSame(one: TimecardForm, other: TimecardForm): boolean {
  const files = ({ attachments }: TimecardForm) => attachments.map((file) => file.attachmentKey).sort();
  return (
    one.days.length === other.days.length &&
    daysThatSayMore(one, other).length === 0 &&
    isSameEntry(ITEM_SHAPE, asEntry(one), asEntry(other)) &&
    JSON.stringify(files(one)) === JSON.stringify(files(other))
  );
}

/** The days that do not say the same in another form, or are not there. */
export function daysThatSayMore(
  one: Pick<TimecardForm, 'days'>,
  other: Pick<TimecardForm, 'days'>,
): readonly DayForm[] {
  const days = new Map(other.days.map((day) => [day.key, day]));
  return one.days.filter((day) => {
    const same = days.get(day.key);
    return same === undefined || !isSameEntry(DAY_SHAPE, asEntry(day), asEntry(same));
  });
}

const asEntry = (row: object) => row as Entry;

/**
 * Whether everything of a draft stands in the timecard already: nothing was typed, or its save was accepted and the page did not
 * live to hear of it.
 */
export function addsNothing(forms: ThreeForms, rules: TimecardRules): boolean {
  const { form, conflicts, refused } = mergeTimecards(forms, rules);
  return conflicts.length === 0 && refused.length === 0 && sayTheSame(form, forms.theirs);
}
