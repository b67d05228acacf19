import { wallClock } from 'shared-session';

const DAY = 86_400_000;
const dayOf = (at: Date, zone: string): number => Date.parse(`${wallClock(at, zone).date}T00:00:00Z`) / DAY;

/** A due date beside the present moment. */
export interface DueState {
  readonly state: 'late' | 'today' | 'tomorrow' | 'later';
  /** Days from today, negative for what is over. */
  readonly days: number;
}

/** A due date beside the present moment, in days of a time zone (docs: deadlines#due-words). */
export function dueState(due: Date, now: Date, zone: string): DueState {
  const days = dayOf(due, zone) - dayOf(now, zone);
  if (due < now) return { state: 'late', days };
  return { state: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later', days };
}
