import '../../texts/allocation-changes.ts';
import type { GeneralInfo } from 'shared-client/billing';
import { nameFor, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { formatHours, formatSteps } from '../page/amounts.ts';
import { formatDate } from '../page/dates.ts';

type Change = GeneralInfo['allocationChanges'][number]['changes'][number];

interface AllocationChangesProps {
  readonly changes: GeneralInfo['allocationChanges'];
  readonly precision: number;
}

/** What approvers changed of the allocations of a timecard, by whom and when. */
export function AllocationChanges({ changes, precision }: AllocationChangesProps) {
  const t = useText();
  const amountText = ({ unit }: Change, amount: number | null): string => {
    if (amount === null) return '–';
    if (unit === 'hours') return `${formatHours(amount, precision)} h`;
    const text = formatSteps(Math.round(amount * 100), 2);
    return unit === 'percent' ? `${text} %` : text;
  };
  return (
    <section className="tc-panel">
      <h2>{t('LBL_ALLOCATIONS_CHANGED')}</h2>
      <ol className="tc-history">
        {changes.map(({ by, byFor, at, changes: lines }) => (
          <li key={at}>
            <b>{nameFor(t, by, byFor)}</b>
            <small>{formatMoment(at)}</small>
            {lines.map((line, index) => {
              const place = [
                line.workedDate === null ? t('LBL_PERIOD') : formatDate(line.workedDate, 'short'),
                line.nameBefore === null ? line.name : `${line.nameBefore} → ${line.name}`,
              ]
                .filter(Boolean)
                .join(' · ');
              const text = `${place}: ${amountText(line, line.before)} → ${amountText(line, line.after)}`;
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change never change, and two may say the same.
              return <span key={index}>{text}</span>;
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
