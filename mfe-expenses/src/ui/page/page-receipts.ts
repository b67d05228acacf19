import { missingReceipts, type WaitingReceipts } from '../../domain/waiting-receipts.ts';

/** The receipts of a page, for saving it. */
export interface PageReceipts {
  readonly waiting: () => WaitingReceipts;
  /** Resolves when no upload is under way. */
  readonly settled: () => Promise<void>;
  /** Stores the receipts under the item's new name: a new item has got its number. */
  readonly move: () => Promise<void>;
}

/** Moves the focus to the first receipt that waits for the same reason: to its first button, or to the receipt itself. */
export function leadToReceipt(scope: Document | ShadowRoot, what: keyof WaitingReceipts): void {
  const receipt = scope.querySelector<HTMLElement>(`[data-receipt="${what}"]`);
  receipt?.scrollIntoView({ block: 'center' });
  (receipt?.querySelector('button') ?? receipt)?.focus({ preventScroll: true });
}

/** Moves the focus to the first open task. @returns that task */
export function leadToWaiting(scope: Document | ShadowRoot, waiting: WaitingReceipts) {
  const [first] = missingReceipts(waiting);
  if (first) leadToReceipt(scope, first.what);
  return first;
}
