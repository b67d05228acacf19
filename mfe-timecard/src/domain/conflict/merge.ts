import type { DayForm, TimecardForm } from '../form/timecard-form.ts';

export type Side = 'mine' | 'theirs';

/** One row on the way to an entry. */
export interface RowPlace {
  readonly list: string;
  /** Counted from 1. */
  readonly line: number;
  /** What the row is naturally named by; undefined where it has only an id. */
  readonly name: string | undefined;
}

/** Where in a timecard something was entered. */
export interface EntryPlace {
  /** The same whenever the same forms are merged. */
  readonly path: string;
  /** Key of the day; null for what belongs to the whole item. */
  readonly day: string | null;
  /** The rows from the day inward: line 2 of the allocations, its value of custom field 41. */
  readonly rows: readonly RowPlace[];
  /** `day` or `row` where the whole of it is meant. */
  readonly field: string;
}

/** What both sides changed, to different values. A row or a day that a side does not have is undefined there. */
export interface MergeConflict extends EntryPlace {
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  readonly form: TimecardForm;
  readonly conflicts: readonly MergeConflict[];
  /** What only the other side changed, and the form now has. */
  readonly taken: readonly EntryPlace[];
  /** Days with entries of mine that they do not take any more, as I had them. */
  readonly refused: readonly DayForm[];
}

/** The forms of a three-way merge: the version both sides began with, and what each made of it. */
export interface ThreeForms {
  readonly base: TimecardForm;
  readonly mine: TimecardForm;
  readonly theirs: TimecardForm;
}
