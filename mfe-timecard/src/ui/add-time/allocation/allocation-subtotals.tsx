import { memo } from 'react';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { useModule } from 'shared-session/server-data';
import { placedHours } from '../../../domain/allocations/allocation-left.ts';
import { allocatedUnits, percentTotal } from '../../../domain/allocations/allocation-total.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { formatSteps } from '../../page/amounts.ts';
import { formatLocalUnits } from '../hours-text.ts';
import { useRules, useTimecard } from '../timecard-context.tsx';
import { rowsOf } from './allocation-rows.ts';

const loadSubtotals = () => import('mfe_widgets/subtotals-popover');

/** The allocated sum and, on hover and focus, its parts (docs: allocations#subtotals-popover). Nothing is summed while the user types. */
export const AllocationSubtotals = memo(function AllocationSubtotals({ rows }: { rows: readonly AllocationForm[] }) {
  const t = useText();
  const rules = useRules();
  const rateApplication = useTimecard((state) => state.metadata.rateApplication ?? '');
  const { module } = useModule('subtotals-popover', loadSubtotals);
  const type = rules.template.allocationType;
  if (type === 'none' || rows.length === 0) return null;
  const amount =
    type === 'percent'
      ? `${formatSteps(percentTotal(rows), 2)} %`
      : type === 'per_unit'
        ? formatLocalUnits(allocatedUnits(rows))
        : inHours(formatSteps(placedHours(rows, rules), rules.precision));
  const total = t('LBL_ALLOCATED_TOTAL', { amount });
  if (!module) return <span>{total}</span>;
  const items = module.subtotals(rowsOf(rows), {
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
});
