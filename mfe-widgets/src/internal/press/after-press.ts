/**
 * Runs something once the press that is going on is over, at once where nothing is pressed. What a field says when it is left moves
 * what stands below it; said while the pointer is still down, the button that was pressed would be gone from under it, and its
 * click lost.
 */
export function afterPress(document: Document, run: () => void): void {
  const { defaultView: view } = document;
  if (view === null || document.querySelector(':active') === null) {
    run();
    return;
  }
  const over = (): void => {
    for (const end of ENDS) view.removeEventListener(end, over, true);
    // The click follows on the release.
    setTimeout(run);
  };
  for (const end of ENDS) view.addEventListener(end, over, true);
}

const ENDS = ['pointerup', 'pointercancel', 'dragend'] as const;
