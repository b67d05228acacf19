import { createHash } from 'node:crypto';

/** The header with the digest of an object's bytes, which a store writes with the object. */
const DIGEST = 'x-amz-meta-sha256';

export function digestHeader(bytes: Buffer): Record<string, string> {
  return { [DIGEST]: createHash('sha256').update(bytes).digest('hex') };
}

/** Whether all bytes of an object arrived. Objects without a digest have an ETag, which is their MD5 unless the server encrypts them. */
export function intactness(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  bytes: Buffer,
): 'intact' | 'broken' | 'unknown' {
  const digest = headers[DIGEST];
  if (typeof digest === 'string') return digest === digestHeader(bytes)[DIGEST] ? 'intact' : 'broken';
  const etag = /^"([0-9a-f]{32})"$/.exec(`${headers.etag}`)?.[1];
  return etag === createHash('md5').update(bytes).digest('hex') ? 'intact' : 'unknown';
}
