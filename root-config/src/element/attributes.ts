/** `redirectUrl`, `redirecturl` and `redirect-url` are one attribute (HTML lower-cases names): `redirecturl`. */
export function attributeName(written: string): string {
  return written.toLowerCase().replaceAll('-', '');
}

/** The names to observe for declared attributes: with their dashes and without, and the element's own `open`. */
export function observedNames(declared: readonly string[]): string[] {
  return [...new Set(['open', ...declared.flatMap((name) => [name.toLowerCase(), attributeName(name)])])];
}

/** An element's attributes as the mount contract wants them. Where two spellings are given, the dashed one wins. */
export function readAttributes(element: Element, observed: readonly string[]): Record<string, string> {
  const read: Record<string, string> = {};
  const spelled = [...observed].sort((one, other) => Number(one.includes('-')) - Number(other.includes('-')));
  for (const name of spelled) {
    const value = element.getAttribute(name);
    if (value !== null) read[attributeName(name)] = value;
  }
  return read;
}

const OFF = ['false', 'no', 'off', '0'];

/** An element is open unless its `open` attribute says one of the words people write for "off". */
export function isOpen(element: Element): boolean {
  const value = element.getAttribute('open');
  return value === null || !OFF.includes(value.trim().toLowerCase());
}

/** `recovery-options` dispatches `recovery-failed`: events carry the tag up to its last dash. */
export function failureEvent(tag: string): string {
  return `${tag.slice(0, tag.lastIndexOf('-'))}-failed`;
}
