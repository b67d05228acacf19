import { draftText } from './draft-text.ts';
import type { Drafted } from './use-time-draft.ts';

/** The typed text and how it was read. */
export interface TimeEcho {
  typed: string;
  value: string;
}

/** The reading of the typed text; null if it adds nothing. */
export function echoOf({ draft, value, format }: Drafted): TimeEcho | null {
  const typed = draft.typed.trim();
  return typed !== '' && value !== '' && typed !== draftText(draft, format).text ? { typed, value } : null;
}
