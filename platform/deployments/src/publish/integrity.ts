import { createHash } from 'node:crypto';

/** Subresource integrity (W3C SRI) of a file, as the `integrity` attribute takes it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
