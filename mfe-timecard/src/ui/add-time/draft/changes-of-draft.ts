import { daysThatSayMore } from '../../../domain/conflict/adds-nothing.ts';
import { mergeTimecards } from '../../../domain/conflict/merge-timecards.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import type { Draft } from '../../../state/drafts/draft-format.ts';
import { formsOfDraft } from './drafts-of-timecard.ts';

/** What a draft would change of what the server has: its days, and which of them. What somebody else changed since is none of it. */
export function changesOfDraft(
  draft: Draft,
  store: TimecardStore,
): { days: readonly DayForm[]; keys: readonly string[] } {
  const { pristine, rules } = store.getState();
  const { form, refused } = mergeTimecards({ ...formsOfDraft(draft, store), theirs: pristine }, rules);
  const days = form.days.map((day) => refused.find(({ key }) => key === day.key) ?? day);
  return { days, keys: daysThatSayMore({ days }, pristine).map(({ key }) => key) };
}
