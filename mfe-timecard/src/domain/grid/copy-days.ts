import type { DayForm } from '../form/timecard-form.ts';
import { formatTimeOfDay } from '../time/time-of-day.ts';
import { GRID_COLUMNS, gridRowOf } from './grid-cell.ts';

/**
 * Days as rows of cells, as spreadsheets and this grid paste them: one line a day, tabs between start, lunch and end. A day the
 * grid cannot say is an empty row, so that the days below keep their place.
 */
export function gridText(days: readonly DayForm[], use24HourClock: boolean): string {
  return days
    .map((day) => {
      const row = gridRowOf(day);
      const cell = (time: string) => (time === '' ? '' : formatTimeOfDay(time, use24HourClock));
      return GRID_COLUMNS.map((column) => (row && !day.didNotWork ? cell(row[column]) : '')).join('\t');
    })
    .join('\n');
}
