import type { TimeDraft } from './time-draft.ts';

/** The keyboard that a phone shows: digits, but letters for AM or PM and for a text that is no time. */
export function keyboardOf({ raw, active }: Pick<TimeDraft, 'raw' | 'active'>): 'numeric' | 'text' {
  return raw !== undefined || active === 'meridiem' ? 'text' : 'numeric';
}
