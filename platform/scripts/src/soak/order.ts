/** A test file with properties. */
export interface PropertyFile {
  /** Relative to the root. */
  readonly path: string;
  /** The time of its last change, in milliseconds. */
  readonly changed: number;
}

/**
 * The order in which files are tried: those in which most was found first, then the newest. Code that failed once, and code that is
 * young, fails more often.
 *
 * @param found the number of failures by path
 */
export const inOrder = (files: readonly PropertyFile[], found: ReadonlyMap<string, number>): readonly PropertyFile[] =>
  files.toSorted(
    (a, b) =>
      (found.get(b.path) ?? 0) - (found.get(a.path) ?? 0) || b.changed - a.changed || (a.path < b.path ? -1 : 1),
  );
