/**
 * The effect of a migration on releases that do not have it. They run as before after an addition. After a removal, only release
 * `removalAfter` and later ones run, because earlier ones use the columns and tables that it removes.
 */
export type MigrationEffect = 'addition' | { readonly removalAfter: string };

/** A migration that has run, as its release recorded it. */
export interface RanMigration {
  readonly name: string;
  /** Null for a migration without a mark. */
  readonly effect: 'addition' | 'removal' | null;
  readonly removal_after: string | null;
  /** The release that ran it. */
  readonly release: string | null;
}

const MANUAL = 'docs/operations.md, "Upgrading the API"';

/** The reason, in a sentence, why a release cannot run on a database with newer migrations; undefined if it can. */
export function cannotRun(release: string, newer: readonly RanMigration[]): string | undefined {
  const fits = ({ effect, removal_after }: RanMigration) =>
    effect === 'addition' || (effect === 'removal' && removal_after !== null && !isBefore(release, removal_after));
  const found = newer.find((migration) => !fits(migration));
  if (!found) return undefined;
  const backup = `or restore the backup that was taken before the upgrade (${MANUAL})`;
  if (found.effect === 'removal') {
    return `Release ${found.release} has removed columns or tables that release ${release} uses (${found.name}). Start release ${found.removal_after} or a later one, ${backup}.`;
  }
  return `The database has a migration that release ${release} does not know, and that no release has marked (${found.name}). Start the release that has it, ${backup}.`;
}

/**
 * The reason, in a sentence, why pending migrations must not run yet; undefined if they may. `seen` are the releases that have run on the
 * database; none for a new database, on which every migration may run.
 */
export function mustNotRun(
  release: string,
  pending: readonly { readonly name: string; readonly effect: MigrationEffect | undefined }[],
  seen: readonly string[],
): string | undefined {
  for (const { name, effect } of seen.length === 0 ? [] : pending) {
    if (typeof effect !== 'object' || seen.some((other) => !isBefore(other, effect.removalAfter))) continue;
    return `Release ${release} removes columns or tables that the release before it still uses (${name}). Start release ${effect.removalAfter} first, and replace all processes by it (${MANUAL}).`;
  }
  return undefined;
}

/** Whether a release is older than another one: `1.9.0` is before `1.10.0`. */
export function isBefore(release: string, other: string): boolean {
  return release.localeCompare(other, 'en', { numeric: true }) < 0;
}
