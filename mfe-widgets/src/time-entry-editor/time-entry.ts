/** One line of a day (docs: time-entry#time-entry-fields). */
export interface TimeEntry {
  /** Key of the row; stays while the row is edited. */
  key: string;
  /** `HH:MM`, `''` for none; text that is not a time is kept as it was left, and counts as nothing. */
  startTime: string;
  endTime: string;
  timeEntrySpanType: string;
  paidBreak: boolean;
  shiftName: string;
  leaveType?: string | null;
  /** `CERIDIAN`: from the leave system, read-only. */
  source?: string | null;
  fullDayOff?: boolean;
}

/** The editable parts of an entry. */
export type TimeEntryField = 'startTime' | 'endTime' | 'timeEntrySpanType' | 'paidBreak' | 'shiftName';

/** An action on the entries. */
export type TimeEntryAction =
  | { readonly kind: 'edit'; readonly key: string; readonly part: Partial<Pick<TimeEntry, TimeEntryField>> }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly key: string };
