import type { BillingItemDetail } from 'shared-client/schema/billing';
import { readHours, unitsToNumber } from 'shared-validators/amounts';
import { takesEntries } from '../day/visible-parts.ts';
import type { DayForm, ShiftLineForm, UnitForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { leaveSystemEntries } from '../leave-system/leave-system-entry.ts';
import { allocationPayload, unitsNumber } from './allocation-form.ts';
import { percentToFraction } from './percent-text.ts';
import { spanPayloads } from './span-form.ts';

/**
 * The payload of one day without its hour totals. A day that takes no entries sends those of the leave system only, even though the form
 * keeps the rest so that the choice can be reverted.
 */
export function entriesOf(day: DayForm, rules: TimecardRules): BillingItemDetail {
  const hours = (text: string): number | null => {
    const units = text.trim() === '' ? null : readHours(text, rules.precision);
    return units === null ? null : unitsToNumber(units, rules.precision);
  };
  const open = takesEntries(day, rules);
  return {
    billingItemDetailId: day.billingItemDetailId,
    id: day.billingItemDetailId,
    workedDate: day.shiftStartDay ?? day.workedDate,
    didNotWork: day.didNotWork,
    daily: day.daily,
    timeEntry: {
      id: day.timeEntryId,
      notes: day.notes === '' ? null : day.notes,
      sickHours: day.didNotWork ? null : hours(day.sickHours),
      sickDays: day.didNotWork ? null : percentToFraction(day.sickDayPercent),
      sickDay: day.sickDay,
      holidayHours: hours(day.holidayHours),
      holiday: day.holiday,
      holidayMessage: day.holidayMessage === '' ? null : day.holidayMessage,
      dateWorked: day.shiftStartDay ?? day.workedDate,
      daily: day.daily,
      didNotWork: day.didNotWork,
      mealBreakMissedType: day.mealBreakMissedType === '' ? null : day.mealBreakMissedType,
      mealBreakMissedType2: day.mealBreakMissedType2 === '' ? null : day.mealBreakMissedType2,
      dayOffType: day.dayOffType,
      shiftStartDay: day.shiftStartDay,
      shiftEndDay: day.shiftEndDay,
      shiftNumber: day.shiftNumber,
      pieceTypes: open
        ? sentUnits(day).map((unit) => ({
            id: unit.id,
            timeEntryId: unit.timeEntryId,
            unitsWorked: unitsNumber(unit.unitsWorked),
            billRate: unit.billRate,
            payRate: unit.payRate,
            billAmount: null,
            supplierPayAmount: null,
            type: unit.type,
          }))
        : [],
      totalHours: null,
      noBreakTaken: day.noBreakTaken,
      totalWorkerHourByDate: null,
      startTime: null,
      endTime: null,
      timeEntrySpanType: null,
      order: null,
    },
    timeEntryId: day.timeEntryId,
    timeEntrySpanDtos: day.didNotWork
      ? []
      : spanPayloads(open ? day : { ...day, spans: leaveSystemEntries(day) }, rules),
    timeEntryShiftDtos: open
      ? sentShiftLines(day, rules).map((line) => ({
          id: null,
          shiftDifferentialType: 'Name',
          shiftName: line.shiftName || null,
          hours: hours(line.hours),
        }))
      : [],
    billingCostAllocation: open ? day.allocations.map((row) => allocationPayload(row, rules)) : [],
    billingCostAllocId: null,
    readOnly: day.readOnly,
    dayOffType: day.dayOffType,
    hours: open && rules.template.showHours ? hours(day.hours) : null,
    sickHours: day.didNotWork ? null : hours(day.sickHours),
    noBreakTaken: day.noBreakTaken,
    totalWorkerHourByDate: null,
    shiftStartDate: day.shiftStartDay,
  };
}

/** The unit lines that are sent: those with units, and those that were saved. */
export const sentUnits = (day: DayForm): UnitForm[] =>
  day.units.filter((unit) => unit.id !== null || unitsNumber(unit.unitsWorked) !== null);

/** The shift lines that are sent: those with a shift, or with hours. */
export const sentShiftLines = (day: DayForm, { precision }: TimecardRules): ShiftLineForm[] =>
  day.shiftLines.filter((line) => line.shiftName !== '' || (readHours(line.hours, precision) ?? 0) > 0);
