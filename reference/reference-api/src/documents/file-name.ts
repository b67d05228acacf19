/** "A file name is truncated to 100 characters before its extension" (docs: attachments#upload-name). */
const NAME_LIMIT = 100;

/** Including the dot. */
const EXTENSION_LIMIT = 12;

/** A safe file name: no folders, no line breaks, no control or direction characters, no leading dots, at most 100 characters before its extension. */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029<>:"|?*]/gu, '')
    // A lone surrogate cannot be stored.
    .replace(/\p{Surrogate}/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = clean.lastIndexOf('.');
  if (dot < 1) return first(clean, NAME_LIMIT) || 'file';
  return first(clean.slice(0, dot), NAME_LIMIT) + first(clean.slice(dot), EXTENSION_LIMIT);
}

/** The first `count` characters; no surrogate pair is cut. */
const first = (text: string, count: number): string => [...text].slice(0, count).join('');

/** The extension in lower case, without its dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}
