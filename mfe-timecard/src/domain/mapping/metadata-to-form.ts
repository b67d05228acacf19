import type { BillingItemDetail, EditMetadata } from 'shared-client/schema/billing';
import { decimalText } from 'shared-validators/amounts';
import { blankAllocation, blankDay, blankRows, rowKey } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { newShift, shiftKey } from '../shifts/shifts.ts';
import { allocationForm } from './allocation-form.ts';
import { fractionToPercent } from './percent-text.ts';
import { spanForm } from './span-form.ts';

/** The form of a timecard from its metadata. Every worked date has a day, saved or blank. */
export function formOf(metadata: EditMetadata, rules: TimecardRules): TimecardForm {
  const allocatesItem = rules.template.showAllocations && rules.template.showPeriodEntry;
  const rows = metadata.billingItemCostAllocations.map((row) => allocationForm(row, rules));
  return {
    days: rules.template.showBillingItemShift ? shiftsOf(metadata, rules) : daysOf(metadata, rules),
    allocations: allocatesItem ? (rows.length > 0 ? rows : [blankAllocation(rules, 1)]) : [],
    attachments: metadata.attachments,
    bypassLeaveValidation: false,
    acknowledged: false,
    sickExcessAcknowledged: false,
    entireNotWork: false,
  };
}

/** One day per worked date. Details of dates outside the period are kept, so that nothing saved disappears. */
function daysOf(metadata: EditMetadata, rules: TimecardRules): DayForm[] {
  const byDate = new Map(metadata.billingItemDetails.map((detail) => [detail.workedDate, detail]));
  const dates = [...new Set([...rules.workedDates, ...byDate.keys()])].sort();
  return dates.map((date) => {
    const detail = byDate.get(date);
    return detail ? dayForm(detail, rules) : blankDay(rules, date);
  });
}

function shiftsOf(metadata: EditMetadata, rules: TimecardRules): DayForm[] {
  const shifts = metadata.billingItemDetails.map((detail, index) => {
    const day = dayForm(detail, rules);
    const start = day.shiftStartDay ?? detail.workedDate;
    return {
      ...day,
      key: shiftKey(index + 1),
      shiftNumber: index + 1,
      shiftStartDay: start,
      shiftEndDay: day.shiftEndDay ?? start,
    };
  });
  return shifts.length > 0 ? shifts : [newShift([], rules)];
}

/** One day from the server. */
export function dayForm(detail: BillingItemDetail, rules: TimecardRules): DayForm {
  const blank = blankRows(rules);
  const entry = detail.timeEntry;
  const spans = detail.timeEntrySpanDtos.map(spanForm);
  const allocations = detail.billingCostAllocation.map((row) => allocationForm(row, rules));
  const shiftLines = detail.timeEntryShiftDtos.map((line) => ({
    key: rowKey(),
    shiftName: line.shiftName ?? '',
    hours: decimalText(line.hours),
  }));
  const day: DayForm = {
    ...blankDay(rules, detail.workedDate),
    billingItemDetailId: detail.billingItemDetailId ?? detail.id,
    timeEntryId: detail.timeEntryId ?? entry?.id ?? null,
    shiftStartDay: detail.shiftStartDate ?? entry?.shiftStartDay ?? null,
    shiftEndDay: entry?.shiftEndDay ?? null,
    readOnly: detail.readOnly,
    didNotWork: detail.didNotWork ?? entry?.didNotWork ?? false,
    daily: detail.daily ?? entry?.daily ?? false,
    noBreakTaken: detail.noBreakTaken ?? entry?.noBreakTaken ?? false,
    // On other templates the hours are a sum computed by the server, not an entry.
    hours: rules.template.showHours ? decimalText(detail.hours ?? entry?.totalHours) : '',
    sickHours: decimalText(detail.sickHours ?? entry?.sickHours),
    sickDayPercent: fractionToPercent(entry?.sickDays),
    sickDay: entry?.sickDay ?? false,
    holiday: entry?.holiday ?? false,
    holidayHours: decimalText(entry?.holidayHours),
    holidayMessage: entry?.holidayMessage ?? '',
    dayOffType: detail.dayOffType ?? entry?.dayOffType ?? 'Undefined',
    notes: entry?.notes ?? '',
    mealBreakMissedType: entry?.mealBreakMissedType ?? '',
    mealBreakMissedType2: entry?.mealBreakMissedType2 ?? '',
    spans: spans.length > 0 ? spans : blank.spans,
    shiftLines: shiftLines.length > 0 ? shiftLines : blank.shiftLines,
    units: unitsOf(detail, rules, blank.units),
    allocations: allocations.length > 0 ? allocations : blank.allocations,
  };
  return isFullDayOff(day) ? { ...day, noBreakTaken: true } : day;
}

/** Every piece type of the engagement with its saved units. Saved types that the engagement no longer has stay. */
function unitsOf(detail: BillingItemDetail, rules: TimecardRules, blank: DayForm['units']): DayForm['units'] {
  if (!rules.template.showUnitEntry || rules.template.allocationType === 'per_unit') return blank;
  const saved = (detail.timeEntry?.pieceTypes ?? []).map((piece) => ({
    key: rowKey(),
    id: piece.id,
    timeEntryId: piece.timeEntryId,
    type: piece.type ?? '',
    unitsWorked: decimalText(piece.unitsWorked),
    billRate: piece.billRate,
    payRate: piece.payRate,
  }));
  const types = new Set(saved.map((piece) => piece.type));
  return [...saved, ...blank.filter((piece) => !types.has(piece.type))];
}
