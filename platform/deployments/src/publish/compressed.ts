import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /\.(m?js|css|json|svg|html|txt)$/;
/** Below this a compressed file saves nothing: it travels in the same packet. */
const WORTH_IT = 512;

/** The paths of a file's compressed forms; none where compressing does not pay. */
export function compressedForms(path: string, bytes: Buffer): string[] {
  return COMPRESSIBLE.test(path) && bytes.length >= WORTH_IT ? [`${path}.br`, `${path}.gz`] : [];
}

/**
 * A file and, where it pays, its brotli and gzip forms beside it (`.br`, `.gz`), which the static server serves as they are.
 * @param quality brotli's, 0 to 11; 11 is for what is written once and read for ever
 */
export async function withCompressed(
  path: string,
  bytes: Buffer,
  quality = 11,
): Promise<[path: string, bytes: Buffer][]> {
  const forms = compressedForms(path, bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = forms.map(
    async (form): Promise<[string, Buffer]> => [
      form,
      form.endsWith('.br') ? await brotli(bytes, { params }) : await gzipped(bytes, { level: 9 }),
    ],
  );
  return [[path, bytes], ...(await Promise.all(compressed))];
}
