import type { ErrorItem } from 'shared-client/schema/billing';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import type { Allocation, WorkedDay } from '../worked-day.ts';
import { isAllocationFilled } from './filled-day.ts';
import { issue } from './validation-issue.ts';

const required = (field: string): ErrorItem => issue('LBL_REQUIRED_FIELD', 'This field is required.', { value: field });

/** Rule 2 of saving (docs: saving#save-controls): "span start time, end time and span type required". */
export function missingOfSpans(day: WorkedDay): ErrorItem[] {
  return day.timeEntrySpanDtos.flatMap((span, index) => {
    const place = `timeEntrySpanDtos[${index}]`;
    // A row with a type alone is an empty row of the editor, not an entry.
    if (span.startTimeStr === null && span.endTimeStr === null) return [];
    return [
      ...(span.startTimeStr === null ? [required(`${place}.startTimeStr`)] : []),
      ...(span.endTimeStr === null ? [required(`${place}.endTimeStr`)] : []),
      ...(span.timeEntrySpanType ? [] : [required(`${place}.timeEntrySpanType`)]),
    ];
  });
}

/** Rule 2, the allocations of one day or of the billing item, by allocation type. */
export function missingOfAllocations(allocations: readonly Allocation[], template: TimecardTemplate): ErrorItem[] {
  return allocations.flatMap((allocation, index) => {
    const place = `billingCostAllocation[${index}]`;
    const need = (field: string, isThere: boolean) => (isThere ? [] : [required(`${place}.${field}`)]);
    switch (template.allocationType) {
      case 'hours':
        return [...need('hours', allocation.minutes !== null), ...need('sequence', allocation.sequence !== null)];
      case 'ot_hours':
        return [
          ...need('regularHours', allocation.regularMinutes !== null),
          ...need('overtimeHours', allocation.overtimeMinutes !== null),
          ...need('doubletimeHours', allocation.doubletimeMinutes !== null),
        ];
      case 'percent':
        return need('percentOfDay', allocation.percentOfDay !== null);
      case 'ot_multi_rate': {
        const isTyped =
          allocation.costAllocType !== null || allocation.costAllocationMultiRates.some((line) => line.type);
        return isAllocationFilled(allocation) ? need('costAllocType', isTyped) : [];
      }
      case 'per_unit':
        return [
          ...need('pieceType', Boolean(allocation.pieceType)),
          ...need('unitsWorked', allocation.unitsWorked !== null && allocation.unitsWorked >= LEAST_UNITS),
        ];
      default:
        return [];
    }
  });
}

/** "unitsWorked of at least 1e-9". */
const LEAST_UNITS = 1e-9;

/** Rule 2: "unit entries require unitsWorked". A type without units beside one with units is simply not worked. */
export function missingOfUnits(day: WorkedDay): ErrorItem[] {
  const { pieceTypes } = day.timeEntry;
  if (pieceTypes.some((piece) => piece.unitsWorked !== null)) return [];
  return pieceTypes.map((_piece, index) => required(`timeEntry.pieceTypes[${index}].unitsWorked`));
}
