import type { DayForm, TimecardForm } from '../form/timecard-form.ts';

export type Side = 'mine' | 'theirs';

/** One row on the path to an entry. */
export interface RowPlace {
  readonly list: string;
  /** Counted from 1. */
  readonly line: number;
  /** The row's natural key; undefined if it has only an id. */
  readonly name: string | undefined;
}

/** The place of an entry in a timecard. */
export interface EntryPlace {
  /** A stable path: merging the same forms gives the same paths. */
  readonly path: string;
  /** Key of the day; null for entries of the whole item. */
  readonly day: string | null;
  /** The rows from the day inward: line 2 of the allocations, its value of custom field 41. */
  readonly rows: readonly RowPlace[];
  /** `day` or `row` if the whole of it is meant. */
  readonly field: string;
}

/** An entry that both sides changed to different values. A row or a day that a side does not have is undefined there. */
export interface MergeConflict extends EntryPlace {
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  readonly form: TimecardForm;
  readonly conflicts: readonly MergeConflict[];
  /** Entries that only the other side changed; the merged form has its values. */
  readonly taken: readonly EntryPlace[];
  /** Days that I changed and that take no entries any more, as I had them. */
  readonly refused: readonly DayForm[];
}

/** The forms of a three-way merge: the common base and the version of each side. */
export interface ThreeForms {
  readonly base: TimecardForm;
  readonly mine: TimecardForm;
  readonly theirs: TimecardForm;
}
