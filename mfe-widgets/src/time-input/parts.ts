import type { TimeFormat } from 'shared-validators/clock';
import type { Part, TimeDraft } from './time-draft.ts';

/** The last part of a time. */
export function lastPart({ clock }: TimeFormat): Part {
  return clock === '12' ? 'meridiem' : 'minutes';
}

/** The part next to another one; at either end the part itself. */
export function neighbour(part: Part, by: 1 | -1, { clock }: TimeFormat): Part {
  const parts: readonly Part[] = clock === '12' ? ['hours', 'minutes', 'meridiem'] : ['hours', 'minutes'];
  const index = Math.min(Math.max(parts.indexOf(part) + by, 0), parts.length - 1);
  return parts[index] ?? 'hours';
}

/** Moves to a part. Leaving the minutes completes them: 5 is 05. */
export function goTo(draft: TimeDraft, active: Part, fresh = true): TimeDraft {
  const leaves = draft.active === 'minutes' && active !== 'minutes';
  return { ...(leaves ? withWholeMinutes(draft) : draft), active, fresh };
}

/** Completes the minutes: 5 is 05. */
export function withWholeMinutes(draft: TimeDraft): TimeDraft {
  return draft.minutes.length === 1 ? { ...draft, minutes: `0${draft.minutes}` } : draft;
}
