import { memo, useCallback } from 'react';
import { useText } from 'shared-session';
import { comparesSpansWithAllocation } from 'shared-validators/timecard';
import { allocationLeft } from '../../../domain/allocations/allocation-left.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { AllocationList, type ChangeAllocations } from '../allocation/allocation-list.tsx';
import { dayLabel } from '../day-label.ts';
import { useRules } from '../timecard-context.tsx';
import { useChangeDay, useDayDisabled, useDayPart, useTypedDayPart } from './use-day.ts';

/** Hours of the day's times that are left to allocate; undefined if the two are not compared. */
const leftOf = (day: DayForm, rules: TimecardRules): number | undefined =>
  comparesSpansWithAllocation(rules.template) ? allocationLeft(day, rules) : undefined;

/** The allocations of a day. One press allocates the hours that are left. */
export const Allocations = memo(function Allocations({ dayKey }: { dayKey: string }) {
  const t = useText();
  const rules = useRules();
  const change = useChangeDay(dayKey);
  const { rows, workedDate, shiftNumber } = useTypedDayPart(dayKey, (day) => ({
    rows: day.allocations,
    workedDate: day.workedDate,
    shiftNumber: day.shiftNumber,
  }));
  const { left, counted } = useDayPart(dayKey, (day) => ({
    left: leftOf(day, rules),
    counted: day.allocations,
  }));
  const set = useCallback<ChangeAllocations>(
    (field, next, typed) =>
      change(
        field,
        (one) => ({ ...one, allocations: next(one.allocations, () => leftOf(one, rules)) }),
        'ACTION_ALLOCATION',
        typed,
      ),
    [change, rules],
  );
  return (
    <AllocationList
      scope={dayKey}
      label={dayLabel(t, { workedDate, shiftNumber }, true)}
      rows={rows}
      counted={counted}
      left={left}
      workedDate={workedDate}
      disabled={useDayDisabled(dayKey)}
      onChange={set}
    />
  );
});
