import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import type { AllocationName } from '../../../domain/grid/allocation-row.ts';
import type { AmountRow } from '../../../domain/grid/amount-row.ts';
import { formatDate } from '../../page/dates.ts';
import { AmountCellView } from './amount-cell.tsx';
import type { RowLabel } from './row-label.ts';

interface AmountGridRowProps {
  readonly row: AmountRow;
  /** The index in the grid. */
  readonly at: number;
  readonly label: RowLabel;
  /** Whether the row above has the same cost centre, which is then not repeated. */
  readonly isAgain: boolean;
  /** Keys of the days, and the heading of each column. */
  readonly days: readonly string[];
  readonly dates: readonly (readonly [date: string, shift: number | null])[];
  /** Renames the row; null if its name is not editable. */
  readonly onName: ((name: AllocationName) => void) | null;
  /** Fills the row from its first amount; null if nothing can be entered. */
  readonly onFill: ((at: number) => void) | null;
}

/** One row of amounts: its label and a cell per day. */
export function AmountGridRow({ row, at, label, isAgain, days, dates, onName, onFill }: AmountGridRowProps) {
  const t = useText();
  const { name, note } = label;
  const { part } = row;
  const whole = formatFacts([name, note]);
  return (
    <tr>
      <th scope="row">
        {isAgain ? (
          <span className="tc-hidden">{name}</span>
        ) : part.of === 'allocation' && onName ? (
          <button type="button" className="tc-link" onClick={() => onName(part.name)}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        {note === '' ? null : <small>{note}</small>}
      </th>
      {days.map((dayKey, column) => (
        <AmountCellView
          key={dayKey}
          dayKey={dayKey}
          row={row}
          at={at}
          column={column}
          label={formatFacts([dates[column]?.[0] && formatDate(dates[column][0], 'short'), whole])}
        />
      ))}
      <td>
        {onFill ? (
          <Button
            variant="quiet"
            size="small"
            tabIndex={-1}
            aria-label={`${t('LBL_FILL_RIGHT')}: ${whole}`}
            onClick={() => onFill(at)}
          >
            {t('LBL_FILL_RIGHT')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
