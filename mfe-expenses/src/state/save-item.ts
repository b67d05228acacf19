import { CallError } from 'shared-client';
import { saveBillingItem, submitBillingItem } from 'shared-client/billing';
import { contentKey } from 'shared-client/content-key';
import type { ErrorItem } from 'shared-client/schema/billing';
import { type ItemForm, type ItemHead, type ItemKind, type ItemStore, isEditable } from './item-store.ts';
import { adopt } from './servers-state.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly billingItemId: number }
  /** The server refused; its messages are in the store. */
  | { readonly kind: 'refused'; readonly errors: readonly ErrorItem[] }
  /** The item has changed in the meantime. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: CallError }
  /** Another save is under way. */
  | { readonly kind: 'busy' };

interface HowSaved {
  readonly how: 'save' | 'submit';
  /** The call waits for this. Text typed until then is not sent. */
  readonly ready: Promise<unknown>;
}

const attempts = new WeakMap<object, number>();
/** Stores whose last save was accepted but not read back, so that the ids of its new lines are not known. */
const unread = new WeakSet<object>();
/** Forms that were sent without a response. The server may have saved one of them. */
const unanswered = new WeakMap<object, readonly Sent<unknown>[]>();

interface Sent<Form> {
  readonly form: Form;
  readonly how: HowSaved['how'];
}

/** Saves or submits the item in its current state. The entries stay in the store in any case. */
export async function saveItem<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { how, ready }: HowSaved,
): Promise<SaveOutcome> {
  if (store.getState().busy) return { kind: 'busy' };
  store.setState({ busy: how, serverErrors: [] });
  try {
    await repeatFirst(store, kind, how);
    if (unread.has(store) && !(await readBack(store, kind, [store.getState().pristine]))) return { kind: 'conflict' };
    return await send(store, kind, { how, ready }).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error;
      // The conflict may be with this page's own save, whose response was lost.
      if (
        !(await readBack(
          store,
          kind,
          sentBy(store).map(({ form }) => form),
        ))
      )
        throw error;
      return send(store, kind, { how, ready });
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return isConflict(error) ? { kind: 'conflict' } : { kind: 'failed', error };
  } finally {
    store.setState({ busy: null });
  }
}

const sentBy = <Metadata extends ItemHead, Setting, Form extends ItemForm>(store: ItemStore<Metadata, Setting, Form>) =>
  (unanswered.get(store) ?? []) as readonly Sent<Form>[];

const isConflict = (error: unknown): boolean => error instanceof CallError && error.kind === 'conflict';

/** Whether the server may have processed the request without a response. */
const isUnanswered = ({ kind }: CallError): boolean => kind === 'network' || kind === 'deadline' || kind === 'server';

/** @param form the form that is sent; text typed in the meantime is not part of it */
async function send<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { how, ready }: HowSaved,
  form: Form = store.getState().form,
): Promise<SaveOutcome> {
  const { metadata, setting } = store.getState();
  await ready;
  const payload = kind.payloadOf(form, metadata, setting);
  const attempt = attempts.get(store) ?? 0;
  const idempotencyKey = await contentKey([how, form.seed, attempt, payload]);
  const call = how === 'save' ? saveBillingItem : submitBillingItem;
  const response = await call(payload, { idempotencyKey }).catch((error: unknown) => {
    if (error instanceof CallError && isUnanswered(error)) unanswered.set(store, [...sentBy(store), { form, how }]);
    throw error;
  });
  unanswered.delete(store);
  const { billingItemId, errors, version, status } = response;
  if (billingItemId <= 0) {
    // A retry is a new attempt, because the reason of the refusal may no longer apply.
    attempts.set(store, attempt + 1);
    store.setState({ serverErrors: errors });
    return { kind: 'refused', errors };
  }
  const fresh = await kind.read(billingItemId, metadata).catch(() => null);
  const isRead = fresh !== null && fresh.version === version;
  if (isRead) unread.delete(store);
  else unread.add(store);
  const sent = { ...kind.sent(metadata, payload), billingItemId, version: version ?? 0, status };
  adopt(store, kind, { metadata: isRead ? fresh : sent, sent: form });
  return { kind: 'saved', billingItemId };
}

/**
 * Repeats the first save of a new item that got no response, with the form as it was then, before anything changed is sent. Its idempotency
 * key finds an item that was created, so that there are never two.
 */
async function repeatFirst<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  how: HowSaved['how'],
): Promise<void> {
  const { form, metadata } = store.getState();
  const [first] = sentBy(store);
  if (metadata.billingItemId > 0 || first?.how !== 'save' || (first.form === form && how === 'save')) return;
  await send(store, kind, { how: 'save', ready: Promise.resolve() }, first.form);
}

/**
 * Reads the server's version of one of the forms that were sent.
 *
 * @returns false if the server has something else, because another user saved in between
 */
async function readBack<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  sent: readonly Form[],
): Promise<boolean> {
  const { metadata } = store.getState();
  if (sent.length === 0) return false;
  const fresh = await kind.read(metadata.billingItemId, metadata);
  const there = kind.formOf(fresh, '');
  // The last one first: of two with the same content, it has the current line keys.
  const its = sent.findLast((form) => fresh.version === metadata.version || kind.saysTheSame(there, form));
  if (!its || !isEditable({ metadata: fresh })) return false;
  adopt(store, kind, { metadata: fresh, sent: its });
  unread.delete(store);
  unanswered.delete(store);
  return true;
}
