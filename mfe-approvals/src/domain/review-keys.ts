/** The action of a key while items are reviewed. */
export type ReviewAction = 'next' | 'previous' | 'approve' | 'reject' | 'open' | 'undo' | 'select' | 'same' | 'keys';

/** The keys, as they are shown, with their actions. */
export const REVIEW_KEYS: readonly (readonly [key: string, action: ReviewAction])[] = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['X', 'select'],
  ['U', 'undo'],
  ['I', 'same'],
  ['Enter', 'open'],
  ['?', 'keys'],
];

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  /** The key is held down. */
  readonly repeat: boolean;
}

/** The element that has the focus. */
export interface FocusPlace {
  /** It takes typed text. */
  readonly isTyped: boolean;
  /** Enter activates it. */
  readonly isPressed: boolean;
}

/**
 * The action of a key. Keys with Ctrl, Alt or Cmd belong to the browser, and keys in a field are text. A held key keeps moving, but decides
 * only once.
 */
export function reviewAction(pressed: PressedKey, focus: FocusPlace): ReviewAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing || focus.isTyped) return null;
  const found = REVIEW_KEYS.find(([key]) => key.toLowerCase() === pressed.key.toLowerCase());
  if (!found || (found[1] === 'open' && focus.isPressed)) return null;
  const [, action] = found;
  return pressed.repeat && action !== 'next' && action !== 'previous' ? null : action;
}

/** The item `step` places after the current one, within the list; the first one if there is no current item. */
export function neighbour(ids: readonly number[], current: number | null, step: 1 | -1): number | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? null;
}

/** The item to show after some are gone: the next remaining one, or else the previous one. */
export function nextAfter(ids: readonly number[], gone: ReadonlySet<number>, current: number | null): number | null {
  if (current === null || !gone.has(current)) return current;
  const at = ids.indexOf(current);
  return ids.slice(at + 1).find((id) => !gone.has(id)) ?? ids.slice(0, at).findLast((id) => !gone.has(id)) ?? null;
}
