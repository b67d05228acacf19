import { holdUnsavedWork } from 'shared-session';
import type { KeptReceipt } from './kept-receipt.ts';

/**
 * Receipts that are not stored, because the device has no space or stores nothing. Only this tab has them until they are uploaded, on any
 * page. Leaving the portal asks first.
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
    // The person was already asked.
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

/** The unstored receipts of a report. */
export const unkeptOf = (report: string): readonly KeptReceipt[] =>
  [...all.values()].filter((one) => one.report === report).map(({ receipt }) => receipt);

/** Sets the report's new name. */
export function moveUnkept(id: string, report: string): void {
  const one = all.get(id);
  if (one) all.set(id, { ...one, report });
}
