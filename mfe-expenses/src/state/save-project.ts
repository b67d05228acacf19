import { CallError } from 'shared-client';
import { getProjectEditMetadata, saveBillingItem, submitBillingItem } from 'shared-client/billing';
import { contentKey } from 'shared-client/content-key';
import { projectPayload } from '../domain/project/project-payload.ts';
import { adopt, type ProjectStore } from './project-store.ts';
import type { SaveOutcome } from './save-report.ts';

const attempts = new WeakMap<ProjectStore, number>();

/**
 * Saves or submits the item as it is now. What was typed stays in the store whatever happens.
 *
 * @param ready what the call waits for; what is typed until then is no part of it
 */
export async function saveProject(
  store: ProjectStore,
  kind: 'save' | 'submit',
  ready: Promise<unknown>,
): Promise<SaveOutcome> {
  const { form, metadata, setting, busy } = store.getState();
  if (busy) return { kind: 'busy' };
  store.setState({ busy: kind, serverErrors: [] });
  try {
    await ready;
    const payload = projectPayload(form, metadata, setting);
    const attempt = attempts.get(store) ?? 0;
    const idempotencyKey = await contentKey([kind, form.seed, attempt, payload]);
    const response = await (kind === 'save' ? saveBillingItem : submitBillingItem)(payload, { idempotencyKey });
    const { billingItemId, errors, version, status } = response;
    if (billingItemId <= 0) {
      // The same again is another attempt: what stood in the way may be gone.
      attempts.set(store, attempt + 1);
      store.setState({ serverErrors: errors });
      return { kind: 'refused', errors };
    }
    const fresh = await getProjectEditMetadata(billingItemId, metadata.engagementId).catch(() => null);
    const { lines, budgetShares, attachments } = payload;
    const sent = { ...metadata, lines, budgetShares, attachments, billingItemId, version: version ?? 0, status };
    adopt(store, fresh ?? sent, form);
    return { kind: 'saved', billingItemId };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.kind === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', error };
  } finally {
    store.setState({ busy: null });
  }
}
