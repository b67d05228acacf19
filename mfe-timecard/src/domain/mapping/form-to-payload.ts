import type { BillingItemDetail, EditMetadata, TimecardSavePayload } from 'shared-client/schema/billing';
import { readHours, unitsToNumber } from 'shared-validators/amounts';
import { filledDays } from '../day/filled-day.ts';
import { takesEntries } from '../day/visible-parts.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { dayTotals } from '../totals/totals.ts';
import { allocationPayload, unitsNumber } from './allocation-form.ts';
import { percentToFraction } from './percent-text.ts';
import { spanPayloads } from './span-form.ts';

/** What a save or submit sends: the filled days only (docs: saving#save-payload, saving#save-filled-only). */
export function payloadOf(form: TimecardForm, rules: TimecardRules, metadata: EditMetadata): TimecardSavePayload {
  return {
    id: metadata.billingItemId > 0 ? metadata.billingItemId : null,
    version: metadata.version,
    requisitionId: metadata.engagementId,
    timecardTemplateId: metadata.timecardTemplateId,
    periodEndDate: metadata.earningsEndDate,
    selectedDate: metadata.selectedDate,
    selectedEndDate: metadata.selectedEndDate,
    type: metadata.billingType,
    overtimeRuleId: metadata.overtimeRuleId,
    bypassLeaveValidation: form.bypassLeaveValidation,
    billingItemDetails: filledDays(form.days, rules).map((day) => detailOf(day, rules)),
    billingCostAllocations: form.allocations.map((row) => allocationPayload(row, rules)),
    attachments: [...form.attachments],
  };
}

/** One day as it is sent; a day that takes no entries sends none, whatever is kept in the form for taking it back. */
function detailOf(day: DayForm, rules: TimecardRules): BillingItemDetail {
  const hours = (text: string): number | null => {
    const units = text.trim() === '' ? null : readHours(text, rules.precision);
    return units === null ? null : unitsToNumber(units, rules.precision);
  };
  const open = takesEntries(day, rules);
  const worked = dayTotals(day, rules).worked;
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
        ? day.units
            .filter((unit) => unit.id !== null || unitsNumber(unit.unitsWorked) !== null)
            .map((unit) => ({
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
      totalHours: rules.template.showHours ? (open ? hours(day.hours) : null) : unitsToNumber(worked, rules.precision),
      noBreakTaken: day.noBreakTaken,
      totalWorkerHourByDate: null,
      startTime: null,
      endTime: null,
      timeEntrySpanType: null,
      order: null,
    },
    timeEntryId: day.timeEntryId,
    timeEntrySpanDtos: open ? spanPayloads(day, rules) : [],
    timeEntryShiftDtos: open
      ? day.shiftLines
          .filter((line) => line.shiftName !== '' || (readHours(line.hours, rules.precision) ?? 0) > 0)
          .map((line) => ({
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
