import { DATE, NEXT_DATE, savedAllocation, savedDay, savedTime, type Values } from './saved-values.ts';
import { allocate, choose, overtime, PAID_BREAK, press, SICK_DAY, type Step, times, type, WORKED } from './steps.ts';

/** A day as entered on a template, and the saved result. */
export interface TemplateDay {
  readonly steps: readonly Step[];
  /** The first day of the period, in the format of `savedValues`. */
  readonly day: Values;
  /** Allocations of the period, if it has them. */
  readonly allocations?: Values[];
}

const MORNING = times('8:00 AM', '12:15 PM');
const OVERTIME = overtime('3', '1', '0.25');
const OVERTIME_SAVED = { regularHours: 3, overtimeHours: 1, doubletimeHours: 0.25 };
const HOURS = type('Hours worked', '7.5');
const SICK_HOURS = type('Sick hours', '0.5');
const PERCENT = allocate('Percent', '100');

/** 8:00 to 12:15 without lunch. */
const morning = ({ time = {}, both = {}, day = {}, entry = {} } = {}): Values =>
  savedDay({
    totalHours: 4.25,
    both: { noBreakTaken: true, ...both },
    day: { timeEntrySpanDtos: [savedTime(time)], ...day },
    entry,
  });

/** 7.5 hours. */
const hours = ({ both = {}, day = {} } = {}): Values =>
  savedDay({ totalHours: 7.5, both, day: { hours: 7.5, ...day } });

/** A day without hours. */
const noHours = ({ both = {}, day = {}, entry = {} } = {}): Values => savedDay({ totalHours: 0, both, day, entry });

const allocated = (amounts: Values) => ({ billingCostAllocation: savedAllocation(amounts) });
const percentSaved = allocated({ percentOfDay: 100 });
const daily = { daily: true };
const sickHours = { sickHours: 0.5 };
const shift = { shiftStartDay: DATE, shiftEndDay: DATE, shiftNumber: 1 };
const onShift = (name: string, shiftHours: number) => ({
  timeEntryShiftDtos: [{ shiftDifferentialType: 'Name', shiftName: name, hours: shiftHours }],
});
const rates = (...lines: Values[]) => ({ costAllocationMultiRates: lines });
const wholePeriod = savedAllocation({ percentOfDay: 100 });

/** The index of a day is the id of its template. */
export const TEMPLATE_DAYS: readonly TemplateDay[] = [
  {
    steps: [press('Use Default')],
    day: savedDay({
      totalHours: 8,
      day: {
        timeEntrySpanDtos: [
          savedTime({ startTimeStr: `${DATE} 08:30`, endTimeStr: `${DATE} 12:00` }),
          savedTime({ startTimeStr: `${DATE} 12:00`, endTimeStr: `${DATE} 12:30`, timeEntrySpanType: 'Lunch' }),
          savedTime({ startTimeStr: `${DATE} 12:30`, endTimeStr: `${DATE} 17:00` }),
        ],
      },
    }),
  },
  { steps: [...MORNING, press('Place the remaining 4.25 h here')], day: morning({ day: allocated({ hours: 4.25 }) }) },
  {
    steps: [...MORNING, PAID_BREAK, ...OVERTIME],
    day: morning({ time: { paidBreak: true }, day: allocated(OVERTIME_SAVED) }),
  },
  {
    steps: [choose('Shift of line 1', 'Night'), ...times('10:00 PM', '6:00 AM'), ...overtime('7', '0.75', '0.25')],
    day: savedDay({
      totalHours: 8,
      both: { noBreakTaken: true },
      day: {
        timeEntrySpanDtos: [
          savedTime({ startTimeStr: `${DATE} 22:00`, endTimeStr: `${NEXT_DATE} 06:00`, shiftName: 'Night' }),
        ],
        ...allocated({ regularHours: 7, overtimeHours: 0.75, doubletimeHours: 0.25 }),
      },
    }),
  },
  { steps: [type('Hours worked', '7:30'), SICK_HOURS], day: hours({ both: sickHours }) },
  {
    steps: [HOURS, SICK_HOURS, allocate('HOURS', '7.5')],
    day: hours({ both: sickHours, day: allocated({ hours: 7.5 }) }),
  },
  {
    steps: [
      HOURS,
      choose('Shift of line 1', 'Evening'),
      type('Hours, line 1', '7.5'),
      ...overtime('6', '0.75', '0.5'),
      allocate('PTO', '0.25'),
    ],
    day: hours({
      day: {
        ...onShift('Evening', 7.5),
        ...allocated({ regularHours: 6, overtimeHours: 0.75, doubletimeHours: 0.5, ptoHours: 0.25 }),
      },
    }),
  },
  { steps: [HOURS, SICK_HOURS, PERCENT], day: hours({ both: sickHours, day: percentSaved }) },
  {
    steps: [HOURS, choose('Shift of line 1', 'Day'), type('Hours, line 1', '7.5'), allocate('HOURS', '7.5')],
    day: hours({ day: { ...onShift('Day', 7.5), ...allocated({ hours: 7.5 }) } }),
  },
  {
    steps: [...MORNING, ...OVERTIME],
    day: morning({ day: { shiftStartDate: DATE, ...allocated(OVERTIME_SAVED) }, entry: shift }),
  },
  {
    steps: [...MORNING, PAID_BREAK],
    day: morning({ time: { paidBreak: true }, day: { shiftStartDate: DATE }, entry: shift }),
  },
  { steps: [...MORNING, PERCENT], day: morning({ day: percentSaved }) },
  { steps: [WORKED], day: noHours({ both: daily }) },
  { steps: [WORKED, PERCENT], day: noHours({ both: daily, day: percentSaved }) },
  { steps: [WORKED, PERCENT], day: noHours({ both: daily, day: percentSaved }) },
  { steps: [WORKED, ...MORNING], day: morning({ both: daily }) },
  {
    steps: [WORKED, HOURS, allocate('HOURS', '7.5')],
    day: hours({ both: daily, day: allocated({ hours: 7.5 }) }),
  },
  {
    steps: [SICK_DAY, type('Part of the day (%)', '50')],
    day: noHours({ entry: { sickDay: true, sickDays: 0.5 } }),
  },
  {
    steps: [WORKED, ...MORNING, allocate('HOURS', '4.25')],
    day: morning({ both: daily, day: allocated({ hours: 4.25 }) }),
  },
  { steps: [WORKED, ...MORNING, ...OVERTIME], day: morning({ both: daily, day: allocated(OVERTIME_SAVED) }) },
  { steps: [WORKED, HOURS, SICK_HOURS, PERCENT], day: hours({ both: { ...daily, ...sickHours }, day: percentSaved }) },
  {
    steps: [WORKED, choose('Shift of line 1', 'Evening'), ...MORNING, ...OVERTIME],
    day: morning({ time: { shiftName: 'Evening' }, both: daily, day: allocated(OVERTIME_SAVED) }),
  },
  { steps: [WORKED], day: noHours({ both: daily }) },
  { steps: [WORKED, PERCENT], day: noHours({ both: daily }), allocations: wholePeriod },
  { steps: [SICK_DAY], day: noHours({ entry: { sickDay: true } }) },
  { steps: [WORKED, PERCENT], day: noHours({ both: daily }), allocations: wholePeriod },
  { steps: [PERCENT], day: noHours(), allocations: wholePeriod },
  { steps: [HOURS, allocate('HOURS', '7.5')], day: hours({ day: allocated({ hours: 7.5 }) }) },
  {
    steps: [choose('Piece type, allocation line 1', 'Label printed'), allocate('Units', '240')],
    day: noHours({ day: allocated({ pieceType: 'Label printed', unitsWorked: 240 }) }),
  },
  {
    steps: [type('Pallet inspected', '12'), type('Container sealed', '3')],
    day: noHours({
      entry: {
        pieceTypes: [
          { type: 'Pallet inspected', unitsWorked: 12 },
          { type: 'Container sealed', unitsWorked: 3 },
        ],
      },
    }),
  },
  {
    steps: [...MORNING, choose('Piece type, allocation line 1', 'Container sealed'), allocate('Units', '3')],
    day: morning({ day: allocated({ pieceType: 'Container sealed', unitsWorked: 3 }) }),
  },
  {
    steps: [...MORNING, choose('Type of line 1', 'Travel'), allocate('Travel', '4.25')],
    day: morning({ time: { timeEntrySpanType: 'Travel' }, day: allocated(rates({ type: 'Travel', hrs: 4.25 })) }),
  },
  {
    steps: [...MORNING, choose('Type, allocation line 1', 'Labor'), ...OVERTIME],
    day: morning({ day: allocated({ costAllocType: 'Labor', ...OVERTIME_SAVED }) }),
  },
  {
    steps: [
      choose('Shift of line 1', 'Night'),
      ...MORNING,
      choose('Type of line 1', 'Site work'),
      choose('Type, allocation line 1', 'Site work'),
      ...overtime('3', '1', '0.25', 'Site work, '),
    ],
    day: morning({
      time: { timeEntrySpanType: 'Site work', shiftName: 'Night' },
      day: allocated({
        costAllocType: 'Site work',
        regularHours: 0,
        overtimeHours: 0,
        doubletimeHours: 0,
        ...rates({ type: 'Site work', regHrs: 3, otHrs: 1, dtHrs: 0.25 }),
      }),
    }),
  },
  {
    steps: [HOURS, SICK_HOURS, allocate('On call', '5'), allocate('Travel', '2.5')],
    day: hours({ both: sickHours, day: allocated(rates({ type: 'On call', hrs: 5 }, { type: 'Travel', hrs: 2.5 })) }),
  },
];
