import { reportFailure } from 'shared-client/report-failure';
import { currentUser } from 'shared-session';
import { keptWork } from 'shared-session/device-data';
import { adjustmentMissing } from '../domain/adjustment/adjustment-form.ts';
import { mergeAdjustments } from '../domain/adjustment/merge-adjustments.ts';
import { missingOf } from '../domain/checklist.ts';
import { draftNamesOf, type ItemDraftName } from '../domain/drafts/draft-name.ts';
import type { ThreeForms } from '../domain/merge/merge-lines.ts';
import { mergeReports } from '../domain/merge/merge-reports.ts';
import { mergeProjects } from '../domain/project/merge-projects.ts';
import { projectMissing } from '../domain/project/project-missing.ts';
import { adjustmentKinds } from './adjustment-store.ts';
import { DRAFT_SAVER } from './item-drafts.ts';
import {
  createItemStore,
  type ItemForm,
  type ItemHead,
  type ItemKind,
  type ItemStore,
  isDirty,
  isEditable,
} from './item-store.ts';
import { projectKind } from './project-store.ts';
import { reportKind } from './report-store.ts';
import { announceSave } from './report-tabs.ts';
import { saveItem } from './save-item.ts';
import { uploadPendingReceipts } from './upload-pending-receipts.ts';

/**
 * Saves the items that are stored on this device, without their pages, and uploads the receipts of reports. An item stays stored if its
 * page would ask a question first, a rule stops it, or the server refuses it; the person then finds it when opening the item.
 *
 * @param today ISO date
 */
export async function saveItemDrafts(today: string): Promise<void> {
  const user = currentUser.getState().user ?? (await currentUser.load());
  const names = keptWork().flatMap(({ id, saver }) => (saver === DRAFT_SAVER ? [id] : []));
  for (const item of draftNamesOf(names)) {
    if (item.user !== String(user?.userId)) continue;
    try {
      await saveOne(item, today);
    } catch (error) {
      reportFailure('An item that is kept on this device could not be saved.', error);
    }
  }
}

async function saveOne(item: ItemDraftName, today: string): Promise<void> {
  if (item.type === 'EXPENSE')
    return save(reportKind, item, {
      merge: mergeReports,
      missing: ({ form, setting }) => missingOf(form, setting, 'save'),
      complete: (store) => uploadPendingReceipts(store, today),
    });
  if (item.type === 'PROJECT')
    return save(projectKind, item, {
      merge: mergeProjects,
      missing: ({ form, setting }) => projectMissing(form, setting, 'save'),
    });
  return save(adjustmentKinds[item.type], item, {
    merge: mergeAdjustments,
    missing: ({ form, setting }) => adjustmentMissing(form, setting, 'save'),
  });
}

interface Rules<Metadata extends ItemHead, Setting, Form extends ItemForm> {
  readonly merge: (forms: ThreeForms<Form>) => { readonly form: Form; readonly conflicts: readonly unknown[] };
  /** The issues that prevent a save. */
  readonly missing: (state: { readonly form: Form; readonly setting: Setting }) => readonly unknown[];
  /** Adds the parts of the item that are not in it yet. @returns whether everything was added */
  readonly complete?: (store: ItemStore<Metadata, Setting, Form>) => Promise<boolean>;
}

async function save<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  kind: ItemKind<Metadata, Setting, Form>,
  item: ItemDraftName,
  { merge, missing, complete }: Rules<Metadata, Setting, Form>,
): Promise<void> {
  const metadata = await kind.read(item.billingItemId, item);
  const { billingItemId, periodStartDate } = metadata;
  // The item has another period now, or was submitted.
  if (billingItemId !== item.billingItemId || periodStartDate !== item.periodStartDate) return;
  const store = createItemStore(kind, metadata);
  if (!isEditable(store.getState())) return;
  const draft = await kind.drafts.find(metadata);
  if (draft) {
    const { pristine } = store.getState();
    if (draft.base === null) return;
    const { form, conflicts } = merge({ base: draft.base, mine: draft.form, theirs: pristine });
    // Another user changed the same field, so the person has to choose.
    if (conflicts.length > 0) return;
    if (!kind.saysTheSame(form, pristine)) store.setState({ form });
  }
  if (isDirty(store.getState()) && missing(store.getState()).length > 0) return;
  if (complete && !(await complete(store))) return;
  if (isDirty(store.getState())) {
    const { kind: outcome } = await saveItem(store, kind, { how: 'save', ready: Promise.resolve() });
    if (outcome !== 'saved') return;
    const { metadata: now } = store.getState();
    announceSave({ billingItemId: now.billingItemId, version: now.version });
  } else if (!draft) return;
  await kind.drafts.drop(metadata);
}
