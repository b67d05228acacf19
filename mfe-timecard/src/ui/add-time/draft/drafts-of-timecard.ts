import { addsNothing } from '../../../domain/conflict/adds-nothing.ts';
import type { ThreeForms } from '../../../domain/conflict/merge.ts';
import { mergeTimecards } from '../../../domain/conflict/merge-timecards.ts';
import { blankBase } from '../../../domain/form/blank.ts';
import { isEditable } from '../../../domain/form/editable.ts';
import { withRenamedRows } from '../../../domain/form/renamed-rows.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { personOfDevice } from '../../../state/device/person.ts';
import type { Draft } from '../../../state/drafts/draft-format.ts';
import { draftName, removeDraft, UNKNOWN_USER } from '../../../state/drafts/draft-store.ts';
import { type FoundDrafts, findDrafts } from '../../../state/drafts/find-drafts.ts';

export const NO_DRAFTS: FoundDrafts = { drafts: [], unreadable: [], elsewhere: false };

/**
 * The name of a timecard's drafts. It waits for the user, who may be known later than the timecard: another name would not find their
 * drafts. If the server cannot name the user, drafts belong to everyone with this session's key.
 */
export async function nameOfDrafts(store: TimecardStore): Promise<string> {
  const { engagementId, periodStartDate } = store.getState().metadata;
  return draftName((await personOfDevice()) ?? UNKNOWN_USER, engagementId, periodStartDate);
}

/** A draft and the current form with their base, as far as it is known. */
export function formsOfDraft({ form, base, version }: Draft, store: TimecardStore): ThreeForms {
  const { metadata, pristine, form: theirs, rules } = store.getState();
  const before = version === metadata.version ? pristine : blankBase(form, rules);
  const [mine, began] = base ? withRenamedRows(form, base) : [...withRenamedRows(form), before];
  return { base: began, mine, theirs };
}

/** Whether a draft has entries that are missing here. If not, they were saved, perhaps after the page that sent them was closed. */
export const hasNews = (draft: Draft, store: TimecardStore): boolean =>
  !addsNothing(formsOfDraft(draft, store), store.getState().rules);

/** Whether a draft can be continued without a question and without refused days. */
export function goesOnByItself(draft: Draft, store: TimecardStore): boolean {
  const { conflicts, refused } = mergeTimecards(formsOfDraft(draft, store), store.getState().rules);
  return conflicts.length === 0 && refused.length === 0;
}

/**
 * The drafts of a timecard on this device that need the person's decision. Drafts without news are removed. A draft of a timecard that
 * cannot be edited now waits until it can.
 */
export async function draftsOfTimecard(store: TimecardStore, name: string): Promise<FoundDrafts> {
  const found = await findDrafts(name);
  const drafts = found.drafts.filter((draft) => hasNews(draft, store));
  for (const draft of found.drafts) if (!drafts.includes(draft)) void removeDraft(draft.record);
  const { status, rejectionKind } = store.getState().metadata;
  return isEditable(status, rejectionKind) ? { ...found, drafts } : NO_DRAFTS;
}
