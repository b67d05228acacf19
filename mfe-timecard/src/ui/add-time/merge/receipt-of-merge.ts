/** The button in the receipt of a merge: Undo, or the one that closes the receipt. */
export function receiptOfMerge(scope: Document | ShadowRoot | undefined): HTMLElement | null | undefined {
  return scope?.querySelector<HTMLElement>('.tc-receipt-banner button');
}
