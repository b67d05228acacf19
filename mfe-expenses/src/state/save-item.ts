import { CallError } from 'shared-client';
import { saveBillingItem, submitBillingItem } from 'shared-client/billing';
import { contentKey } from 'shared-client/content-key';
import { adopt, type ItemForm, type ItemHead, type ItemKind, type ItemStore } from './item-store.ts';
import type { SaveOutcome } from './save-report.ts';

const attempts = new WeakMap<object, number>();

/**
 * Saves or submits the item as it is now. What was typed stays in the store whatever happens.
 *
 * @param ready what the call waits for; what is typed until then is no part of it
 */
export async function saveItem<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { how, ready }: { readonly how: 'save' | 'submit'; readonly ready: Promise<unknown> },
): Promise<SaveOutcome> {
  const { form, metadata, setting, busy } = store.getState();
  if (busy) return { kind: 'busy' };
  store.setState({ busy: how, serverErrors: [] });
  try {
    await ready;
    const payload = kind.payloadOf(form, metadata, setting);
    const attempt = attempts.get(store) ?? 0;
    const idempotencyKey = await contentKey([how, form.seed, attempt, payload]);
    const response = await (how === 'save' ? saveBillingItem : submitBillingItem)(payload, { idempotencyKey });
    const { billingItemId, errors, version, status } = response;
    if (billingItemId <= 0) {
      // The same again is another attempt: what stood in the way may be gone.
      attempts.set(store, attempt + 1);
      store.setState({ serverErrors: errors });
      return { kind: 'refused', errors };
    }
    const fresh = await kind.read(billingItemId, metadata).catch(() => null);
    const sent = { ...kind.sent(metadata, payload), billingItemId, version: version ?? 0, status };
    adopt(store, kind, { metadata: fresh ?? sent, sent: form });
    return { kind: 'saved', billingItemId };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.kind === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', error };
  } finally {
    store.setState({ busy: null });
  }
}
