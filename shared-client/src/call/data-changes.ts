const listeners = new Set<() => void>();

/**
 * Calls `listener` when a call that changes data is sent, and again when it has ended: data read before it, or while it was under way, is
 * stale. @returns an undo
 */
export function onDataChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a call that changes data begins or has ended. */
export function dataChanged(): void {
  for (const listener of [...listeners]) listener();
}
