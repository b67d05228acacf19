import type { EditMetadata } from 'shared-client/schema/billing';
import { SPAN_TYPES } from '../form/timecard-form.ts';
import { isNotWorked } from './not-worked.ts';

type Line = EditMetadata['previouslySubmittedList'][number];

/** One entry of the Previously Submitted List (docs: lists#detail-item-fields). */
export interface SubmittedEntry {
  /** Number of the billing item. */
  readonly ref: string;
  readonly timeEntryId: number;
  /** ISO date. */
  readonly workedDate: string;
  readonly shiftStartDate: string | null;
  readonly shiftEndDate: string | null;
  /** `HH:mm`, empty if only hours were entered. */
  readonly shiftStartTimeStr: string;
  readonly shiftEndTimeStr: string;
  /** What was worked, each once, in the words of the specification. */
  readonly types: readonly string[];
  readonly totalHours: number;
  /** Whether the entry means that the day was not worked. */
  readonly notWorked: boolean;
}

/** Combines the lines of one time entry into one row: from the first start to the last end, with the hours that count as worked. */
export function submittedEntries(lines: readonly Line[]): SubmittedEntry[] {
  const byEntry = Map.groupBy(lines, (line) => `${line.billingItemId} ${line.timeEntryId ?? line.billingItemDetailId}`);
  return [...byEntry.values()].flatMap((group) => {
    const [first] = group;
    const workedDate = first?.workedDate ?? first?.shiftStartDate;
    if (!first || !workedDate) return [];
    const starts = group.flatMap((line) => line.shiftStartTimeStr ?? line.startTimeStr ?? []).sort();
    const ends = group.flatMap((line) => line.shiftEndTimeStr ?? line.endTimeStr ?? []).sort();
    const worked = group.filter((line) => line.timeEntrySpanType !== SPAN_TYPES.lunch);
    return [
      {
        ref: String(first.billingItemId ?? ''),
        timeEntryId: first.timeEntryId ?? first.billingItemDetailId ?? 0,
        workedDate,
        shiftStartDate: first.shiftStartDate,
        shiftEndDate: first.shiftEndDate,
        shiftStartTimeStr: starts[0]?.slice(-5) ?? '',
        shiftEndTimeStr: ends.at(-1)?.slice(-5) ?? '',
        types: [...new Set(worked.flatMap((line) => line.timeEntrySpanType || []))],
        notWorked: group.every(isNotWorked),
        totalHours: worked.reduce((sum, line) => sum + Math.round((line.totalHours ?? 0) * 100), 0) / 100,
      },
    ];
  });
}
