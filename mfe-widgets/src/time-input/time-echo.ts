import { draftText } from './draft-text.ts';
import type { Drafted } from './use-time-draft.ts';

/** What was typed and how it was read. */
export interface TimeEcho {
  typed: string;
  value: string;
}

/** How what was typed is read, where that says something new. */
export function echoOf({ draft, value, format }: Drafted): TimeEcho | null {
  const typed = draft.typed.trim();
  return typed !== '' && value !== '' && typed !== draftText(draft, format).text ? { typed, value } : null;
}
