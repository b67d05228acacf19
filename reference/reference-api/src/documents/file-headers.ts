import { fileTypes } from './file-type.ts';
import type { ReadableFile } from './readable-file.ts';
import { shownName } from './shown-name.ts';

/** Types that a browser may display itself. */
const inlineTypes = new Set(
  Object.values(fileTypes)
    .filter((type) => type.inline)
    .map((type) => type.mediaType),
);

/**
 * Headers that make an uploaded file harmless: no guessing of types, no scripts, no framing by other origins. An inline PDF has no sandbox,
 * because browsers' viewers do not work in one; the viewers are sandboxed themselves.
 */
export function fileHeaders(
  file: ReadableFile,
  asked: { readonly name?: string | undefined; readonly inline?: boolean | undefined },
): Record<string, string> {
  const inline = asked.inline === true && inlineTypes.has(file.mediaType);
  const isPdf = file.mediaType === 'application/pdf';
  const policy = `default-src 'none'; frame-ancestors 'self'; ${isPdf && inline ? "object-src 'self'; style-src 'unsafe-inline'" : 'sandbox'}`;
  return {
    'content-type': file.mediaType,
    'content-disposition': disposition(inline ? 'inline' : 'attachment', shownName(file, asked.name)),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
  };
}

/** RFC 6266: an ASCII name for old browsers, and the real one. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
