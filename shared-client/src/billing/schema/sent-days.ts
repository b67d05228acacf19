import { LINE_TEXTS } from 'shared-validators/line-texts';
import * as v from 'valibot';
import { billingItemDetail } from './billing-item-detail.ts';
import { costAllocation, leaveAllocation, multiRateLine } from './cost-allocation.ts';
import { sentFieldValue } from './sent-parts.ts';
import { pieceType, shiftEntry, timeEntry, timeSpan } from './time-entry.ts';
import { list, textUpTo } from './wire.ts';

/** The days of a timecard as they are saved: the schemas of reading, with a limit to the length of every text. */

const name = textUpTo(LINE_TEXTS.typeName);

/** An allocation of a save. */
export const sentAllocation = v.object({
  ...costAllocation.entries,
  costAllocationMultiRates: list(v.object({ ...multiRateLine.entries, type: name })),
  pieceType: name,
  costAllocationValues: list(sentFieldValue),
  tafwBillingCostAllocations: list(v.object({ ...leaveAllocation.entries, leaveDisplayName: name })),
  costAllocType: name,
});

/** A span of a save. */
export const sentSpan = v.object({
  ...timeSpan.entries,
  timeEntrySpanType: name,
  source: name,
  leaveType: name,
  shiftName: name,
});

/** A day of a save, or a shift. */
export const sentDetail = v.object({
  ...billingItemDetail.entries,
  timeEntry: v.optional(
    v.nullable(
      v.object({
        ...timeEntry.entries,
        holidayMessage: name,
        pieceTypes: list(v.object({ ...pieceType.entries, type: name })),
        timeEntrySpanType: name,
      }),
    ),
    null,
  ),
  timeEntrySpanDtos: list(sentSpan),
  timeEntryShiftDtos: list(v.object({ ...shiftEntry.entries, shiftDifferentialType: name, shiftName: name })),
  billingCostAllocation: list(sentAllocation),
});
