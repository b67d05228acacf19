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

/** Minutes of one multi-rate line: regular, overtime and double time together, or its own. */
export const rateLineMinutes = (line: RateLine): number => rateHours(rateAmounts(line));

/** Minutes of an allocation, whatever its template's type: everything that was sent counts. PTO counts only if eligible. */
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

/** Minutes of some allocations. */
export const allocatedTotal = (allocations: readonly Allocation[], countsPto: boolean): number =>
  allocations.reduce((sum, one) => sum + allocatedMinutes(one, countsPto), 0);

/** What the time of a span is: work of any type, or time off that is paid, not paid, or for being sick. */
export type SpanKind = 'work' | 'lunch' | 'sick' | 'pto' | 'unpaid';

const KINDS: ReadonlyMap<string, SpanKind> = new Map([
  ['lunch', 'lunch'],
  ['sick', 'sick'],
  ['pto', 'pto'],
  ['unpaid leave', 'unpaid'],
]);

/** The kind of a span. What the leave system calls by another name is paid leave. */
export const kindOf = (span: Pick<Span, 'timeEntrySpanType' | 'source' | 'leaveRequestId'>): SpanKind =>
  KINDS.get((span.timeEntrySpanType ?? '').toLowerCase()) ?? (isLeaveSystemEntry(span) ? 'pto' : 'work');

/** A span with both times, and where it lies. */
export interface TimedSpan<Of extends Span = Span> {
  readonly span: Of;
  /** Its place in the day's list. */
  readonly index: number;
  readonly range: MinuteRange;
  /** Minutes of it, lunches inside of it taken out; not negative. */
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

/** Minutes of a day's spans by what their time is. */
function minutesByKind(
  day: Pick<WorkedDay, 'workedDate' | 'timeEntrySpanDtos'>,
  byShift: boolean,
): Record<SpanKind, number> {
  const sums = { work: 0, lunch: 0, sick: 0, pto: 0, unpaid: 0 };
  for (const { span, minutes } of timedSpans(day, byShift)) sums[kindOf(span)] += minutes;
  return sums;
}

/** Minutes of the spans that are to be allocated: all but Lunch and the sick time that the worker entered. Leave is allocated. */
export function spanMinutes(day: WorkedDay, byShift: boolean): number {
  const placed = timedSpans(day, byShift).filter(({ span }) => {
    const kind = kindOf(span);
    return kind !== 'lunch' && (kind !== 'sick' || isLeaveSystemEntry(span));
  });
  return placed.reduce((sum, one) => sum + one.minutes, 0);
}

/** Minutes of paid time off a worker typed on a day, leave-system entries not counted. */
export function ptoMinutes(day: WorkedDay, byShift: boolean): number {
  const typed = timedSpans(day, byShift).filter(({ span }) => kindOf(span) === 'pto' && !isLeaveSystemEntry(span));
  const inSpans = typed.reduce((sum, one) => sum + one.minutes, 0);
  return Math.max(
    inSpans,
    day.billingCostAllocation.reduce((sum, { ptoMinutes: minutes }) => sum + (minutes ?? 0), 0),
  );
}

/** Minutes of shifts in the shift editor. */
export const shiftMinutes = (day: WorkedDay): number =>
  day.timeEntryShiftDtos.reduce((sum, shift) => sum + (shift.minutes ?? 0), 0);

/** What a day amounts to, in minutes. */
export interface DayMinutes {
  /** What lists, approvers and invoices call the hours of a day: work and paid time off. */
  readonly worked: number;
  readonly overtime: number;
  readonly doubletime: number;
  /** Part of `worked`. */
  readonly pto: number;
  readonly sick: number;
  readonly unpaid: number;
  readonly holiday: number;
  /** What is placed on allocations; of the hours that are worked, unless the template lets them differ. */
  readonly allocated: number;
}

/** What of a day says what it amounts to. */
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
 * What a day amounts to (docs: time-entry#day-amounts): its hours come from times, else from the hours field, else from the allocations.
 * Lunch, sick time and unpaid leave are not among them.
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

/** What several days amount to. */
export function sumOfDays(days: readonly DayMinutes[]): DayMinutes {
  const sum = { ...NOTHING } as { -readonly [Part in keyof DayMinutes]: number };
  for (const day of days) for (const part of Object.keys(sum) as (keyof DayMinutes)[]) sum[part] += day[part];
  return sum;
}

/** Whether what is placed on allocations is another amount than the hours: it is said beside them then. */
export const isPlacedOtherwise = ({ allocated, worked, unpaid }: Pick<DayMinutes, 'allocated' | 'worked' | 'unpaid'>) =>
  allocated > 0 && allocated !== worked && allocated !== worked + unpaid;
