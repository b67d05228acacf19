const waiting = new Set<() => void>();

/**
 * Runs something once the next frame is on the screen, so that a keystroke does not wait for it; everything that waits for one
 * frame runs in one task, and so renders once. A hidden tab has no frames: there the timer alone does it.
 *
 * @returns an undo, for what is no longer wanted
 */
export function afterPaint(run: () => void): () => void {
  const own = (): void => run();
  if (waiting.size === 0) {
    if (typeof requestAnimationFrame !== 'function' || document.visibilityState === 'hidden') setTimeout(runAll);
    else requestAnimationFrame(() => setTimeout(runAll));
  }
  waiting.add(own);
  return () => waiting.delete(own);
}

function runAll(): void {
  const now = [...waiting];
  waiting.clear();
  for (const run of now) {
    try {
      run();
    } catch (error) {
      // What somebody else waits for goes on.
      reportError(error);
    }
  }
}
