/** The row that contains an element. */
export const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[role="row"][data-key]');

/** Moves the focus from one row to that of another item, if it is in a row and the other one is rendered. */
export function takeFocusTo(id: number | null): void {
  if (rowOf(document.activeElement)) document.querySelector<HTMLElement>(`[role="row"][data-key="${id}"]`)?.focus();
}
