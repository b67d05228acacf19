import type { BillingItemDetail, CostAllocation, MultiRateLine, TimeEntry } from 'shared-client/schema/billing';
import { type InMinutes, inHours } from 'shared-validators/timecard';

/** A cost allocation in minutes. */
export type Allocation = InMinutes<CostAllocation>;
/** A multi-rate line in minutes. */
export type RateLine = InMinutes<MultiRateLine>;
/** The entry of a worked day in minutes. */
export type Entry = InMinutes<TimeEntry>;

/** One worked day, or one shift, in minutes and with its duplicate switches resolved. The rules take this form, and it is stored. */
export type WorkedDay = Omit<
  InMinutes<BillingItemDetail>,
  'timeEntry' | 'didNotWork' | 'daily' | 'dayOffType' | 'noBreakTaken'
> & {
  readonly didNotWork: boolean;
  readonly daily: boolean;
  readonly dayOffType: TimeEntry['dayOffType'];
  readonly noBreakTaken: boolean;
  readonly timeEntry: Entry;
};

/** A day's entry before anything was entered. */
const BLANK_ENTRY: Entry = Object.freeze({
  id: null,
  notes: null,
  sickMinutes: null,
  sickDays: null,
  sickDay: false,
  holidayMinutes: null,
  holiday: false,
  holidayMessage: null,
  dateWorked: null,
  daily: false,
  didNotWork: false,
  mealBreakMissedType: null,
  mealBreakMissedType2: null,
  dayOffType: 'Undefined',
  shiftStartDay: null,
  shiftEndDay: null,
  shiftNumber: null,
  pieceTypes: [],
  totalMinutes: null,
  noBreakTaken: false,
  totalWorkerMinutesByDate: null,
  startTime: null,
  endTime: null,
  timeEntrySpanType: null,
  order: null,
});

/** A day before anything was entered. */
export function blankDay(workedDate: string): WorkedDay {
  return {
    billingItemDetailId: null,
    id: null,
    workedDate,
    didNotWork: false,
    daily: false,
    timeEntry: { ...BLANK_ENTRY, dateWorked: workedDate },
    timeEntryId: null,
    timeEntrySpanDtos: [],
    timeEntryShiftDtos: [],
    billingCostAllocation: [],
    billingCostAllocId: null,
    readOnly: false,
    dayOffType: 'Undefined',
    minutes: null,
    sickMinutes: null,
    noBreakTaken: false,
    totalWorkerMinutesByDate: null,
    shiftStartDate: null,
  };
}

/**
 * A day of a save payload with its duplicate switches resolved: if detail and time entry differ, the detail applies, and both are set to
 * it.
 */
export function workedDayOf(detail: InMinutes<BillingItemDetail>): WorkedDay {
  const entry = detail.timeEntry ?? BLANK_ENTRY;
  const didNotWork = detail.didNotWork ?? entry.didNotWork;
  const daily = detail.daily ?? entry.daily;
  const dayOffType = detail.dayOffType ?? entry.dayOffType;
  const noBreakTaken = detail.noBreakTaken ?? entry.noBreakTaken;
  const sickMinutes = detail.sickMinutes ?? entry.sickMinutes;
  const shiftStartDate = detail.shiftStartDate ?? entry.shiftStartDay;
  return {
    ...detail,
    didNotWork,
    daily,
    dayOffType,
    noBreakTaken,
    sickMinutes,
    shiftStartDate,
    timeEntry: {
      ...entry,
      didNotWork,
      daily,
      dayOffType,
      noBreakTaken,
      sickMinutes,
      shiftStartDay: shiftStartDate,
      dateWorked: detail.workedDate,
    },
  };
}

/** Days for a response: hours at the item's precision. */
export const daysInHours = (days: readonly WorkedDay[], precision: number): BillingItemDetail[] =>
  days.map((day) => inHours<BillingItemDetail>(day, precision));

/** Allocations for a response. */
export const allocationsInHours = (allocations: readonly Allocation[], precision: number): CostAllocation[] =>
  allocations.map((allocation) => inHours<CostAllocation>(allocation, precision));
