import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
// Node 20 has no zstd, so nothing is imported by name.
import * as zlib from 'node:zlib';

/** A zstd frame of 32 bytes that decoders skip. The SHA-256 of the dictionary follows (RFC 9842, `dcz`). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const HEADER = MAGIC.length + 32;

/** Of zstd, 1 to 22. From 20 on a decoder may need more memory than browsers give it. */
const LEVEL = 19;

/** Whether this Node has zstd with dictionaries: 24.6 and later, and late releases of 22. */
export const hasDictionaries = ((): boolean => {
  const sample = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  return (zlib.zstdCompressSync?.(sample, { dictionary: sample }).length ?? sample.length) < sample.length / 2;
})();

/**
 * A file compressed with an earlier one as dictionary (`Content-Encoding: dcz`). Undefined where Node cannot do that, and if the result does not
 * decode to the file again.
 */
export async function dictionaryForm(bytes: Buffer, dictionary: Buffer): Promise<Buffer | undefined> {
  if (!hasDictionaries) return undefined;
  const compress = promisify(zlib.zstdCompress);
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: LEVEL };
  const form = Buffer.concat([MAGIC, sha256(dictionary), await compress(bytes, { dictionary, params })]);
  return decodedWith(dictionary, form)?.equals(bytes) ? form : undefined;
}

/** The file of such a form; undefined if the form is damaged or was made with another dictionary. */
export function decodedWith(dictionary: Buffer, form: Buffer): Buffer | undefined {
  if (!dictionaryOf(form)?.equals(sha256(dictionary))) return undefined;
  try {
    return zlib.zstdDecompressSync(form.subarray(HEADER), { dictionary });
  } catch {
    return undefined;
  }
}

/** The SHA-256 of the dictionary that a form says it needs. */
export function dictionaryOf(form: Buffer): Buffer | undefined {
  const isOne = form.length > HEADER && form.subarray(0, MAGIC.length).equals(MAGIC);
  return isOne ? form.subarray(MAGIC.length, HEADER) : undefined;
}

export function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
