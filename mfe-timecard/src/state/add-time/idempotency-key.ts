import type { TimecardSavePayload } from 'shared-client/schema/billing';

const made = new Map<string, string>();

/**
 * The idempotency key of a save or submit: a digest of what is sent. The payload carries the version it started from,
 * which the server raises with every change; so the same key means the same change of the same state, and a double click,
 * a second tab, a reload or a lost response make one timecard. `attempt` sets apart a retry after a rejected save.
 */
export async function idempotencyKey(
  kind: 'save' | 'submit',
  payload: TimecardSavePayload,
  attempt: number,
): Promise<string> {
  const text = JSON.stringify([kind, attempt, payload]);
  // Web Crypto is missing where a foreign host is not served over https: there one key a page and content has to do.
  if (!globalThis.crypto?.subtle) {
    const key = made.get(text) ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join('');
    made.set(text, key);
    return key;
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
