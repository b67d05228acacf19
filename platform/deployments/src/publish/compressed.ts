import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /\.(m?js|css|json|svg|html|txt)$/;
/** Below this size compression saves nothing: the file fits into the same packet. */
const WORTH_IT = 512;

/** The paths of a file's compressed forms; none if compression does not pay. */
export function compressedForms(path: string, bytes: Buffer): string[] {
  return COMPRESSIBLE.test(path) && bytes.length >= WORTH_IT ? [`${path}.br`, `${path}.gz`] : [];
}

/**
 * A file and, if it pays, its brotli and gzip forms (`.br`, `.gz`), which the static server serves as they are.
 * @param quality of brotli, 0 to 11; 11 is for files that are written once and read often
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
