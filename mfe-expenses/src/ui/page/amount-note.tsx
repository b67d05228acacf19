import type { ReactNode } from 'react';

/** Names the note of an amount field. */
export const noteId = (fieldId: string): string => `${fieldId}.note`;

interface AmountNoteProps {
  /** Id of the field that it is about: it is described by the note. */
  readonly of: string;
  /** What is wrong with the amount; undefined where nothing is. */
  readonly error: string | undefined;
  /** What it comes to, while nothing is wrong. */
  readonly children?: ReactNode;
}

/** What is said about an amount, below its field: what is wrong with it, or what it comes to. The field is described by it. */
export function AmountNote({ of, error, children }: AmountNoteProps) {
  return (
    <p id={noteId(of)} className="ex-converted ex-whole" aria-live="polite" data-bad={error !== undefined || undefined}>
      {error ?? children}
    </p>
  );
}
