import { withLeaveEntries } from './leave-entries.ts';
import type { TimecardSetting } from './timecard-setting.ts';
import { blankDay, type WorkedDay } from './worked-day.ts';

/**
 * The days of a timecard as the page shows them: every worked date has one, stored or blank, with holidays and leave-system entries filled
 * in and the worker's minutes of the date over all timecards. Shift templates only have what was entered, because the page adds shifts
 * itself.
 */
export function fillDays(
  stored: readonly WorkedDay[],
  setting: TimecardSetting,
  totals: ReadonlyMap<string, number>,
): WorkedDay[] {
  const isByShift = setting.template.showBillingItemShift;
  const days = isByShift
    ? [...stored]
    : setting.workedDates.map((date) => stored.find((day) => day.workedDate === date) ?? blankDay(date));
  return days.map((day) => {
    const total = totals.get(day.workedDate) ?? 0;
    const withLeave = isByShift ? day : withLeaveEntries(day, setting.leave);
    const withHoliday = isByShift ? withLeave : withHolidayOf(withLeave, setting);
    return {
      ...withHoliday,
      totalWorkerMinutesByDate: total,
      timeEntry: { ...withHoliday.timeEntry, totalWorkerMinutesByDate: total },
    };
  });
}

/** "Holiday hours are added automatically" (docs: days#holiday-hours). */
export function withHolidayOf(day: WorkedDay, { template, holidays }: TimecardSetting): WorkedDay {
  const holiday = template.showHoliday ? holidays.get(day.workedDate) : undefined;
  if (!holiday) return day;
  return {
    ...day,
    timeEntry: {
      ...day.timeEntry,
      holiday: true,
      holidayMinutes: holiday.minutes,
      holidayMessage: holiday.name,
    },
  };
}
