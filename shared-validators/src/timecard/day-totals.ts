import { allocatedHours, type RateAmounts, rateHours } from '../totals/allocated-hours.ts';
import { isInside, lengthOf, type MinuteRange, rangeOf } from './span-time.ts';
import { type Allocation, isLeaveSystemEntry, type RateLine, type Span, type WorkedDay } from './worked-day.ts';

/** The amounts of a multi-rate line, in minutes. */
const rateAmounts = (line: RateLine): RateAmounts => ({
  hours: line.minutes ?? 0,
  regular: line.regMinutes ?? 0,
  overtime: line.otMinutes ?? 0,
  doubletime: line.dtMinutes ?? 0,
});

/** The minutes of a multi-rate line: regular, overtime and double time together, or its own minutes. */
export const rateLineMinutes = (line: RateLine): number => rateHours(rateAmounts(line));

/** The minutes of an allocation, regardless of its template's type: everything that was sent counts. PTO counts only if eligible. */
export function allocatedMinutes(allocation: Allocation, countsPto: boolean): number {
  return allocatedHours(
    {
      hours: allocation.minutes ?? 0,
      regular: allocation.regularMinutes ?? 0,
      overtime: allocation.overtimeMinutes ?? 0,
      doubletime: allocation.doubletimeMinutes ?? 0,
      pto: allocation.ptoMinutes ?? 0,
      leave: allocation.tafwBillingCostAllocations.map((line) => line.tafwMinutes ?? 0),
      multiRates: allocation.costAllocationMultiRates.map(rateAmounts),
    },
    { countsPto },
  );
}

/** The minutes of several allocations. */
export const allocatedTotal = (allocations: readonly Allocation[], countsPto: boolean): number =>
  allocations.reduce((sum, one) => sum + allocatedMinutes(one, countsPto), 0);

/** The kind of time of a span: work of any type, or paid, unpaid or sick time off. */
export type SpanKind = 'work' | 'lunch' | 'sick' | 'pto' | 'unpaid';

const KINDS: ReadonlyMap<string, SpanKind> = new Map([
  ['lunch', 'lunch'],
  ['sick', 'sick'],
  ['pto', 'pto'],
  ['unpaid leave', 'unpaid'],
]);

/** The kind of a span. Unknown names of the leave system are paid leave. */
export const kindOf = (span: Pick<Span, 'timeEntrySpanType' | 'source' | 'leaveRequestId'>): SpanKind =>
  KINDS.get((span.timeEntrySpanType ?? '').toLowerCase()) ?? (isLeaveSystemEntry(span) ? 'pto' : 'work');

/** A span with both times, and its place in the day. */
export interface TimedSpan<Of extends Span = Span> {
  readonly span: Of;
  /** Its index in the day's list. */
  readonly index: number;
  readonly range: MinuteRange;
  /** Its minutes without the lunches inside it; not negative. */
  readonly minutes: number;
}

/** The spans of a day that have both times. */
export function timedSpans<Of extends Span>(
  day: { readonly workedDate: string; readonly timeEntrySpanDtos: readonly Of[] },
  byShift: boolean,
): TimedSpan<Of>[] {
  const timed = day.timeEntrySpanDtos.flatMap((span, index) => {
    const range = rangeOf(span, day.workedDate, byShift);
    return range ? [{ span, index, range }] : [];
  });
  const lunches = timed.filter(({ span }) => kindOf(span) === 'lunch').map(({ range }) => range);
  return timed.map((one) => {
    const inside = kindOf(one.span) === 'lunch' ? [] : lunches.filter((lunch) => isInside(lunch, one.range));
    const minutes = inside.reduce((left, lunch) => left - lengthOf(lunch), lengthOf(one.range));
    return { ...one, minutes: Math.max(0, minutes) };
  });
}

/** The minutes of a day's spans by kind. */
function minutesByKind(
  day: Pick<WorkedDay, 'workedDate' | 'timeEntrySpanDtos'>,
  byShift: boolean,
): Record<SpanKind, number> {
  const sums = { work: 0, lunch: 0, sick: 0, pto: 0, unpaid: 0 };
  for (const { span, minutes } of timedSpans(day, byShift)) sums[kindOf(span)] += minutes;
  return sums;
}

/** The minutes of the spans that must be allocated: all except lunch and sick time that the worker entered. Leave is allocated. */
export function spanMinutes(day: WorkedDay, byShift: boolean): number {
  const placed = timedSpans(day, byShift).filter(({ span }) => {
    const kind = kindOf(span);
    return kind !== 'lunch' && (kind !== 'sick' || isLeaveSystemEntry(span));
  });
  return placed.reduce((sum, one) => sum + one.minutes, 0);
}

/** The minutes of paid time off that a worker entered on a day, without leave-system entries. */
export function ptoMinutes(day: WorkedDay, byShift: boolean): number {
  const typed = timedSpans(day, byShift).filter(({ span }) => kindOf(span) === 'pto' && !isLeaveSystemEntry(span));
  const inSpans = typed.reduce((sum, one) => sum + one.minutes, 0);
  return Math.max(
    inSpans,
    day.billingCostAllocation.reduce((sum, { ptoMinutes: minutes }) => sum + (minutes ?? 0), 0),
  );
}

/** The minutes of the shifts in the shift editor. */
export const shiftMinutes = (day: WorkedDay): number =>
  day.timeEntryShiftDtos.reduce((sum, shift) => sum + (shift.minutes ?? 0), 0);

/** The amounts of a day, in minutes. */
export interface DayMinutes {
  /** The hours of a day as shown in lists, to approvers and on invoices: work and paid time off. */
  readonly worked: number;
  readonly overtime: number;
  readonly doubletime: number;
  /** Part of `worked`. */
  readonly pto: number;
  readonly sick: number;
  readonly unpaid: number;
  readonly holiday: number;
  /** The allocated minutes; they are part of the worked hours, unless the template allows them to differ. */
  readonly allocated: number;
}

/** The parts of a day that its amounts depend on. */
export type MeasuredDay = Pick<
  WorkedDay,
  'workedDate' | 'didNotWork' | 'minutes' | 'sickMinutes' | 'timeEntrySpanDtos' | 'billingCostAllocation'
> & { readonly timeEntry: Pick<WorkedDay['timeEntry'], 'holiday' | 'holidayMinutes'> };

const NOTHING: DayMinutes = {
  worked: 0,
  overtime: 0,
  doubletime: 0,
  pto: 0,
  sick: 0,
  unpaid: 0,
  holiday: 0,
  allocated: 0,
};

/**
 * The amounts of a day (docs: time-entry#day-amounts): its hours come from times, else from the hours field, else from the allocations.
 * Lunch, sick time and unpaid leave are not part of them.
 */
export function dayMinutes(day: MeasuredDay, byShift: boolean): DayMinutes {
  const holiday = day.timeEntry.holiday ? (day.timeEntry.holidayMinutes ?? 0) : 0;
  if (day.didNotWork) return { ...NOTHING, holiday };
  const spans = minutesByKind(day, byShift);
  const lines = day.billingCostAllocation.flatMap((row) => [
    { over: row.overtimeMinutes, double: row.doubletimeMinutes },
    ...row.costAllocationMultiRates.map((line) => ({ over: line.otMinutes, double: line.dtMinutes })),
  ]);
  const hasTimes = Object.values(spans).some((minutes) => minutes > 0);
  const allocated = allocatedTotal(day.billingCostAllocation, true);
  const placedPto = day.billingCostAllocation.reduce((sum, row) => sum + (row.ptoMinutes ?? 0), 0);
  return {
    worked: hasTimes ? spans.work + spans.pto : day.minutes || allocated,
    overtime: lines.reduce((sum, line) => sum + (line.over ?? 0), 0),
    doubletime: lines.reduce((sum, line) => sum + (line.double ?? 0), 0),
    pto: hasTimes ? spans.pto : placedPto,
    sick: spans.sick + (day.sickMinutes ?? 0),
    unpaid: spans.unpaid,
    holiday,
    allocated,
  };
}

/** The sum of several days. */
export function sumOfDays(days: readonly DayMinutes[]): DayMinutes {
  const sum = { ...NOTHING } as { -readonly [Part in keyof DayMinutes]: number };
  for (const day of days) for (const part of Object.keys(sum) as (keyof DayMinutes)[]) sum[part] += day[part];
  return sum;
}

/** Whether the allocated minutes differ from the hours. They are shown next to the hours then. */
export const isPlacedOtherwise = ({ allocated, worked, unpaid }: Pick<DayMinutes, 'allocated' | 'worked' | 'unpaid'>) =>
  allocated > 0 && allocated !== worked && allocated !== worked + unpaid;
