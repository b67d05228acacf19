import { randomId } from '../random-id/index.ts';

const made = new Map<string, string>();

/**
 * An idempotency key made of what is sent, a digest of its JSON: the same content is the same change, so that a double click, a second
 * tab, a reload or a lost response make one item.
 *
 * @param content what tells one change from another, the version it starts from included
 */
export async function contentKey(content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  // Web Crypto is missing where the page is not served over https: there one key a page and content has to do.
  if (!globalThis.crypto?.subtle) {
    const key = made.get(text) ?? randomId();
    made.set(text, key);
    return key;
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
