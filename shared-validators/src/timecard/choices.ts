import { isLeaveSystemEntry, type ShiftLine, type Span } from './worked-day.ts';

/** A timecard's choices for each field that has some, from the edit metadata. */
export interface Offer {
  readonly eligibleForSickTime: boolean;
  readonly showPaidBreak: boolean;
  readonly trackingDaysOffApplicable: boolean;
  readonly payroll: boolean;
  readonly shiftDifferentials: readonly { readonly shiftName: string | null }[];
  readonly engMultiRates: readonly { readonly type: string }[];
  readonly engPieceTypes: readonly { readonly type: string | null }[];
  readonly leaveTypes: readonly { readonly leaveTypeId: number | null }[];
}

/** The accepted names of each field, in lower case, because types are compared without case. */
export interface Choices {
  readonly spanTypes: ReadonlySet<string>;
  readonly shiftNames: ReadonlySet<string>;
  readonly rateTypes: ReadonlySet<string>;
  readonly pieceTypes: ReadonlySet<string>;
  readonly dayOffTypes: ReadonlySet<string>;
  readonly leaveTypeIds: ReadonlySet<string>;
}

/** The names in a stored day. */
export interface StoredNames {
  readonly dayOffType: string | null;
  readonly timeEntrySpanDtos: readonly Pick<Span, 'timeEntrySpanType' | 'shiftName' | 'source' | 'leaveRequestId'>[];
  readonly timeEntryShiftDtos: readonly Pick<ShiftLine, 'shiftName'>[];
  readonly timeEntry: { readonly pieceTypes: readonly { readonly type: string | null }[] } | null;
  readonly billingCostAllocation: readonly {
    readonly costAllocType: string | null;
    readonly pieceType: string | null;
    readonly costAllocationMultiRates: readonly { readonly type: string | null }[];
    readonly tafwBillingCostAllocations: readonly { readonly leaveTypeId: number | null }[];
  }[];
}

/**
 * The choices of a timecard: the offered names, and those that are already stored in it, because an engagement may have removed a type
 * since it was chosen. PTO is always accepted; workers who are not eligible get a warning (docs: leave#pto-warnings).
 */
export function choicesOf(offer: Offer, template: TemplateOfChoices, stored: readonly StoredNames[]): Choices {
  const rates = ['Labor', ...offer.engMultiRates.map((rate) => rate.type)];
  const allocations = stored.flatMap((day) => day.billingCostAllocation);
  const spans = stored.flatMap((day) => day.timeEntrySpanDtos).filter((span) => !isLeaveSystemEntry(span));
  return {
    spanTypes: names(
      ['Lunch', 'PTO', ...rates],
      offer.showPaidBreak && template.showPaidBreak ? ['Paid Break'] : [],
      offer.eligibleForSickTime && template.templateType !== 'PerUnit' ? ['Sick'] : [],
      spans.map((span) => span.timeEntrySpanType),
    ),
    shiftNames: names(
      offer.shiftDifferentials.map((shift) => shift.shiftName),
      [...spans, ...stored.flatMap((day) => day.timeEntryShiftDtos)].map((one) => one.shiftName),
    ),
    rateTypes: names(
      rates,
      allocations.map((row) => row.costAllocType),
      allocations.flatMap((row) => row.costAllocationMultiRates.map((line) => line.type)),
    ),
    pieceTypes: names(
      offer.engPieceTypes.map((piece) => piece.type),
      allocations.map((row) => row.pieceType),
      stored.flatMap((day) => (day.timeEntry?.pieceTypes ?? []).map((piece) => piece.type)),
    ),
    dayOffTypes: names(
      ['Undefined'],
      offer.trackingDaysOffApplicable ? ['Voluntary', 'Other'] : [],
      offer.trackingDaysOffApplicable && !offer.payroll ? ['Sick'] : [],
      stored.map((day) => day.dayOffType),
    ),
    leaveTypeIds: names(
      offer.leaveTypes.map((type) => type.leaveTypeId),
      allocations.flatMap((row) => row.tafwBillingCostAllocations.map((line) => line.leaveTypeId)),
    ),
  };
}

/** The flags of a template that decide what is offered. */
export interface TemplateOfChoices {
  readonly templateType: string;
  readonly showPaidBreak: boolean;
}

function names(...lists: readonly (readonly (string | number | null)[])[]): Set<string> {
  return new Set(lists.flat().flatMap((name) => (name === null || name === '' ? [] : [keyOf(name)])));
}

const keyOf = (name: string | number): string => String(name).toLowerCase();

/** Whether a name is among the choices. A missing name always is. */
export const isOffered = (name: string | number | null, choices: ReadonlySet<string>): boolean =>
  name === null || name === '' || choices.has(keyOf(name));
