import { useText } from 'shared-session';
import { comparesSpansWithAllocation } from 'shared-validators/timecard';
import { allocationLeft } from '../../../domain/allocations/allocation-left.ts';
import { percentTotal } from '../../../domain/allocations/allocation-total.ts';
import { visibleParts } from '../../../domain/day/visible-parts.ts';
import { allocatesByDay } from '../../../domain/form/blank.ts';
import { formatSteps } from '../../page/amounts.ts';
import { useDayPart } from '../day/use-day.ts';
import { formatLocalHours, formatLocalUnits } from '../hours-text.ts';
import { usePublished, useRules } from '../timecard-context.tsx';

/** The amount of each day, and the part of it that is left to allocate. */
export function AmountSums({ days }: { days: readonly string[] }) {
  const t = useText();
  const { template } = useRules();
  const compares =
    comparesSpansWithAllocation(template) || (template.allocationType === 'percent' && allocatesByDay(template));
  const counts = template.templateType === 'PerUnit' ? 'LBL_TC_UNITS_COLUMN' : 'LBL_TC_WORKED';
  return (
    <tfoot>
      <tr>
        <th scope="row">{t(counts)}</th>
        {days.map((dayKey) => (
          <Sum key={dayKey} dayKey={dayKey} />
        ))}
        <td />
      </tr>
      {compares ? (
        <tr className="tc-amount-left">
          <th scope="row">{t('LBL_GRID_LEFT')}</th>
          {days.map((dayKey) => (
            <Left key={dayKey} dayKey={dayKey} />
          ))}
          <td />
        </tr>
      ) : null}
    </tfoot>
  );
}

function Sum({ dayKey }: { dayKey: string }) {
  const { precision, template } = useRules();
  const totals = usePublished((published) => published.days[dayKey]);
  const units = template.templateType === 'PerUnit';
  const text = units
    ? totals?.units
      ? formatLocalUnits(totals.units)
      : '–'
    : totals?.worked || !totals?.days
      ? formatLocalHours(totals?.worked ?? 0, precision)
      : '1';
  return <td>{text}</td>;
}

function Left({ dayKey }: { dayKey: string }) {
  const rules = useRules();
  const { left, decimals } = useDayPart(dayKey, (day) => {
    if (!visibleParts(day, rules).allocations) return { left: 0, decimals: 0 };
    if (rules.template.allocationType !== 'percent')
      return { left: allocationLeft(day, rules), decimals: rules.precision };
    const placed = percentTotal(day.allocations);
    // An empty day has nothing to split yet.
    return { left: placed === 0 ? 0 : 10_000 - placed, decimals: 2 };
  });
  return <td data-left={left !== 0 || undefined}>{left === 0 ? '–' : formatSteps(left, decimals)}</td>;
}
