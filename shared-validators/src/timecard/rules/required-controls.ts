import { type Allocation, hasTime, type Template, type WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue, required } from './rule-issue.ts';

/**
 * Rule 2 of saving (docs: saving#save-controls): "span start time, end time and span type required". A row with only a type is an empty row
 * of the editor; if nothing else could contain the length of the work, one row must be filled.
 */
export function missingOfSpans(day: WorkedDay): RuleIssue[] {
  const spans = day.timeEntrySpanDtos;
  if (!spans.some(hasTime)) {
    const start = 'timeEntrySpanDtos[0].startTimeStr';
    return day.billingCostAllocation.length > 0 ? [] : [required(start), required(start.replace('start', 'end'))];
  }
  return spans.flatMap((span, index) => {
    if (!hasTime(span)) return [];
    const place = `timeEntrySpanDtos[${index}]`;
    return [
      ...(span.startTimeStr === null ? [required(`${place}.startTimeStr`)] : []),
      ...(span.endTimeStr === null ? [required(`${place}.endTimeStr`)] : []),
      ...(span.timeEntrySpanType ? [] : [required(`${place}.timeEntrySpanType`)]),
    ];
  });
}

/** Rule 2 for the allocations of one day or of the billing item, by allocation type. */
export function missingOfAllocations(allocations: readonly Allocation[], { allocationType }: Template): RuleIssue[] {
  return allocations.flatMap((allocation, index) =>
    missingFields(allocation, allocationType).map((field) => required(`billingCostAllocation[${index}].${field}`)),
  );
}

function missingFields(allocation: Allocation, allocationType: string): string[] {
  const unless = (isThere: boolean, field: string): string[] => (isThere ? [] : [field]);
  switch (allocationType) {
    case 'hours':
      return [...unless(allocation.minutes !== null, 'hours'), ...unless(allocation.sequence !== null, 'sequence')];
    case 'ot_hours':
      return [
        ...unless(allocation.regularMinutes !== null, 'regularHours'),
        ...unless(allocation.overtimeMinutes !== null, 'overtimeHours'),
        ...unless(allocation.doubletimeMinutes !== null, 'doubletimeHours'),
      ];
    case 'percent':
      return unless(allocation.percentOfDay !== null, 'percentOfDay');
    case 'ot_multi_rate': {
      const isTyped = allocation.costAllocationMultiRates.some((line) => line.type);
      return unless(Boolean(allocation.costAllocType) || isTyped, 'costAllocType');
    }
    case 'per_unit':
      return [
        ...unless(Boolean(allocation.pieceType), 'pieceType'),
        ...unless((allocation.unitsWorked ?? 0) >= LEAST_UNITS, 'unitsWorked'),
      ];
    default:
      return [];
  }
}

/** "unitsWorked of at least 1e-9". */
const LEAST_UNITS = 1e-9;

/** Rule 2: "unit entries require unitsWorked". A type without units next to one with units is simply not worked. */
export function missingOfUnits(day: WorkedDay): RuleIssue[] {
  const { pieceTypes } = day.timeEntry;
  return pieceTypes.some((piece) => piece.unitsWorked !== null)
    ? []
    : [required('timeEntry.pieceTypes[0].unitsWorked')];
}

/** Rule 6: "Day-off type Other needs notes". */
export const missingNotes = (): RuleIssue =>
  issue(6, 'ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF', { value: 'timeEntry.notes' });
