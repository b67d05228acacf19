import { useText } from 'shared-session';
import { percentTotal } from '../../../domain/allocations/allocation-total.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { formatUnits } from '../../../domain/hours/hour-units.ts';
import { comparesSpansWithAllocation } from '../../../domain/save-rules/3-total-allocation.ts';
import { useTimecard } from '../timecard-context.tsx';

/** What is left to place: hours, or percent. */
export function AllocationLeft({ left, rows }: { left: number; rows: readonly AllocationForm[] }) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  if (rules.template.allocationType === 'percent') {
    const percent = 100_00 - percentTotal(rows);
    if (percent === 0) return <span data-tone="ok">{t('LBL_ALL_PLACED')}</span>;
    return (
      <span data-tone="warn">
        {t(percent > 0 ? 'LBL_PERCENT_LEFT' : 'LBL_PERCENT_OVER', {
          percent: formatUnits(Math.abs(percent), 2).replace(/\.00$/, ''),
        })}
      </span>
    );
  }
  if (!comparesSpansWithAllocation(rules) || left === 0) return null;
  return (
    <span data-tone="warn">
      {t(left > 0 ? 'LBL_HOURS_LEFT' : 'LBL_TOO_MUCH_PLACED', {
        hours: formatUnits(Math.abs(left), rules.precision),
      })}
    </span>
  );
}
