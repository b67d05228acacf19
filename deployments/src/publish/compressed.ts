import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(m?js|css|json|svg|html|txt)$/;
/** Below this a compressed file saves nothing: it travels in the same packet. */
const WORTH_IT = 512;

/**
 * A file and, where it pays, its brotli and gzip forms beside it (`.br`, `.gz`), which the front serves as they are.
 * @param quality brotli's, 0 to 11; 11 is for what is written once and read for ever
 */
export function withCompressed(path: string, bytes: Buffer, quality = 11): [path: string, bytes: Buffer][] {
  if (!COMPRESSIBLE.test(path) || bytes.length < WORTH_IT) return [[path, bytes]];
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  return [
    [path, bytes],
    [`${path}.br`, brotliCompressSync(bytes, options)],
    [`${path}.gz`, gzipSync(bytes, { level: 9 })],
  ];
}
