import { locale, type Translate } from 'shared-session';
import { dateFormat } from '../locale/date-format.ts';
import { formatTime } from '../moments/index.ts';
import './due-texts.ts';
import { dueState } from './due-state.ts';

/** A due date in words, and whether it is over: `Due today, 5:00 PM`, `2 days late`. */
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
  const date = dateFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(due);
  return { text: t('LBL_DUE_ON', { date }), isLate: false };
}
