import type { TimeSpan } from 'shared-client/schema/billing';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { inMinutes } from 'shared-validators/timecard';
import { addDays } from '../../billing/calendar.ts';
import { withMultiRatePay } from '../../billing/timecard/multi-rate-pay.ts';
import { type Allocation, blankDay, type WorkedDay } from '../../billing/timecard/worked-day.ts';
import { multiRatePay } from '../engagements/engagement-settings.ts';

/** An empty allocation. */
const BLANK_ALLOCATION: Allocation = inMinutes({
  id: null,
  regularHours: null,
  overtimeHours: null,
  doubletimeHours: null,
  ptoHours: null,
  costAllocationMultiRates: [],
  sequence: null,
  hours: null,
  percentOfDay: null,
  pieceType: null,
  unitsWorked: null,
  costAllocationValues: [],
  tafwBillingCostAllocations: [],
  costAllocType: null,
});

export const allocation = (values: Partial<Allocation>): Allocation => ({ ...BLANK_ALLOCATION, ...values });

/** A span of a day, as the page would send it. */
export function span(
  date: string,
  start: string,
  end: string,
  type = 'Labor',
  change: Partial<TimeSpan> = {},
): TimeSpan {
  const endDate = end <= start && end !== '24:00' ? addDays(date, 1) : date;
  return {
    id: null,
    timeEntryId: null,
    startTimeStr: `${date} ${start}`,
    endTimeStr: `${endDate} ${end}`,
    timeEntrySpanType: type,
    paidBreak: false,
    source: null,
    leaveType: null,
    leaveTypeId: null,
    leaveRequestId: null,
    fullDayOff: false,
    shiftName: null,
    ...change,
  };
}

/** A full working day, in minutes. */
const FULL = 480;

/** The spans of a full day have a lunch; those of a short one do not. */
const spansOf = (date: string, minutes: number, change: Partial<TimeSpan>): TimeSpan[] =>
  minutes === FULL
    ? [
        span(date, '08:30', '12:00', 'Labor', change),
        span(date, '12:00', '12:30', 'Lunch', change),
        span(date, '12:30', '17:00', 'Labor', change),
      ]
    : [span(date, '08:30', `${String(8 + minutes / 60).padStart(2, '0')}:30`, 'Labor', change)];

/**
 * A working day on a template, entered in the way of the template.
 *
 * @param minutes a number of full hours
 */
export function workedDay(date: string, template: TimecardTemplate, minutes = FULL): WorkedDay {
  const day = blankDay(date);
  const shift = template.showShiftSelect ? { shiftName: 'Day' } : {};
  const withTimes = template.showTimeEntry && !template.showBillingItemShift;
  const noBreakTaken = withTimes && minutes < FULL;
  return {
    ...day,
    noBreakTaken,
    daily: template.showWorked || template.showPeriodEntry,
    minutes: template.showHours ? minutes : null,
    timeEntrySpanDtos: withTimes ? spansOf(date, minutes, shift) : [],
    timeEntryShiftDtos: template.showShiftEntry
      ? [
          { id: null, shiftDifferentialType: 'Name', shiftName: 'Day', minutes: minutes * 0.75 },
          { id: null, shiftDifferentialType: 'Name', shiftName: 'Evening', minutes: minutes * 0.25 },
        ]
      : [],
    billingCostAllocation:
      template.showAllocations && !template.showPeriodEntry ? allocationsOf(template, minutes) : [],
    timeEntry: {
      ...day.timeEntry,
      noBreakTaken,
      daily: template.showWorked || template.showPeriodEntry,
      pieceTypes: template.showUnitEntry
        ? [piece('Pallet inspected', 36, 4.2), piece('Container sealed', 9, 11.5)]
        : [],
    },
  };
}

/** The shift of a date on a shift template: ten at night to six in the morning. */
export function workedShift(date: string, template: TimecardTemplate, shiftNumber: number): WorkedDay {
  const day = workedDay(date, template);
  return {
    ...day,
    noBreakTaken: true,
    shiftStartDate: date,
    timeEntrySpanDtos: [span(date, '22:00', '06:00')],
    timeEntry: {
      ...day.timeEntry,
      noBreakTaken: true,
      shiftNumber,
      shiftStartDay: date,
      shiftEndDay: addDays(date, 1),
    },
  };
}

/** Allocations of a day, by allocation type. */
export function allocationsOf(template: TimecardTemplate, minutes = FULL): Allocation[] {
  const part = (ofFull: number) => (ofFull * minutes) / FULL;
  switch (template.allocationType) {
    case 'hours':
      return [allocation({ minutes: part(300), sequence: 1 }), allocation({ minutes: part(180), sequence: 2 })];
    case 'ot_hours':
      return [allocation({ regularMinutes: minutes, overtimeMinutes: 0, doubletimeMinutes: 0, ptoMinutes: 0 })];
    case 'percent':
      return [allocation({ percentOfDay: 62.5 }), allocation({ percentOfDay: 37.5 })];
    case 'multi_rate':
      return paid(
        allocation({ costAllocationMultiRates: [rateLine('Labor', part(300)), rateLine('Site work', part(180))] }),
      );
    case 'ot_multi_rate':
      return paid(
        allocation({ costAllocType: 'Labor', regularMinutes: part(240), overtimeMinutes: 0, doubletimeMinutes: 0 }),
        allocation({
          costAllocType: 'Site work',
          costAllocationMultiRates: [rateLine('Site work', part(180), part(60))],
        }),
      );
    case 'per_unit':
      return [
        allocation({ pieceType: 'Pallet inspected', unitsWorked: 36 }),
        allocation({ pieceType: 'Container sealed', unitsWorked: 9 }),
      ];
    default:
      return [];
  }
}

const paid = (...allocations: Allocation[]): Allocation[] => withMultiRatePay(allocations, multiRatePay);

/** A line of a multi-rate allocation. */
export const rateLine = (type: string, regular: number, overtime = 0) => ({
  id: null,
  billingCostAllocId: null,
  type,
  minutes: regular + overtime,
  regMinutes: regular,
  otMinutes: overtime,
  dtMinutes: 0,
  regularHourAmount: null,
  overtimeHourAmount: null,
  doubletimeHourAmount: null,
  regularHourSupplierPayAmount: null,
  overtimeHourSupplierPayAmount: null,
  doubletimeHourSupplierPayAmount: null,
});

const piece = (type: string, unitsWorked: number, billRate: number) => ({
  id: null,
  timeEntryId: null,
  unitsWorked,
  billRate,
  payRate: billRate * 0.75,
  billAmount: Math.round(unitsWorked * billRate * 100) / 100,
  supplierPayAmount: Math.round(unitsWorked * billRate * 75) / 100,
  type,
});

/** A day of the large timecard: four spans, three allocations. */
export function largeDay(date: string): WorkedDay {
  const day = blankDay(date);
  return {
    ...day,
    timeEntrySpanDtos: [
      span(date, '07:00', '11:30'),
      span(date, '11:30', '12:00', 'Lunch'),
      span(date, '12:00', '15:00'),
      span(date, '15:15', '16:45'),
    ],
    billingCostAllocation: [
      allocation({ regularMinutes: 270, overtimeMinutes: 0, doubletimeMinutes: 0, ptoMinutes: 0 }),
      allocation({ regularMinutes: 210, overtimeMinutes: 0, doubletimeMinutes: 0, ptoMinutes: 0 }),
      allocation({ regularMinutes: 0, overtimeMinutes: 60, doubletimeMinutes: 0, ptoMinutes: 0 }),
    ],
  };
}
