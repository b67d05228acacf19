import type { BillingItem, ProjectLine } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { billedLines } from '../../../domain/billed-lines.ts';
import { formatAmount, formatCount, formatHours } from '../../page/formats.ts';

interface BilledLinesProps {
  readonly item: BillingItem;
  readonly project: readonly ProjectLine[];
  readonly currency: string | null;
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
        {lines.map(({ label, name, note, hours, units, amount }) => (
          <li key={`${label} ${name} ${note}`}>
            <span>
              {label ? t(label) : name}
              {note ? <small>{note}</small> : null}
            </span>
            <b>
              {[
                hours === null ? null : `${formatHours(hours)} h`,
                units === null ? null : formatCount(units),
                amount === null ? null : formatAmount(amount, currency),
              ]
                .filter(Boolean)
                .join(' · ')}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
