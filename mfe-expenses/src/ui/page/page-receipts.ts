import type { WaitingReceipts } from '../../domain/waiting-receipts.ts';

/** The receipts of a page, as far as saving it is concerned. */
export interface PageReceipts {
  readonly waiting: () => WaitingReceipts;
  /** Waits until nothing is on its way. */
  readonly settled: () => Promise<void>;
  /** The item is called otherwise from now on: a new one got its number. */
  readonly move: () => Promise<void>;
}

/** Puts the focus on the first receipt that is not in the report yet: on what can be done about it, or else on itself. */
export function leadToReceipt(scope: Document | ShadowRoot): void {
  const receipts = [...scope.querySelectorAll<HTMLElement>('[data-receipt]')];
  const open = receipts.find((one) => one.querySelector('button')) ?? receipts[0];
  open?.scrollIntoView({ block: 'center' });
  (open?.querySelector('button') ?? open)?.focus({ preventScroll: true });
}
