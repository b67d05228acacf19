/** The button of what a merge brought: Undo, or the one that closes its receipt. */
export function receiptOfMerge(scope: Document | ShadowRoot | undefined): HTMLElement | null | undefined {
  return scope?.querySelector<HTMLElement>('.tc-receipt-banner button');
}
