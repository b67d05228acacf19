import type { DayForm } from '../form/timecard-form.ts';
import { formatTimeOfDay } from '../time/time-of-day.ts';
import { GRID_COLUMNS, gridRowOf } from './grid-cell.ts';

/**
 * Days as rows of cells, in the format that spreadsheets and this grid paste: one line per day, tabs between start, lunch and end. A day
 * that does not fit the grid is an empty row, so that the following days keep their place.
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
