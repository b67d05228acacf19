import { mergeReports } from '../../domain/merge/merge-reports.ts';
import type { ReportForm } from '../../domain/report-form.ts';
import { type Draft, dropDraft, findDraft, keepDraft } from '../../state/drafts.ts';
import { isEditable } from '../../state/item-store.ts';
import { isDirty, type ReportState, type ReportStore } from '../../state/report-store.ts';
import { type DraftKeeper, type DraftSource, useKeptDraft } from '../page/use-kept-draft.ts';

const drafts: DraftSource<ReportForm, ReportState, Draft> = {
  isEditable,
  isDirty,
  find: ({ metadata }) => findDraft(metadata),
  keep: ({ metadata, form, pristine }) => keepDraft(metadata, form, pristine),
  async drop({ metadata }) {
    await dropDraft(metadata);
    // A report that was new was kept under no number.
    await dropDraft({ ...metadata, billingItemId: 0 });
  },
  // What was saved meanwhile stays beside what was typed; where both are of one field, what was typed does.
  resume: ({ base, form: mine }, theirs) => (base ? mergeReports({ base, mine, theirs }).form : mine),
};

/** Keeps unsaved entries of a report on this device as the person types. On return the page goes on with them. */
export const useDraft = (store: ReportStore): DraftKeeper => useKeptDraft(store, drafts);
