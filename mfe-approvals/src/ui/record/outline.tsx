import type { RecordLine } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { type OutlinePart, recordOutline } from '../../domain/record-outline.ts';
import { formatRange } from '../page/formats.ts';
import { FACT_LABELS, shownFact } from './shown-fact.ts';

/** The subject of a record in one line: `Bill rate $41.50 · Positions 3 · Dec 19 – Jun 16`. */
export function Outline({ record }: { readonly record: RecordLine }) {
  const t = useText();
  const shown = (part: OutlinePart): readonly [label: string | null, value: string] => {
    if (part.what === 'worker') return [null, part.name];
    if (part.what === 'dates') return [null, formatRange(part.from, part.until)];
    if (part.what === 'hidden') return [t('LBL_AP_AMOUNT'), t('LBL_AMOUNT_HIDDEN')];
    if (part.what === 'fact') return [t(FACT_LABELS[part.field]), shownFact(part.field, part.value, record.currency)];
    const { field, before, after } = part.change;
    const values = [before, after].map((value) => shownFact(field, value, record.currency));
    return [t(FACT_LABELS[field]), values.join(' → ')];
  };
  return (
    <span className="ap-outline">
      {recordOutline(record).map((part) => {
        const [label, value] = shown(part);
        return (
          <span key={`${label} ${value}`}>
            {label === null ? null : `${label} `}
            <b>{value}</b>
          </span>
        );
      })}
    </span>
  );
}
