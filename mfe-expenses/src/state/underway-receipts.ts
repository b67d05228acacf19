import type { WaitingReceipts } from '../domain/waiting-receipts.ts';
import type { PendingReceipt } from './pending-receipt.ts';

/** A receipt that is being sent, or whose upload failed. */
export interface Underway {
  readonly id: string;
  readonly name: string;
  /** The fraction that was sent, 0 to 1. */
  readonly sent: number;
  /** Label key of the failure, or the server's own sentence; null while it is being sent. */
  readonly failure: { readonly label?: string; readonly sentence?: string } | null;
  /** Key of the line that it is attached to; null if it becomes a new line. */
  readonly line: string | null;
  /** Sends it again; null if that is not possible. */
  readonly retry: (() => void) | null;
  /** Only this tab has it, because the device has no space for it. */
  readonly isUnstored: boolean;
}

/** A chosen file, with the digest of its content; null if it cannot be read. */
export type Chosen = Omit<PendingReceipt, 'repeated'> & { readonly digest: string | null };

export interface ReceiptsState {
  readonly underway: readonly Underway[];
  /** Possible duplicates that wait for an answer. */
  readonly repeated: readonly Chosen[];
  /** The number of files that are being read. */
  readonly reading: number;
}

/**
 * The receipts that are not in the report yet. A receipt whose retry would be refused does not count: its message is shown, and it is gone.
 */
export const waitingOf = ({ underway, repeated, reading }: ReceiptsState): WaitingReceipts => ({
  coming: reading + underway.filter(({ failure }) => failure === null).length,
  failed: underway.filter(({ retry }) => retry !== null).length,
  asked: repeated.length,
});
