/** The row of a list that is shown beside it, or without one the list itself; null on a page without a list. */
export const currentRowIn = (scope: ParentNode): HTMLElement | null =>
  scope.querySelector('.ap-list [data-current]') ?? scope.querySelector('.ap-list [role="grid"]');

/** What is shown beside the list, or without room for it its row. */
export const currentItemIn = (scope: ParentNode): HTMLElement | null =>
  scope.querySelector<HTMLElement>('.ap-detail') ?? currentRowIn(scope);
