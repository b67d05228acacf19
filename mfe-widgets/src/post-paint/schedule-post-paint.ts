const waiting = new Set<() => void>();

/**
 * Schedules a function after the next paint, so that a keystroke does not wait for it. Everything scheduled for one frame runs in
 * one task and renders once. A hidden tab has no frames; there a timer is used.
 *
 * @returns a function that cancels it
 */
export function schedulePostPaint(run: () => void): () => void {
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
      // A failing function does not stop the rest.
      reportError(error);
    }
  }
}
