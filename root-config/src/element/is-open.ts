const OFF = ['false', 'no', 'off', '0'] as const;
const CLOSED = `:is([open~="${OFF[0]}" i], [open~="${OFF[1]}" i], [open~="${OFF[2]}" i], [open~="${OFF[3]}"])`;

/**
 * An element is open unless its `open` attribute says one of the words people write for "off". A selector says so, because the page
 * may have replaced every method of a string.
 */
export function isOpen(element: Element): boolean {
  return !element.matches(CLOSED);
}
