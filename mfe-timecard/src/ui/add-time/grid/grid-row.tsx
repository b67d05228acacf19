import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { memo } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { setNoBreakTaken } from '../../../domain/day/toggles.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { fieldOfCell, GRID_COLUMNS, type GridColumn, gridRowOf } from '../../../domain/grid/grid-cell.ts';
import { withTimes } from '../../../domain/grid/grid-edit.ts';
import { formatDate } from '../../page/dates.ts';
import { DaySummaryText } from '../day/day-summary-text.tsx';
import { useDay } from '../day/use-day.ts';
import { fieldId } from '../field-ids.ts';
import { formatLocalHours } from '../hours-text.ts';
import { usePublished, useRules, useTimecard } from '../timecard-context.tsx';
import { GridCell } from './grid-cell.tsx';

/** The headings of the time columns. */
export const HEADINGS: Readonly<Record<GridColumn, string>> = {
  start: 'LBL_TC_START',
  lunchStart: 'LBL_LUNCH_START',
  lunchEnd: 'LBL_LUNCH_END',
  end: 'LBL_TC_END',
};

/** One day of the grid of times. */
export const GridRowView = memo(function GridRowView({
  dayKey,
  row,
  onFill,
  onCopy,
}: {
  dayKey: string;
  row: number;
  onFill: (row: number) => void;
  onCopy: (day: DayForm) => Promise<void>;
}) {
  const t = useText();
  const { day, change, disabled } = useDay(dayKey);
  const precision = useTimecard((state) => state.rules.precision);
  const worked = usePublished((published) => published.days[dayKey]?.worked ?? 0);
  const rules = useRules();
  const cells = gridRowOf(day);
  const idOf = (column: GridColumn) => {
    const field = cells && fieldOfCell(day, column);
    return field ? fieldId(dayKey, field) : undefined;
  };
  return (
    <tr>
      <th scope="row">
        <b>
          {day.shiftNumber === null
            ? formatDate(day.workedDate, 'short-weekday')
            : t('LBL_SHIFT_NUMBER', { number: day.shiftNumber })}
        </b>{' '}
        {formatDate(day.workedDate, 'month-day')}
      </th>
      {cells && !day.didNotWork ? (
        GRID_COLUMNS.map((column) => (
          <td key={column}>
            <GridCell
              id={idOf(column)}
              row={row}
              column={column}
              label={formatFacts([formatDate(day.workedDate, 'short'), t(HEADINGS[column])])}
              value={cells[column]}
              disabled={disabled}
              onChange={(value) =>
                change(`grid.${column}`, (one) => withTimes(one, { [column]: value }, rules), 'ACTION_TIME')
              }
            />
          </td>
        ))
      ) : (
        <td colSpan={4} className="tc-grid-text" title={t('MSG_GRID_CARD_ONLY')}>
          <DaySummaryText dayKey={dayKey} open={false} />
        </td>
      )}
      <td className="tc-grid-check">
        {cells && !day.didNotWork ? (
          <Checkbox
            label={formatFacts([formatDate(day.workedDate, 'short'), t('LBL_NO_LUNCH')])}
            hideLabel
            checked={day.noBreakTaken}
            disabled={disabled}
            onChange={(on) => change(null, (one) => setNoBreakTaken(one, on))}
          />
        ) : null}
      </td>
      <td className="tc-grid-sum">{formatLocalHours(worked, precision)}</td>
      <td>
        {cells && !disabled && cells.start !== '' ? (
          <span className="tc-grid-tools">
            <Button
              variant="quiet"
              size="small"
              tabIndex={-1}
              aria-label={`${t('LBL_COPY_DAY')}: ${formatDate(day.workedDate, 'short')}`}
              onClick={() => void onCopy(day)}
            >
              {t('LBL_COPY_DAY')}
            </Button>
            <Button variant="quiet" size="small" tabIndex={-1} onClick={() => onFill(row)}>
              {t('LBL_FILL_DOWN')}
            </Button>
          </span>
        ) : null}
      </td>
    </tr>
  );
});
