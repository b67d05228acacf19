/**
 * Whether a browser made a client data JSON (WebAuthn, "collected client data") on a page of its own: not in a frame of another site, whose
 * user would not know to whom they sign in. @param encoded base64url
 */
export function isOwnPage(encoded: string): boolean {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null) return false;
    const { crossOrigin = false, topOrigin } = data as { crossOrigin?: unknown; topOrigin?: unknown };
    return crossOrigin === false && topOrigin === undefined;
  } catch {
    return false;
  }
}
