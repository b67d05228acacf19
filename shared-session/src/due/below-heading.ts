import { locale, type Translate } from 'shared-session';
import { dateFormat } from '../locale/date-format.ts';
import { formatTime } from '../moments/index.ts';
import { dueState } from './due-state.ts';
import { formatDue } from './format-due.ts';

/** A due date where `Due` stands above or beside it, and whether it is over: `Today 5:00 PM`, `Mon, Nov 30`, `2 days late`. */
export function formatDueBelowHeading(t: Translate, dueAt: string, now = new Date()): ReturnType<typeof formatDue> {
  const { tag, timeZone } = locale.getState();
  const due = new Date(dueAt);
  const { state, days } = dueState(due, now, timeZone);
  if (state === 'late') return formatDue(t, dueAt, now);
  if (state === 'later') {
    const format = dateFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone });
    return { text: format.format(due), isLate: false };
  }
  const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  const [first = '', ...rest] = day;
  return { text: `${first.toLocaleUpperCase(tag)}${rest.join('')} ${formatTime(due)}`, isLate: false };
}
