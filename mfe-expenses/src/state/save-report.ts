import { CallError } from 'shared-client';
import { getExpenseEditMetadata, saveBillingItem, submitBillingItem } from 'shared-client/billing';
import { contentKey } from 'shared-client/content-key';
import type { ErrorItem, ExpenseSavePayload } from 'shared-client/schema/billing';
import { payloadOf } from '../domain/form-to-payload.ts';
import { adopt, type ReportStore } from './report-store.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly billingItemId: number }
  /** The server refused; what it said is in the store. */
  | { readonly kind: 'refused'; readonly errors: readonly ErrorItem[] }
  /** The item changed in the meantime. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: CallError }
  /** Another save is under way. */
  | { readonly kind: 'busy' };

const attempts = new WeakMap<ReportStore, number>();

/**
 * Saves or submits the report as it is now. What was typed stays in the store whatever happens.
 *
 * @param ready what the call waits for; what is typed until then is no part of it
 */
export async function saveReport(
  store: ReportStore,
  kind: 'save' | 'submit',
  ready: Promise<unknown> = Promise.resolve(),
): Promise<SaveOutcome> {
  const { form, metadata, setting, busy } = store.getState();
  if (busy) return { kind: 'busy' };
  store.setState({ busy: kind, serverErrors: [] });
  try {
    await ready;
    const payload = payloadOf(form, metadata, setting);
    const attempt = attempts.get(store) ?? 0;
    const idempotencyKey = await contentKey([kind, form.seed, attempt, payload]);
    const send = kind === 'save' ? saveBillingItem : submitBillingItem;
    const response = await send(payload, { idempotencyKey });
    const { billingItemId, errors } = response;
    if (billingItemId <= 0) {
      // The same again is another attempt: what stood in the way may be gone.
      attempts.set(store, attempt + 1);
      store.setState({ serverErrors: errors });
      return { kind: 'refused', errors };
    }
    const fresh = await getExpenseEditMetadata(billingItemId, metadata.engagementId).catch(() => null);
    const { version, status } = response;
    adopt(store, fresh ?? { ...metadata, ...withLines(payload), billingItemId, version: version ?? 0, status }, form);
    return { kind: 'saved', billingItemId };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.kind === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', error };
  } finally {
    store.setState({ busy: null });
  }
}

/** What was sent, as what the server has, where it could not be read back. */
const withLines = ({ expenses, attachments }: ExpenseSavePayload) => ({ expenses, attachments });
