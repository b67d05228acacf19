import type { TimeEntryAction, TimeEntryField } from './time-entry.ts';

/** An error message for one field of an entry. */
export interface TimeEntryFieldIssue {
  readonly key: string;
  readonly field: TimeEntryField;
  readonly message: string;
}

/** The properties that all rows of a table share. The object is stable while its parts are, so that rows do not render again. */
export interface TimeEntryTable {
  readonly types: readonly string[];
  readonly typeLabel: ((type: string) => string) | undefined;
  /** Shift differentials; empty: no Shift column. */
  readonly shifts: readonly string[];
  readonly showPaidBreak: boolean;
  readonly use24HourClock: boolean;
  readonly precision: number;
  readonly withShifts: boolean;
  readonly readOnly: boolean;
  /** Name of the next day, for an end that crosses midnight. */
  readonly nextDay: string | undefined;
  readonly fieldId: (key: string, field: TimeEntryField) => string;
  readonly dispatch: (action: TimeEntryAction) => void;
}
