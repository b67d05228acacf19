import { locale, useText } from 'shared-session';
import { decimalText } from 'shared-validators/amounts';
import type { ItemLine } from '../../domain/detail/item-lines.ts';
import { formatHours, formatKept } from '../page/amounts.ts';
import { formatDate } from '../page/dates.ts';

const KINDS = { milestone: 'LBL_MILESTONE', material: 'LBL_MATERIAL', position: 'LBL_POSITION' } as const;

/** The lines of an expense, a project, an adjustment or a benefit, each with its amount. */
export function ItemLines({ lines, currency }: { lines: readonly ItemLine[]; currency: string }) {
  const t = useText();
  return (
    <ul className="tc-card tc-lines">
      {lines.map((line, index) => {
        const facts = [
          line.kind ? t(KINDS[line.kind]) : '',
          line.date ? formatDate(line.date, 'short') : '',
          line.times ? `${formatKept(decimalText(line.times.quantity))} × ${formatHours(line.times.rate, 2)}` : '',
          line.note,
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and keep their order while they are shown.
          <li key={index} className="tc-line-static">
            <span className="tc-line-main">
              <b>{line.name}</b>
              <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
              {line.charged?.map(({ name, amount }) => (
                <small key={name} className="tc-charged">
                  {amount === null ? name : `${name}: ${locale.formatCurrency(amount, currency)}`}
                </small>
              ))}
            </span>
            <b className="tc-line-amount">{locale.formatCurrency(line.amount, currency)}</b>
          </li>
        );
      })}
    </ul>
  );
}
