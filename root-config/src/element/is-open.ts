const OFF = ['false', 'no', 'off', '0'] as const;
const CLOSED = `:is([open~="${OFF[0]}" i], [open~="${OFF[1]}" i], [open~="${OFF[2]}" i], [open~="${OFF[3]}"])`;

/**
 * An element is open unless its `open` attribute says one of the words people write for "off". It is tested by a selector, because the page
 * may have replaced any method of strings.
 */
export function isOpen(element: Element): boolean {
  return !element.matches(CLOSED);
}
