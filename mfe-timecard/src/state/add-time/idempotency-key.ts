import { contentKey } from 'shared-client/content-key';
import type { TimecardSavePayload } from 'shared-client/schema/billing';

/**
 * The idempotency key of a save or submit. The payload carries the version it started from, which the server increments with every change;
 * so the same key means the same change of the same state. `attempt` distinguishes a retry after a rejected save.
 */
export function idempotencyKey(
  kind: 'save' | 'submit',
  payload: TimecardSavePayload,
  attempt: number,
): Promise<string> {
  return contentKey([kind, attempt, payload]);
}
