/** `redirectUrl`, `redirecturl` and `redirect-url` are one attribute (HTML lower-cases names): `redirecturl`. */
export function attributeName(written: string): string {
  return written.toLowerCase().replaceAll('-', '');
}

/** The names to observe for declared attributes: with their dashes and without, and the element's own `open`. */
export function observedNames(declared: readonly string[]): string[] {
  return [...new Set(['open', ...declared.flatMap((name) => [name.toLowerCase(), attributeName(name)])])];
}

/** `recovery-options` dispatches `recovery-failed`: events carry the tag up to its last dash. */
export function failureEvent(tag: string): string {
  return `${tag.slice(0, tag.lastIndexOf('-'))}-failed`;
}
