import { locale, type Translate, wallClock } from 'shared-session';
import { formatTime } from './format-moment.ts';

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

/** A due date in words, and whether it is over: `Due today, 5:00 PM`, `2 days late`. The keys are registered by each page that shows them. */
export function formatDue(
  t: Translate,
  dueAt: string,
  now = new Date(),
): { readonly text: string; readonly isLate: boolean } {
  const { tag, timeZone } = locale.getState();
  const due = new Date(dueAt);
  const { state, days } = dueState(due, now, timeZone);
  const time = formatTime(due);
  if (state === 'late')
    return { text: days === 0 ? t('LBL_LATE_SINCE', { time }) : t('LBL_DAYS_LATE', { count: -days }), isLate: true };
  if (state !== 'later')
    return { text: t(state === 'today' ? 'LBL_DUE_TODAY' : 'LBL_DUE_TOMORROW', { time }), isLate: false };
  const date = new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(due);
  return { text: t('LBL_DUE_ON', { date }), isLate: false };
}
