import { randomId } from 'shared-client/random-id';
import type { Attachment, ErrorItem, LineItemSavePayload } from 'shared-client/schema/billing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type History, noHistory, redone, undone, withStep } from '../domain/history.ts';
import type { ReceiptFile } from '../domain/report-form.ts';
import type { LineIdentity, NamedLine } from '../domain/servers-own.ts';
import type { ItemDrafts } from './item-drafts.ts';

export interface ItemForm {
  /** Sets apart two new items with the same content. */
  readonly seed: string;
  readonly lines: readonly NamedLine[];
  readonly files: readonly ReceiptFile[];
}

/** What every page of an item reads of it. */
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

/** What the pages of the kinds of items differ in. */
export interface ItemKind<Metadata extends ItemHead, Setting, Form extends ItemForm> {
  readonly settingOf: (metadata: Metadata) => Setting;
  readonly formOf: (metadata: Metadata, seed: string) => Form;
  readonly payloadOf: (form: Form, metadata: Metadata, setting: Setting) => LineItemSavePayload;
  readonly lines: LineIdentity<Form['lines'][number]>;
  /** Whether two forms say the same, however lines are named and numbers are written. */
  readonly saysTheSame: (one: Form, other: Form) => boolean;
  /** Reads the item as the server has it; a new one is of the period that begins on its day. */
  readonly read: (
    billingItemId: number,
    metadata: Pick<ItemHead, 'engagementId' | 'periodStartDate'>,
  ) => Promise<Metadata>;
  /** What was sent, as what the server has, where it could not be read back. */
  readonly sent: (metadata: Metadata, payload: LineItemSavePayload) => Metadata;
  /** The address of the item with a number; of a new one of its period with 0. */
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
  /** Key of the line that is open, where lines open. */
  readonly openLine: string | null;
  /** A person says so each time anew: it is no part of a draft. */
  readonly certified: boolean;
  readonly busy: 'save' | 'submit' | null;
  /** Marks what is missing where it is missing: after an attempt. */
  readonly showsMissing: boolean;
  /** How often another state was joined to what is entered: fields that hold what they began with begin anew. */
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

/** Whether something was typed that is not saved. */
export const isDirty = ({ form, pristine }: { readonly form: unknown; readonly pristine: unknown }): boolean =>
  form !== pristine;

/** Whether it may still be changed: it is new, saved, or was sent back. */
export const isEditable = ({
  metadata: { status, rejectionKind },
}: {
  readonly metadata: Pick<ItemHead, 'status' | 'rejectionKind'>;
}): boolean => status === null || status === 'Saved' || (status === 'Rejected' && rejectionKind !== 'REFUSED');

/** What a change is called, and what it is one step with. */
export interface Change {
  readonly label: string;
  readonly group?: string;
}

/** Changes the form; the change can be taken back. */
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
