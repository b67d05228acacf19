import { Checkbox } from 'mfe_widgets/checkbox';
import { memo, useId, useRef, useState } from 'react';
import { locale, useText } from 'shared-session';
import { useComposed } from 'shared-session/composition';
import { shownAmount, typedAmount } from 'shared-validators/amounts';
import {
  amountCell,
  cutAmount,
  decimalsOf,
  isAmount,
  leaveAmount,
  withAmount,
} from '../../../domain/grid/amount-cell.ts';
import type { AmountRow } from '../../../domain/grid/amount-row.ts';
import { useChangeDay, useDayDisabled, useDayPart } from '../day/use-day.ts';
import { fieldId } from '../field-ids.ts';
import { useRules } from '../timecard-context.tsx';
import { useShownIssue } from './use-shown-issue.ts';

interface AmountCellProps {
  readonly dayKey: string;
  readonly row: AmountRow;
  /** The index in the grid. */
  readonly at: number;
  readonly column: number;
  /** The name of day and row. */
  readonly label: string;
}

/** One amount of one day, read and formatted as on the day's card. Text that is not an amount stays, with the reason. */
export const AmountCellView = memo(function AmountCellView({ dayKey, row, at, column, label }: AmountCellProps) {
  const t = useText();
  const rules = useRules();
  const reason = useId();
  const disabled = useDayDisabled(dayKey);
  const change = useChangeDay(dayKey);
  const { text, field } = useDayPart(dayKey, (day) => {
    const cell = amountCell(day, row, rules);
    return { text: cell?.text ?? null, field: cell?.field ?? null };
  });
  const id = field === null ? undefined : fieldId(dayKey, field);
  const stops = useShownIssue(id);
  const found = useRef('');
  /** The typed text while the cell is edited. */
  const [typing, setTyping] = useState<string>();
  const write = (next: string) =>
    change(
      `grid.${row.key}`,
      (day) => withAmount(day, row, next, rules),
      row.part.of === 'allocation' ? 'ACTION_ALLOCATION' : undefined,
    );
  const { numberTag: tag } = locale.getState();
  const keep = (typed: string) => typedAmount(typed, tag, decimalsOf(row, rules));
  const { composed, finish, listeners } = useComposed(({ value: entered }) => {
    const typed = cutAmount(entered, row);
    setTyping(typed);
    write(keep(typed));
  });
  if (text === null)
    return (
      <td className="tc-amount-none">
        <span aria-hidden="true">–</span>
      </td>
    );
  if (row.kind === 'flag')
    return (
      <td className="tc-grid-check" data-row={at} data-column={column}>
        <Checkbox
          {...(id === undefined ? {} : { id })}
          label={label}
          hideLabel
          checked={text !== ''}
          disabled={disabled}
          onChange={(on) => write(on ? 'yes' : '')}
        />
      </td>
    );
  const says = typing === undefined && !isAmount(text, row, rules) ? t('MSG_AMOUNT_NOT_READ') : stops;
  return (
    <td data-row={at} data-column={column}>
      <input
        id={id}
        type="text"
        className="tc-input tc-amount-cell"
        aria-label={label}
        aria-invalid={says !== undefined || undefined}
        aria-describedby={says === undefined ? undefined : reason}
        value={composed ?? (typing !== undefined && keep(typing) === text ? typing : shownAmount(text, tag))}
        disabled={disabled}
        inputMode="decimal"
        autoComplete="off"
        {...listeners}
        onFocus={(event) => {
          found.current = text;
          event.target.select();
        }}
        onBlur={({ target }) => {
          const left = finish(target) ? keep(cutAmount(target.value, row)) : text;
          setTyping(undefined);
          if (left === found.current) return;
          change(`grid.${row.key}`, (day) => leaveAmount(day, row, left, rules));
        }}
      />
      {says === undefined ? null : (
        <p id={reason} className="tc-grid-reason">
          {says}
        </p>
      )}
    </td>
  );
});
