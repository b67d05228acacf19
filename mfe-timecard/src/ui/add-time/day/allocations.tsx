import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { placeRemaining } from '../../../domain/allocations/edit-allocations.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { formatUnits } from '../../../domain/hours/hour-units.ts';
import { allocationLeft, comparesSpansWithAllocation } from '../../../domain/save-rules/3-total-allocation.ts';
import { AllocationList } from '../allocation/allocation-list.tsx';
import { useRules } from '../timecard-context.tsx';
import { useDay } from './use-day.ts';

/** The allocations of a day; what its times leave can be placed with one press. */
export function Allocations({ name }: { name: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(name);
  const rules = useRules();
  const left = comparesSpansWithAllocation(rules) ? allocationLeft(day, rules) : 0;
  const set = (field: string | null, next: (rows: readonly AllocationForm[]) => readonly AllocationForm[]) =>
    change(field, (one) => ({ ...one, allocations: next(one.allocations) }), 'DEED_ALLOCATION');
  const place = (rows: readonly AllocationForm[]) =>
    rows.map((row, index) => (index === rows.length - 1 ? placeRemaining(row, left, rules) : row));
  return (
    <AllocationList
      scope={name}
      rows={day.allocations}
      left={left}
      workedDate={day.workedDate}
      disabled={disabled}
      onChange={set}
      actions={
        left > 0 ? (
          <Button variant="quiet" size="small" onClick={() => set(null, place)}>
            {t('LBL_PLACE_REMAINING', { hours: formatUnits(left, rules.precision) })}
          </Button>
        ) : null
      }
    />
  );
}
