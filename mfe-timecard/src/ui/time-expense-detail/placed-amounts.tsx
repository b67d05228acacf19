import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { decimalText } from 'shared-validators/amounts';
import type { EnteredAllocation } from '../../domain/detail/entered-day.ts';
import { formatHours, formatKept } from '../page/amounts.ts';

const AMOUNTS: Readonly<Record<EnteredAllocation['amounts'][number]['kind'], string>> = {
  hours: 'LBL_ALLOCATED_HOURS',
  regular: 'LBL_TC_REGULAR',
  overtime: 'LBL_OVERTIME',
  doubletime: 'LBL_DOUBLETIME',
  pto: 'LBL_TC_PTO',
  percent: 'LBL_TC_PERCENT_OF_DAY',
  units: 'LBL_TC_UNITS_COLUMN',
};

/** The allocated amounts: one line per allocation. */
export function PlacedAmounts({ rows, precision }: { rows: readonly EnteredAllocation[]; precision: number }) {
  const t = useText();
  const say = ({ kind, amount, of }: EnteredAllocation['amounts'][number]) => {
    const label = of && kind === 'hours' ? '' : t(AMOUNTS[kind]);
    return [of, label, formatAmount(kind, amount, precision)].filter(Boolean).join(' ');
  };
  return (
    <ul className="tc-placed">
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and keep their order while they are shown.
        <li key={line}>
          {row.placedOn.length > 0 ? <span>{row.placedOn.join(' · ')}</span> : null}
          <span>{formatFacts(row.amounts.map(say))}</span>
        </li>
      ))}
    </ul>
  );
}

function formatAmount(kind: keyof typeof AMOUNTS, amount: number, precision: number): string {
  if (kind === 'percent') return `${formatKept(decimalText(amount))} %`;
  return kind === 'units' ? formatKept(decimalText(amount)) : formatHours(amount, precision);
}
