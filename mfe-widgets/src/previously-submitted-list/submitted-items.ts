/** A previously submitted entry (docs: lists#detail-item-fields). */
export interface SubmittedItem {
  /** Reference number of the billing item. */
  ref: string;
  timeEntryId: number;
  /** ISO date, `2026-11-17`. */
  workedDate: string;
  /** ISO dates of a shift, instead of the worked date. */
  shiftStartDate?: string | null;
  shiftEndDate?: string | null;
  shiftStartTimeStr: string;
  shiftEndTimeStr: string;
  type: string;
  totalHours: number;
}

export type SortColumn = 'timeEntryId' | 'date' | 'type';

export interface Sort {
  column: SortColumn;
  descending: boolean;
}

/** Sorts items by a column; equal ones keep their order. */
export function sorted(items: readonly SubmittedItem[], { column, descending }: Sort): readonly SubmittedItem[] {
  const by = (one: SubmittedItem, other: SubmittedItem): number => {
    if (column === 'timeEntryId') return one.timeEntryId - other.timeEntryId;
    return column === 'date' ? compare(dateOf(one), dateOf(other)) : compare(one.type, other.type);
  };
  return [...items].sort((one, other) => (descending ? by(other, one) : by(one, other)));
}

/** The day of an item: its shift's first date, else its worked date. */
export function dateOf(item: SubmittedItem): string {
  return item.shiftStartDate ?? item.workedDate;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
