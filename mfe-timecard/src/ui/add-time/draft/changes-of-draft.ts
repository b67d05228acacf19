import { daysThatSayMore } from '../../../domain/conflict/adds-nothing.ts';
import { mergeTimecards } from '../../../domain/conflict/merge-timecards.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import type { Draft } from '../../../state/drafts/draft-format.ts';
import { formsOfDraft } from './drafts-of-timecard.ts';

/**
 * The days as a draft would change the server's version, and the keys of those it changes. Changes that another user made since do not
 * count.
 */
export function changesOfDraft(
  draft: Draft,
  store: TimecardStore,
): { days: readonly DayForm[]; keys: readonly string[] } {
  const { pristine, rules } = store.getState();
  const { form, refused } = mergeTimecards({ ...formsOfDraft(draft, store), theirs: pristine }, rules);
  const days = form.days.map((day) => refused.find(({ key }) => key === day.key) ?? day);
  return { days, keys: daysThatSayMore({ days }, pristine).map(({ key }) => key) };
}
