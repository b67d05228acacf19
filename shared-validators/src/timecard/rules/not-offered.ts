import { type Choices, isOffered } from '../choices.ts';
import { type Allocation, hasTime, isLeaveSystemEntry, type WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue } from './rule-issue.ts';

/** Rule 2 of saving (docs: saving#save-offered): a field with choices must have one that the timecard offers. */
export function notOffered(day: WorkedDay, choices: Choices): RuleIssue[] {
  const at = (value: string, name: string | number | null, offered: ReadonlySet<string>): RuleIssue[] =>
    isOffered(name, offered) ? [] : [refused(value, name)];
  return [
    ...at('dayOffType', day.dayOffType, choices.dayOffTypes),
    ...day.timeEntrySpanDtos.flatMap((span, index) =>
      // The leave system has its own types.
      isLeaveSystemEntry(span) || !hasTime(span)
        ? []
        : [
            ...at(`timeEntrySpanDtos[${index}].timeEntrySpanType`, span.timeEntrySpanType, choices.spanTypes),
            ...at(`timeEntrySpanDtos[${index}].shiftName`, span.shiftName, choices.shiftNames),
          ],
    ),
    ...day.timeEntryShiftDtos.flatMap((shift, index) =>
      at(`timeEntryShiftDtos[${index}].shiftName`, shift.shiftName, choices.shiftNames),
    ),
    ...day.timeEntry.pieceTypes.flatMap((piece, index) =>
      at(`timeEntry.pieceTypes[${index}].type`, piece.type, choices.pieceTypes),
    ),
  ];
}

/** The same for allocations. */
export function notOfferedOfAllocations(allocations: readonly Allocation[], choices: Choices): RuleIssue[] {
  return allocations.flatMap((row, index) => {
    const place = `billingCostAllocation[${index}]`;
    const at = (field: string, name: string | number | null, offered: ReadonlySet<string>): RuleIssue[] =>
      isOffered(name, offered) ? [] : [refused(`${place}.${field}`, name)];
    return [
      ...at('costAllocType', row.costAllocType, choices.rateTypes),
      ...at('pieceType', row.pieceType, choices.pieceTypes),
      ...row.costAllocationMultiRates.flatMap((line, at_) =>
        at(`costAllocationMultiRates[${at_}].type`, line.type, choices.rateTypes),
      ),
      ...row.tafwBillingCostAllocations.flatMap((line, at_) =>
        at(`tafwBillingCostAllocations[${at_}].leaveTypeId`, line.leaveTypeId, choices.leaveTypeIds),
      ),
    ];
  });
}

const refused = (value: string, name: string | number | null): RuleIssue =>
  issue(2, 'ERR_BILLING_NOT_OFFERED', { value, params: [String(name)] });
