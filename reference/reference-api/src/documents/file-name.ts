/** "A file name is truncated to 100 characters before its extension" (docs: attachments#upload-name). */
const NAME_LIMIT = 100;

/**
 * A name that is only a name: no folders, no control or direction characters, no leading dots, at most 100 characters
 * before its extension.
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must go.
    .replace(/[\u0000-\u001f\u007f<>:"|?*\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = clean.lastIndexOf('.');
  if (dot < 1) return clean.slice(0, NAME_LIMIT) || 'file';
  return clean.slice(0, Math.min(dot, NAME_LIMIT)) + clean.slice(dot, dot + 12);
}

/** The extension, lower case, without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}
