import { Button } from 'mfe_widgets/button';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifications, useText } from 'shared-session';
import { isMirrored } from 'shared-session/direction';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { gridText } from '../../../domain/grid/copy-days.ts';
import { GRID_COLUMNS, type GridColumn } from '../../../domain/grid/grid-cell.ts';
import { fillDown, takesTimes, writeCells } from '../../../domain/grid/grid-edit.ts';
import { type PastedBlock, readPastedBlock } from '../../../domain/grid/paste.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { dayLabel } from '../day-label.ts';
import { useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { gridKey } from './grid-keys.ts';
import { GridRowView, HEADINGS } from './grid-row.tsx';
import { PasteDialog } from './paste-dialog.tsx';

/** The period as a grid: one row per day. Arrow keys and Enter move, Ctrl+D fills down, and a paste is previewed before it is applied. */
export function PeriodGrid() {
  const t = useText();
  const store = useTimecardStore();
  const days = useTimecard((state) => state.form.days);
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState<PastedBlock | null>(null);

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
      isMirrored(input.closest('table')),
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
  // Stable, so that a keystroke renders only the row of its day.
  const fill = useCallback(
    (from: number) =>
      changeForm(store, action('ACTION_FILL_DOWN'), (form) => ({ ...form, days: fillDown(form.days, from) })),
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
        takes: (key) => days.some((day) => day.key === key && takesTimes(day)),
      }),
    );
  };
  return (
    <div className="tc-grid-wrap">
      <div className="tc-grid-scroll">
        <table ref={table} className="tc-grid" onKeyDown={keys} onPaste={paste}>
          <caption className="tc-hidden">{t('LBL_GRID_CAPTION')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('LBL_TC_DATE')}</th>
              {GRID_COLUMNS.map((column) => (
                <th scope="col" key={column}>
                  {t(HEADINGS[column])}
                </th>
              ))}
              <th scope="col">{t('LBL_NO_LUNCH_SHORT')}</th>
              <th scope="col">{t('LBL_TC_HOURS_COLUMN')}</th>
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
      <PasteDialog
        pasted={pasted}
        title={t('LBL_PASTE_TITLE')}
        corner={t('LBL_TC_DATE')}
        rows={() => days.map((day) => ({ key: day.key, label: dayLabel(t, day, true) }))}
        columns={() => GRID_COLUMNS.map((column) => ({ key: column, label: t(HEADINGS[column]) }))}
        placeOf={({ day, column }) => ({ row: day, column })}
        writtenText={({ time }) => time && formatTimeOfDay(time, store.getState().rules.use24HourClock)}
        onClose={() => setPasted(null)}
        onTake={(cells) => {
          changeForm(store, action('ACTION_PASTE'), (form) => ({
            ...form,
            days: writeCells(form.days, cells, store.getState().rules),
          }));
          setPasted(null);
        }}
      />
    </div>
  );
}
