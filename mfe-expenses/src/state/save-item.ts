import { CallError } from 'shared-client';
import { saveBillingItem, submitBillingItem } from 'shared-client/billing';
import { contentKey } from 'shared-client/content-key';
import type { ErrorItem } from 'shared-client/schema/billing';
import { type ItemForm, type ItemHead, type ItemKind, type ItemStore, isEditable } from './item-store.ts';
import { adopt } from './servers-state.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly billingItemId: number }
  /** The server refused; what it said is in the store. */
  | { readonly kind: 'refused'; readonly errors: readonly ErrorItem[] }
  /** The item changed in the meantime. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: CallError }
  /** Another save is under way. */
  | { readonly kind: 'busy' };

interface HowSaved {
  readonly how: 'save' | 'submit';
  /** What the call waits for; what is typed until then is no part of it. */
  readonly ready: Promise<unknown>;
}

const attempts = new WeakMap<object, number>();
/** Stores whose last save was accepted and not read back: the ids of its new lines are not known. */
const unread = new WeakSet<object>();
/** What got no response: the server may have one of them. */
const unanswered = new WeakMap<object, readonly Sent<unknown>[]>();

interface Sent<Form> {
  readonly form: Form;
  readonly how: HowSaved['how'];
}

/** Saves or submits the item as it is now. What was typed stays in the store whatever happens. */
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
      // What stands in the way may be this page's own save, whose response was lost.
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

/** Whether the server may have done what it was asked, and could not say so. */
const isUnanswered = ({ kind }: CallError): boolean => kind === 'network' || kind === 'deadline' || kind === 'server';

/** @param form what is sent; what is typed meanwhile is no part of it */
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
    // The same again is another attempt: what stood in the way may be gone.
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
 * A new item that may have been saved without a response is saved as it was then before it is changed: its key finds what is there, and
 * nobody gets two of it.
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
 * Reads what the server made of one of the forms that it was sent.
 *
 * @returns false where it has something else: somebody saved in between
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
  // The last first: of two that say the same it has the names that stand here.
  const its = sent.findLast((form) => fresh.version === metadata.version || kind.saysTheSame(there, form));
  if (!its || !isEditable({ metadata: fresh })) return false;
  adopt(store, kind, { metadata: fresh, sent: its });
  unread.delete(store);
  unanswered.delete(store);
  return true;
}
