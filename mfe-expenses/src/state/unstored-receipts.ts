import { holdUnsavedWork } from 'shared-session';
import type { PendingReceipt } from './pending-receipt.ts';

/**
 * Receipts that are not stored, because the device has no space or stores nothing. Only this tab has them until they are uploaded, on any
 * page. Leaving the portal asks first.
 */
interface Unstored {
  readonly report: string;
  readonly receipt: PendingReceipt;
  readonly release: () => void;
}

const all = new Map<string, Unstored>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

export function addUnstored(report: string, receipt: PendingReceipt): void {
  if (all.size === 0) {
    window.addEventListener('beforeunload', ask);
    // The person was already asked.
    window.addEventListener('portal-sign-out', removeAll);
  }
  all.set(receipt.id, { report, receipt, release: holdUnsavedWork() });
}

export function removeUnstored(id: string): void {
  all.get(id)?.release();
  if (!all.delete(id) || all.size > 0) return;
  window.removeEventListener('beforeunload', ask);
  window.removeEventListener('portal-sign-out', removeAll);
}

function removeAll(): void {
  for (const id of [...all.keys()]) removeUnstored(id);
}

/** The unstored receipts of a report. */
export const unstoredOf = (report: string): readonly PendingReceipt[] =>
  [...all.values()].filter((one) => one.report === report).map(({ receipt }) => receipt);

/** Sets the report's new name. */
export function moveUnstored(id: string, report: string): void {
  const one = all.get(id);
  if (one) all.set(id, { ...one, report });
}
