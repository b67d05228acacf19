import type { BillingItem, ProjectLine } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { type BilledLine, billedLines } from '../../../domain/billed-lines.ts';
import { formatAmount, formatDate, formatHours, formatQuantity, formatRate } from '../../page/formats.ts';

interface BilledLinesProps {
  readonly item: BillingItem;
  readonly project: readonly ProjectLine[];
  readonly currency: string | null;
}

/** `€38.40 × 1.0820 (Nov 13)` */
function formatSpent({ amount, currency, rate, rateDay }: NonNullable<BilledLine['spent']>): string {
  const by = rate ? ` × ${formatRate(rate)}${rateDay ? ` (${formatDate(rateDay)})` : ''}` : '';
  return `${formatAmount(amount, currency)}${by}`;
}

function noteOf({ date, times, note, spent }: BilledLine): string {
  const facts = [
    date ? formatDate(date) : '',
    spent ? formatSpent(spent) : '',
    times ? `${times.quantity === null ? '' : formatQuantity(times.quantity)} × ${formatHours(times.rate)}`.trim() : '',
    note,
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** The lines of an item as they will be billed. */
export function BilledLines({ item, project, currency }: BilledLinesProps) {
  const t = useText();
  const lines = billedLines(item, project);
  if (lines.length === 0) return null;
  return (
    <section className="ap-part">
      <h3>{t('LBL_AS_BILLED')}</h3>
      <ul className="ap-billed">
        {lines.map((line, index) => {
          const { label, name = [], hours, units, exception, accepted, amount } = line;
          const note = noteOf(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and keep their order while they are shown.
            <li key={index}>
              <span>
                {label ? t(label) : formatFacts(name)}
                {note ? <small>{note}</small> : null}
                {line.charged?.map((part) => (
                  <small key={part.name}>
                    {part.amount === null ? part.name : `${part.name}: ${formatAmount(part.amount, currency)}`}
                  </small>
                ))}
                {accepted ? <small>{t('LBL_LINE_ACCEPTED')}</small> : null}
                {exception ? (
                  <small className="ap-exception">{t('LBL_EXCEPTION_SAID', { reason: exception })}</small>
                ) : null}
              </span>
              <b>
                {[
                  hours === null ? null : inHours(formatHours(hours)),
                  units === null ? null : formatQuantity(units),
                  amount === null ? null : formatAmount(amount, currency),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
