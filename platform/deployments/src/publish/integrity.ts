import { createHash } from 'node:crypto';

/** Subresource integrity (W3C SRI) of a file, in the form of the `integrity` attribute. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
