import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { Dialog } from 'mfe_widgets/dialog';
import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifications, useText } from 'shared-session';
import { setNoBreakTaken, setWorked } from '../../../domain/day/toggles.ts';
import { takesEntries } from '../../../domain/day/visible-parts.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { gridText } from '../../../domain/grid/copy-days.ts';
import {
  EMPTY_ROW,
  fieldOfCell,
  GRID_COLUMNS,
  type GridColumn,
  gridRowOf,
  withGridRow,
} from '../../../domain/grid/grid-cell.ts';
import { fillDown, writeCells } from '../../../domain/grid/grid-edit.ts';
import { type PastedBlock, readPastedBlock } from '../../../domain/grid/paste.ts';
import { action, changeForm } from '../../../state/add-time/timecard-store.ts';
import { formatDate } from '../../page/dates.ts';
import { DaySummaryText } from '../day/day-summary-text.tsx';
import { useDay } from '../day/use-day.ts';
import { fieldId } from '../field-ids.ts';
import { formatLocalHours } from '../hours-text.ts';
import { usePublished, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { GridCell } from './grid-cell.tsx';
import { gridKey } from './grid-keys.ts';
import { PastePreview } from './paste-preview.tsx';

const HEADINGS: Readonly<Record<GridColumn, string>> = {
  start: 'LBL_START',
  lunchStart: 'LBL_LUNCH_START',
  lunchEnd: 'LBL_LUNCH_END',
  end: 'LBL_END',
};

/** The period as a grid: a day a row, arrows and Enter move, Ctrl+D fills down, paste is shown before it is taken. */
export function PeriodGrid() {
  const t = useText();
  const store = useTimecardStore();
  const days = useTimecard((state) => state.form.days);
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState<PastedBlock | null>(null);
  const take = useRef<HTMLButtonElement>(null);

  const cellOf = (element: EventTarget | null): { row: number; column: GridColumn } | null => {
    const cell = (element as HTMLElement | null)?.closest?.('input[data-column]') as HTMLInputElement | null;
    return cell ? { row: Number(cell.dataset.row), column: cell.dataset.column as GridColumn } : null;
  };
  const focus = (row: number, column: GridColumn) => {
    const cell = table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${row}"][data-column="${column}"]:not(:disabled)`,
    );
    cell?.focus();
    cell?.select();
    return cell !== null && cell !== undefined;
  };
  const keys = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    if (!at) return;
    const input = event.target as HTMLInputElement;
    const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const means = gridKey(
      event,
      whole || input.selectionEnd === 0,
      whole || input.selectionStart === input.value.length,
    );
    if (means === null) return;
    if (means === 'fill') {
      event.preventDefault();
      input.blur();
      flushSync(() => fill(at.row));
      focus(at.row, at.column);
      return;
    }
    const column = GRID_COLUMNS[GRID_COLUMNS.indexOf(at.column) + means.right];
    if (column && focus(at.row + means.down, column)) event.preventDefault();
  };
  // Stable: a keystroke changes one day, and renders its row alone.
  const fill = useCallback(
    (from: number) =>
      changeForm(store, action('DEED_FILL_DOWN'), (form) => ({ ...form, days: fillDown(form.days, from) })),
    [store],
  );
  const copy = useCallback(
    async (...rows: readonly DayForm[]) => {
      try {
        await navigator.clipboard.writeText(gridText(rows, store.getState().rules.use24HourClock));
        notifications.notify({ style: 'success', message: t('MSG_DAY_COPIED'), duration: 3000 });
      } catch {
        notifications.notify({ style: 'warning', message: t('MSG_COPY_REFUSED') });
      }
    },
    [store, t],
  );
  const paste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!at || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setPasted(
      readPastedBlock(text, {
        days: days.map((day) => day.key),
        fromDay: at.row,
        fromColumn: at.column,
        use24HourClock: store.getState().rules.use24HourClock,
      }),
    );
  };
  const bad = pasted?.cells.filter((cell) => cell.time === null) ?? [];
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
  return (
    <div className="tc-grid-wrap">
      <div className="tc-grid-scroll">
        <table ref={table} className="tc-grid" onKeyDown={keys} onPaste={paste}>
          <caption className="tc-hidden">{t('LBL_GRID_CAPTION')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('LBL_DATE')}</th>
              {GRID_COLUMNS.map((column) => (
                <th scope="col" key={column}>
                  {t(HEADINGS[column])}
                </th>
              ))}
              <th scope="col">{t('LBL_NO_LUNCH_SHORT')}</th>
              <th scope="col">{t('LBL_HOURS_COLUMN')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {days.map((day, row) => (
              <GridRowView key={day.key} dayKey={day.key} row={row} onFill={fill} onCopy={copy} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="tc-actions">
        <span className="tc-hint">{t('MSG_GRID_HINT')}</span>
        <Button variant="quiet" size="small" onClick={() => void copy(...days)}>
          {t('LBL_COPY_ALL_DAYS')}
        </Button>
      </p>
      <Dialog
        open={pasted !== null}
        role="alertdialog"
        onClose={() => setPasted(null)}
        title={t('LBL_PASTE_TITLE')}
        width={540}
        initialFocus={take}
        footer={
          <>
            <Button onClick={() => setPasted(null)}>{t('LBL_CANCEL')}</Button>
            <Button
              ref={take}
              variant="primary"
              onClick={() => {
                const cells = pasted?.cells ?? [];
                changeForm(store, action('DEED_PASTE'), (form) => ({ ...form, days: writeCells(form.days, cells) }));
                setPasted(null);
              }}
            >
              {t('LBL_PASTE')}
            </Button>
          </>
        }
      >
        <p>{t('MSG_PASTE', { count: (pasted?.cells.length ?? 0) - bad.length })}</p>
        {bad.length > 0 ? <p>{t('MSG_PASTE_BAD', { cells: quoted(bad.map((cell) => cell.text)) })}</p> : null}
        {pasted && pasted.beyond.length > 0 ? <p>{t('MSG_PASTE_BEYOND', { cells: quoted(pasted.beyond) })}</p> : null}
        {pasted ? <PastePreview cells={pasted.cells} days={days} headings={HEADINGS} /> : null}
      </Dialog>
    </div>
  );
}

const GridRowView = memo(function GridRowView({
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
  /** A time that is typed on a day says that it was worked; nothing else of the day is touched by it. */
  const withTyped = (one: DayForm, column: GridColumn, value: string): DayForm => {
    const open = takesEntries(one, rules) || value === '' ? one : setWorked(one, true, rules);
    return withGridRow(open, { ...(gridRowOf(open) ?? EMPTY_ROW), [column]: value });
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
              label={`${formatDate(day.workedDate, 'short')}, ${t(HEADINGS[column])}`}
              value={cells[column]}
              disabled={disabled}
              onChange={(value) => change(`grid.${column}`, (one) => withTyped(one, column, value), 'DEED_TIME')}
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
            label={`${formatDate(day.workedDate, 'short')}, ${t('LBL_NO_LUNCH')}`}
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
