import type { Translate } from 'shared-session';
import type { DayForm } from '../../domain/form/timecard-form.ts';
import { formatDate } from '../page/dates.ts';

/** The name of a day in a sentence: `Tuesday`, `Tuesday, Nov 24` in long periods, `Shift 2`. */
export function dayLabel(t: Translate, day: Pick<DayForm, 'workedDate' | 'shiftNumber'>, long = false): string {
  if (day.shiftNumber !== null) return t('LBL_SHIFT_NUMBER', { number: day.shiftNumber });
  return long ? formatDate(day.workedDate, 'short') : formatDate(day.workedDate, 'weekday');
}
