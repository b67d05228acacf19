import { randomId } from 'shared-client/random-id';
import type { Attachment, ErrorItem, LineItemSavePayload } from 'shared-client/schema/billing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type History, noHistory, redone, undone, withStep } from '../domain/history.ts';
import type { ReceiptFile } from '../domain/report-form.ts';
import type { LineIdentity, NamedLine } from '../domain/servers-own.ts';
import type { ItemDrafts } from './item-drafts.ts';

export interface ItemForm {
  /** Distinguishes two new items with the same content. */
  readonly seed: string;
  readonly lines: readonly NamedLine[];
  readonly files: readonly ReceiptFile[];
}

/** The data of an item that every page needs. */
export interface ItemHead {
  readonly billingItemId: number;
  readonly version: number;
  readonly engagementId: number;
  readonly status: string | null;
  readonly rejectionKind: string | null;
  readonly rejectionReason: string | null;
  readonly reqName: string | null;
  readonly jobTitle: string | null;
  readonly periodStartDate: string;
  readonly periodEndDate: string;
  readonly attachmentLimit: number;
  readonly attachments: readonly Attachment[];
}

/** The differences between the kinds of items. */
export interface ItemKind<Metadata extends ItemHead, Setting, Form extends ItemForm> {
  readonly settingOf: (metadata: Metadata) => Setting;
  readonly formOf: (metadata: Metadata, seed: string) => Form;
  readonly payloadOf: (form: Form, metadata: Metadata, setting: Setting) => LineItemSavePayload;
  readonly lines: LineIdentity<Form['lines'][number]>;
  /** Whether two forms have the same content, regardless of line keys and number formats. */
  readonly saysTheSame: (one: Form, other: Form) => boolean;
  /** Reads the item from the server. A new item is for the period that begins on its day. */
  readonly read: (
    billingItemId: number,
    metadata: Pick<ItemHead, 'engagementId' | 'periodStartDate'>,
  ) => Promise<Metadata>;
  /** The state of the server derived from the sent form, if it could not be read back. */
  readonly sent: (metadata: Metadata, payload: LineItemSavePayload) => Metadata;
  /** The path of an item by its number; 0 stands for a new item of its period. */
  readonly pathOf: (which: Pick<ItemHead, 'engagementId' | 'periodStartDate'>, billingItemId: number) => string;
  readonly drafts: ItemDrafts<Form>;
}

export interface ItemState<Metadata extends ItemHead, Setting, Form extends ItemForm> {
  readonly metadata: Metadata;
  readonly setting: Setting;
  readonly form: Form;
  /** The form as the server has it. */
  readonly pristine: Form;
  readonly history: History<Form>;
  /** Key of the line that is open, if lines can be opened. */
  readonly openLine: string | null;
  /** The certification. It is not part of a draft, because it has to be given each time. */
  readonly certified: boolean;
  readonly busy: 'save' | 'submit' | null;
  /** Marks missing values in their fields; set after an attempt. */
  readonly showsMissing: boolean;
  /** Counts the merges of another state. Fields that only use their initial value are mounted again. */
  readonly joins: number;
  readonly serverErrors: readonly ErrorItem[];
}

export type ItemStore<Metadata extends ItemHead, Setting, Form extends ItemForm> = StoreApi<
  ItemState<Metadata, Setting, Form>
>;

export function createItemStore<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  kind: ItemKind<Metadata, Setting, Form>,
  metadata: Metadata,
): ItemStore<Metadata, Setting, Form> {
  const form = kind.formOf(metadata, randomId());
  return createStore<ItemState<Metadata, Setting, Form>>()(() => ({
    metadata,
    setting: kind.settingOf(metadata),
    form,
    pristine: form,
    history: noHistory,
    openLine: null,
    certified: false,
    busy: null,
    showsMissing: false,
    joins: 0,
    serverErrors: [],
  }));
}

/** Whether there are unsaved changes. */
export const isDirty = ({ form, pristine }: { readonly form: unknown; readonly pristine: unknown }): boolean =>
  form !== pristine;

/** Whether the item may still be changed: it is new, saved, or was sent back. */
export const isEditable = ({
  metadata: { status, rejectionKind },
}: {
  readonly metadata: Pick<ItemHead, 'status' | 'rejectionKind'>;
}): boolean => status === null || status === 'Saved' || (status === 'Rejected' && rejectionKind !== 'REFUSED');

/** The label of a change, and the group in which changes become one step. */
export interface Change {
  readonly label: string;
  readonly group?: string;
}

/** Changes the form as a step that can be undone. */
export function changeForm<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  { label, group }: Change,
  change: (form: Form) => Form,
): void {
  const { form: before, history } = store.getState();
  const after = change(before);
  if (after === before) return;
  const next = withStep(history, { before, after, label, group: group ?? null });
  store.setState({ form: after, history: next, serverErrors: [] });
}

export function undo<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
): void {
  const step = undone(store.getState().history);
  if (step) store.setState({ form: step.form, history: step.history });
}

export function redo<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
): void {
  const step = redone(store.getState().history);
  if (step) store.setState({ form: step.form, history: step.history });
}
