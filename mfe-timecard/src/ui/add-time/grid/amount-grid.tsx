import { Button } from 'mfe_widgets/button';
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { locale, notifications, useText } from 'shared-session';
import { isMirrored } from 'shared-session/direction';
import { typedAmount } from 'shared-validators/amounts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { type AllocationName, keyOfName, renamedRow } from '../../../domain/grid/allocation-row.ts';
import { decimalsOf } from '../../../domain/grid/amount-cell.ts';
import {
  amountsText,
  fillAfter,
  type PastedAmounts,
  readPastedAmounts,
  writeAmounts,
} from '../../../domain/grid/amount-edit.ts';
import { type AmountRow, amountRows } from '../../../domain/grid/amount-row.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { formatKept } from '../../page/amounts.ts';
import { formatDate, today } from '../../page/dates.ts';
import { dayLabel } from '../day-label.ts';
import { useDayKeys, useEditable, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { AmountGridRow } from './amount-grid-row.tsx';
import { AmountSums } from './amount-sums.tsx';
import { gridKey } from './grid-keys.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { rowLabel } from './row-label.ts';
import { RowNameDialog } from './row-name-dialog.tsx';

/** The amounts of the period: one column per day; one row per cost centre, unit or flag. Moves, fills and pastes like the grid of times. */
export function AmountGrid() {
  const t = useText();
  const store = useTimecardStore();
  const rules = useRules();
  const editable = useEditable();
  const days = useDayKeys();
  const prorated = useTimecard((state) => state.metadata.rateApplication === 'DAILY_PRORATE');
  const zone = useTimecard((state) => state.metadata.clientTimeZone);
  const [added, setAdded] = useState<readonly AllocationName[]>([]);
  // Rows change rarely, so a keystroke renders only its cell.
  const known = useTimecard((state) => JSON.stringify(amountRows(state.form.days, rules, { added, prorated })));
  const rows = useMemo(() => JSON.parse(known) as AmountRow[], [known]);
  const heads = useTimecard((state) => JSON.stringify(state.form.days.map((day) => [day.workedDate, day.shiftNumber])));
  const dates = useMemo(() => JSON.parse(heads) as [string, number | null][], [heads]);
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState<PastedAmounts | null>(null);
  const [naming, setNaming] = useState<AllocationName | 'new' | null>(null);
  const now = today(zone);

  const placeOf = (element: EventTarget | null) => {
    const cell = (element as HTMLElement | null)?.closest?.<HTMLElement>('td[data-row]');
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
  };
  const focus = (row: number, column: number): boolean => {
    const cell = table.current?.querySelector<HTMLInputElement>(
      `td[data-row="${row}"][data-column="${column}"] input:not(:disabled)`,
    );
    cell?.focus();
    if (cell?.type === 'text') cell.select();
    return Boolean(cell);
  };
  /** Moves to the next cell that takes an amount, skipping those that take none. */
  const go = (from: { row: number; column: number }, down: number, right: number): boolean => {
    for (
      let { row, column } = { row: from.row + down, column: from.column + right };
      row >= 0 && row < rows.length && column >= 0 && column < days.length;
      row += down, column += right
    )
      if (focus(row, column)) return true;
    return false;
  };
  const keys = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (!at) return;
    const input = event.target as HTMLInputElement;
    const isText = input.type === 'text';
    const whole = !isText || (input.selectionStart === 0 && input.selectionEnd === input.value.length);
    const atEnd = whole || input.selectionStart === input.value.length;
    const means = gridKey(event, whole || input.selectionEnd === 0, atEnd, isMirrored(input.closest('table')));
    if (means === null) return;
    if (means === 'fill') {
      event.preventDefault();
      input.blur();
      flushSync(() => fill(at.row, at.column));
      focus(at.row, at.column);
    } else if (go(at, means.down, means.right)) event.preventDefault();
  };
  const change = (key: string, next: (all: readonly DayForm[]) => DayForm[]) =>
    changeForm(store, action(key), (form) => ({ ...form, days: next(form.days) }));
  const fill = (at: number, column: number) => {
    const row = rows[at];
    if (row) change('ACTION_FILL_DOWN', (all) => fillAfter(all, row, column, rules));
  };
  const paste = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!at || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const { numberTag: tag } = locale.getState();
    const read = (typed: string, row: AmountRow) =>
      row.kind === 'flag' ? typed : typedAmount(typed, tag, decimalsOf(row, rules));
    const target = { rows, days: store.getState().form.days, fromRow: at.row, fromDay: at.column, read };
    setPasted(readPastedAmounts(text, target, rules));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formatKept(amountsText(store.getState().form.days, rows, rules)));
      notifications.notify({ style: 'success', message: t('MSG_DAY_COPIED'), duration: 3000 });
    } catch {
      notifications.notify({ style: 'warning', message: t('MSG_COPY_REFUSED') });
    }
  };
  const named = (next: AllocationName) => {
    const before = naming;
    setNaming(null);
    if (before === 'new') setAdded((all) => [...all, next]);
    else if (before !== null && keyOfName(before) !== keyOfName(next)) {
      setAdded((all) => [...all.filter((one) => keyOfName(one) !== keyOfName(before)), next]);
      change('ACTION_ALLOCATIONS', (all) => renamedRow(all, before, next));
    }
  };
  const hasNames = rules.openCustomValues !== null && editable;
  const labelled = rows.map((row) => ({ row, label: rowLabel(t, row, rules) }));
  return (
    <div className="tc-grid-wrap">
      <div className="tc-grid-scroll">
        <table
          ref={table}
          className="tc-grid tc-amounts"
          style={{ '--tc-days': days.length } as CSSProperties}
          onKeyDown={keys}
          onPaste={paste}
        >
          <caption className="tc-hidden">{t('LBL_GRID_AMOUNTS_CAPTION')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('LBL_GRID_AMOUNTS')}</th>
              {dates.map(([date, shift], column) => (
                <th scope="col" key={days[column]} aria-current={date === now && shift === null ? 'date' : undefined}>
                  <b>{shift === null ? formatDate(date, 'short-weekday') : t('LBL_SHIFT_NUMBER', { number: shift })}</b>
                  {shift === null ? <small>{Number(date.slice(8))}</small> : null}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {labelled.map(({ row, label }, at) => (
              <AmountGridRow
                key={row.key}
                row={row}
                at={at}
                label={label}
                isAgain={labelled[at - 1]?.label.name === label.name}
                days={days}
                dates={dates}
                onName={hasNames ? setNaming : null}
                onFill={editable ? fillFirst : null}
              />
            ))}
          </tbody>
          <AmountSums days={days} />
        </table>
      </div>
      <p className="tc-actions">
        {hasNames ? (
          <Button variant="quiet" size="small" icon="plus" onClick={() => setNaming('new')}>
            {t('LBL_ADD_A_ROW')}
          </Button>
        ) : null}
        <span className="tc-hint">{t('MSG_AMOUNTS_HINT')}</span>
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          {t('LBL_COPY_ALL_DAYS')}
        </Button>
      </p>
      {naming === null ? null : (
        <RowNameDialog
          name={naming === 'new' ? null : naming}
          title={t(naming === 'new' ? 'LBL_ADD_A_ROW' : 'LBL_ALLOCATIONS')}
          onClose={() => setNaming(null)}
          onDone={named}
        />
      )}
      <PasteDialog
        pasted={pasted}
        title={t('LBL_PASTE_AMOUNTS_TITLE')}
        rows={() =>
          labelled.map(({ row: { key }, label: { name, note } }) => ({
            key,
            label: [name, note].filter(Boolean).join(' · '),
          }))
        }
        columns={() => store.getState().form.days.map((day) => ({ key: day.key, label: dayLabel(t, day, true) }))}
        placeOf={({ day, row }) => ({ row: row.key, column: day })}
        writtenText={({ row, amount }) => amount && (row.kind === 'flag' ? t('LBL_TC_YES') : formatKept(amount))}
        onClose={() => setPasted(null)}
        onTake={(cells) => {
          change('ACTION_PASTE', (all) => writeAmounts(all, cells, rules));
          setPasted(null);
        }}
      />
    </div>
  );

  /** Fills from the first day of the row that has an amount or a flag. */
  function fillFirst(at: number): void {
    const inputs = table.current?.querySelectorAll<HTMLInputElement>(`td[data-row="${at}"] input`) ?? [];
    const first = [...inputs].find((input) => (input.type === 'checkbox' ? input.checked : input.value !== ''));
    const place = placeOf(first ?? null);
    if (place) fill(at, place.column);
  }
}
