import { memo, useCallback } from 'react';
import { useText } from 'shared-session';
import { comparesSpansWithAllocation } from 'shared-validators/timecard';
import { allocationLeft } from '../../../domain/allocations/allocation-left.ts';
import { AllocationList, type ChangeAllocations } from '../allocation/allocation-list.tsx';
import { dayLabel } from '../day-label.ts';
import { useRules } from '../timecard-context.tsx';
import { useChangeDay, useDayDisabled, useDayPart } from './use-day.ts';

/** The allocations of a day; what its times leave can be placed with one press. */
export const Allocations = memo(function Allocations({ dayKey }: { dayKey: string }) {
  const t = useText();
  const rules = useRules();
  const change = useChangeDay(dayKey);
  const { rows, left, workedDate, shiftNumber } = useDayPart(dayKey, (day) => ({
    rows: day.allocations,
    left: comparesSpansWithAllocation(rules.template) ? allocationLeft(day, rules) : undefined,
    workedDate: day.workedDate,
    shiftNumber: day.shiftNumber,
  }));
  const set = useCallback<ChangeAllocations>(
    (field, next, typed) =>
      change(field, (one) => ({ ...one, allocations: next(one.allocations) }), 'DEED_ALLOCATION', typed),
    [change],
  );
  return (
    <AllocationList
      scope={dayKey}
      label={dayLabel(t, { workedDate, shiftNumber }, true)}
      rows={rows}
      left={left}
      workedDate={workedDate}
      disabled={useDayDisabled(dayKey)}
      onChange={set}
    />
  );
});
