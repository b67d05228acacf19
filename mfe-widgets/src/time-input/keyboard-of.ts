import type { TimeDraft } from './time-draft.ts';

/** The keyboard of a phone: digits, but letters for AM or PM and for text that is not a time. */
export function keyboardOf({ raw, active }: Pick<TimeDraft, 'raw' | 'active'>): 'numeric' | 'text' {
  return raw !== undefined || active === 'meridiem' ? 'text' : 'numeric';
}
