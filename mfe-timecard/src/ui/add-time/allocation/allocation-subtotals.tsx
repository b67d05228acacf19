import { useText } from 'shared-session';
import { allocatedTotal, allocatedUnits, percentTotal } from '../../../domain/allocations/allocation-total.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { formatUnits } from '../../../domain/hours/hour-units.ts';
import { useModule } from '../../host/use-module.ts';
import { sayUnits } from '../hours-text.ts';
import { useTimecard } from '../timecard-context.tsx';

const loadSubtotals = () => import('mfe_widgets/subtotals-popover');

/** What has been allocated, and on hover and focus what that is made of (document 002, section 2.3). */
export function AllocationSubtotals({ rows }: { rows: readonly AllocationForm[] }) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  const rateApplication = useTimecard((state) => state.metadata.rateApplication ?? '');
  const { module } = useModule(loadSubtotals);
  const type = rules.template.allocationType;
  if (type === 'none' || rows.length === 0) return null;
  const amount =
    type === 'percent'
      ? `${formatUnits(percentTotal(rows), 2)} %`
      : type === 'per_unit'
        ? sayUnits(allocatedUnits(rows))
        : `${formatUnits(allocatedTotal(rows, rules), rules.precision)} h`;
  const total = t('LBL_ALLOCATED_TOTAL', { amount });
  if (!module) return <span>{total}</span>;
  const items = module.subtotals(rows.map(widgetRow), {
    type,
    precision: rules.precision,
    rateApplication,
    multiRates: rules.multiRates,
  });
  return (
    <span>
      <module.SubtotalsPopover items={items}>{total}</module.SubtotalsPopover>
    </span>
  );
}

/** A row as the allocation widgets know it. */
function widgetRow(row: AllocationForm) {
  return {
    ...row,
    sequence: row.sequence ?? 0,
    costAllocationMultiRates: row.multiRates.map((line) => ({
      type: line.type,
      hrs: line.hours,
      regHrs: line.regularHours,
      otHrs: line.overtimeHours,
      dtHrs: line.doubletimeHours,
    })),
    tafwBillingCostAllocations: row.leave.map((line) => ({
      key: line.key,
      leaveDisplayName: line.leaveDisplayName,
      tafwHours: line.hours,
    })),
  };
}
