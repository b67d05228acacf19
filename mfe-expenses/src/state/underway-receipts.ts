import type { WaitingReceipts } from '../domain/waiting-receipts.ts';
import type { KeptReceipt } from './kept-receipt.ts';

/** A receipt on its way, or that did not arrive. */
export interface Underway {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly sent: number;
  /** Label key of what went wrong, or the sentence of the server; null while it is on its way. */
  readonly failure: { readonly label?: string; readonly sentence?: string } | null;
  /** Key of the line that it is attached to; null: it becomes a line. */
  readonly line: string | null;
  /** It may be sent again. */
  readonly retry: (() => void) | null;
  /** Only this tab has it: the device has no room for it. */
  readonly isUnkept: boolean;
}

/** A file that was chosen, and the digest of its content; null where it cannot be read. */
export type Chosen = Omit<KeptReceipt, 'repeated'> & { readonly digest: string | null };

export interface ReceiptsState {
  readonly underway: readonly Underway[];
  /** Files that were added before; they wait for an answer. */
  readonly repeated: readonly Chosen[];
  /** How many files are being looked at. */
  readonly reading: number;
}

/** What is not in the report yet. What would be refused again is none of it: it is said, and gone. */
export const waitingOf = ({ underway, repeated, reading }: ReceiptsState): WaitingReceipts => ({
  coming: reading + underway.filter(({ failure }) => failure === null).length,
  failed: underway.filter(({ retry }) => retry !== null).length,
  asked: repeated.length,
});
