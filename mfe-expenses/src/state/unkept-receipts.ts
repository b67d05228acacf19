import { holdUnsavedWork } from 'shared-session';
import type { KeptReceipt } from './kept-receipt.ts';

/**
 * Receipts that the device has no room for, or keeps none of: only this tab has them until they have arrived, on whichever page. Leaving the
 * portal asks first.
 */
interface Unkept {
  readonly report: string;
  readonly receipt: KeptReceipt;
  readonly release: () => void;
}

const all = new Map<string, Unkept>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

export function addUnkept(report: string, receipt: KeptReceipt): void {
  if (all.size === 0) {
    window.addEventListener('beforeunload', ask);
    // The person was asked already.
    window.addEventListener('portal-sign-out', removeAll);
  }
  all.set(receipt.id, { report, receipt, release: holdUnsavedWork() });
}

export function removeUnkept(id: string): void {
  all.get(id)?.release();
  if (!all.delete(id) || all.size > 0) return;
  window.removeEventListener('beforeunload', ask);
  window.removeEventListener('portal-sign-out', removeAll);
}

function removeAll(): void {
  for (const id of [...all.keys()]) removeUnkept(id);
}

/** Those of one report. */
export const unkeptOf = (report: string): readonly KeptReceipt[] =>
  [...all.values()].filter((one) => one.report === report).map(({ receipt }) => receipt);

/** The report is called otherwise from now on. */
export function moveUnkept(id: string, report: string): void {
  const one = all.get(id);
  if (one) all.set(id, { ...one, report });
}
