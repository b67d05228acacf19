/** The row of a list that is shown beside it, or without one the list itself; undefined on a page without a list. */
export const currentRowIn = (scope: ParentNode): HTMLElement | undefined =>
  ['[data-current]', '[role="grid"]']
    .map((place) => scope.querySelector<HTMLElement>(`.ap-list ${place}`))
    .find((found) => found !== null) ?? undefined;

/** The id of the row that contains an element, or null. */
export function rowIdOf(element: Element | null): number | null {
  const row = element?.closest<HTMLElement>('.ap-list [role="row"][data-key]');
  return row ? Number(row.dataset.key) : null;
}

/** Moves the focus from one row of the list to another, if it is in a row and the other one is rendered. */
export function focusRowInstead(id: number | null): void {
  if (rowIdOf(document.activeElement) === null) return;
  document.querySelector<HTMLElement>(`.ap-list [role="row"][data-key="${id}"]`)?.focus();
}
