import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { DAY_SHAPE, type Entry, ITEM_SHAPE, isSameEntry } from './entry-shape.ts';
import type { ThreeForms } from './merge.ts';
import { mergeTimecards } from './merge-timecards.ts';

/** Whether two forms have equal days, allocations and files, regardless of row names and number formats. */
export function sayTheSame(one: TimecardForm, other: TimecardForm): boolean {
  const files = ({ attachments }: TimecardForm) => attachments.map((file) => file.attachmentKey).sort();
  return (
    one.days.length === other.days.length &&
    daysThatSayMore(one, other).length === 0 &&
    isSameEntry(ITEM_SHAPE, asEntry(one), asEntry(other)) &&
    JSON.stringify(files(one)) === JSON.stringify(files(other))
  );
}

/** The days that differ in another form, or are missing there. */
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
 * Whether the timecard already has everything in a draft: nothing was typed, or the draft's save was accepted but the page was closed
 * before the response arrived.
 */
export function addsNothing(forms: ThreeForms, rules: TimecardRules): boolean {
  const { form, conflicts, refused } = mergeTimecards(forms, rules);
  return conflicts.length === 0 && refused.length === 0 && sayTheSame(form, forms.theirs);
}
