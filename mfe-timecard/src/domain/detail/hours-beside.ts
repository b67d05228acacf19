import type { GeneralInfo } from 'shared-client/schema/billing';
import { isPlacedOtherwise } from 'shared-validators/timecard';

type Hours = Pick<GeneralInfo, 'hoursWorked' | 'holidayHours' | 'sickHours' | 'unpaidLeaveHours' | 'allocatedHours'>;

/** The hours that a submitted timecard shows next to its total, by label: the same as before it was sent. */
export function hoursBeside(info: Hours): [label: string, hours: number][] {
  const { hoursWorked, holidayHours, sickHours, unpaidLeaveHours, allocatedHours } = info;
  const steps = (hours: number | null) => Math.round((hours ?? 0) * 1e4);
  const amounts = { worked: steps(hoursWorked), unpaid: steps(unpaidLeaveHours), allocated: steps(allocatedHours) };
  const parts: [string, number | null][] = [
    ['LBL_TC_SICK', sickHours],
    ['LBL_UNPAID_LEAVE', unpaidLeaveHours],
    ['LBL_HOLIDAY_TOTAL', holidayHours],
    ['LBL_ALLOCATIONS', isPlacedOtherwise(amounts) ? allocatedHours : null],
  ];
  return parts.flatMap(([label, hours]): [string, number][] => (hours ? [[label, hours]] : []));
}
