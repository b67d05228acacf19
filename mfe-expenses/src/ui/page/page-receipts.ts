import { missingReceipts, type WaitingReceipts } from '../../domain/waiting-receipts.ts';

/** The receipts of a page, as far as saving it is concerned. */
export interface PageReceipts {
  readonly waiting: () => WaitingReceipts;
  /** Waits until nothing is on its way. */
  readonly settled: () => Promise<void>;
  /** The item is called otherwise from now on: a new one got its number. */
  readonly move: () => Promise<void>;
}

/** Puts the focus on the first receipt that waits for the same: on what can be done about it, or else on itself. */
export function leadToReceipt(scope: Document | ShadowRoot, what: keyof WaitingReceipts): void {
  const receipt = scope.querySelector<HTMLElement>(`[data-receipt="${what}"]`);
  receipt?.scrollIntoView({ block: 'center' });
  (receipt?.querySelector('button') ?? receipt)?.focus({ preventScroll: true });
}

/** Leads to what has to be done first. @returns whether anything has */
export function leadToWaiting(scope: Document | ShadowRoot, waiting: WaitingReceipts): boolean {
  const [first] = missingReceipts(waiting);
  if (first) leadToReceipt(scope, first.what);
  return first !== undefined;
}
