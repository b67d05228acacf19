import type { ReactNode } from 'react';

/** DOM id of the note of an amount field. */
export const noteId = (fieldId: string): string => `${fieldId}.note`;

interface AmountNoteProps {
  /** Id of the amount field. */
  readonly of: string;
  /** The fault of the amount; undefined if there is none. */
  readonly error: string | undefined;
  /** The resulting amount, shown while nothing is wrong. */
  readonly children?: ReactNode;
}

/** The note below an amount field: an error, or the resulting amount. The field refers to it by `aria-describedby`. */
export function AmountNote({ of, error, children }: AmountNoteProps) {
  return (
    <p id={noteId(of)} className="ex-converted ex-whole" aria-live="polite" data-bad={error !== undefined || undefined}>
      {error ?? children}
    </p>
  );
}
