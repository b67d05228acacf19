export type DayOffType = 'Sick' | 'Other' | 'Undefined';

/** A day of a period timecard (docs: days#period-day-fields). */
export interface PeriodDay {
  /** ISO date, `2026-11-17`. */
  workedDate: string;
  /** Whether the day was worked. */
  daily: boolean;
  sickDay: boolean;
  dayOffType: DayOffType;
  readOnly?: boolean;
  holiday?: boolean;
  holidayHours?: string;
}

/** Marking a day as worked clears sickDay and resets dayOffType to Undefined (docs: days#worked-clears-sick). */
export function withWorked(day: PeriodDay, daily: boolean): PeriodDay {
  return daily ? { ...day, daily, sickDay: false, dayOffType: 'Undefined' } : { ...day, daily };
}

/** Selecting a day-off chip sets dayOffType; a day off is not a worked day. */
export function withDayOff(day: PeriodDay, dayOffType: DayOffType): PeriodDay {
  return { ...day, daily: false, sickDay: dayOffType === 'Sick', dayOffType };
}

/** Select All toggles all days between worked and not worked; read-only days stay. */
export function withAll(days: readonly PeriodDay[], daily: boolean): readonly PeriodDay[] {
  return days.map((day) => (day.readOnly === true ? day : withWorked(day, daily)));
}

/** Whether every day that can be chosen is worked; the button then selects none. */
export function allWorked(days: readonly PeriodDay[]): boolean {
  const open = days.filter((day) => day.readOnly !== true);
  return open.length > 0 && open.every((day) => day.daily);
}

/** The days count includes days marked worked, Sick or Other. */
export function totalDays(days: readonly PeriodDay[]): number {
  return days.filter((day) => day.daily || day.dayOffType === 'Sick' || day.dayOffType === 'Other').length;
}
