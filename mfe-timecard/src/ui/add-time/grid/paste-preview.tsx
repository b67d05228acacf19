import { useText } from 'shared-session';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { GRID_COLUMNS, type GridColumn } from '../../../domain/grid/grid-cell.ts';
import type { PastedCell } from '../../../domain/grid/paste.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { dayLabel } from '../day-label.ts';
import { useTimecard } from '../timecard-context.tsx';

interface PastePreviewProps {
  readonly cells: readonly PastedCell[];
  readonly days: readonly DayForm[];
  readonly headings: Readonly<Record<GridColumn, string>>;
}

/** How a pasted block was understood: one row per day, as it will be written. Text that is not a time stays as pasted, marked. */
export function PastePreview({ cells, days, headings }: PastePreviewProps) {
  const t = useText();
  const use24HourClock = useTimecard((state) => state.rules.use24HourClock);
  const columns = GRID_COLUMNS.filter((column) => cells.some((cell) => cell.column === column));
  const rows = days.filter((day) => cells.some((cell) => cell.day === day.key));
  const cellOf = (day: string, column: GridColumn) => {
    const cell = cells.find((one) => one.day === day && one.column === column);
    if (!cell || cell.time === '') return '–';
    return cell.time === null ? <mark>“{cell.text}”</mark> : formatTimeOfDay(cell.time, use24HourClock);
  };
  return (
    <div className="tc-paste">
      <table className="tc-differences">
        <thead>
          <tr>
            <th scope="col">{t('LBL_DATE')}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(headings[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day.key}>
              <th scope="row">{dayLabel(t, day, true)}</th>
              {columns.map((column) => (
                <td key={column}>{cellOf(day.key, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
