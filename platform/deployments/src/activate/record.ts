import * as v from 'valibot';
import { signature } from '../owners/signature.ts';

/** Where a rollback of a name leads. */
const target = v.object({
  /** The revision in which that version was last live before the current one. */
  revision: v.number(),
  version: v.string(),
  /** False if the check is known to refuse it, by itself, since something else was activated. */
  safe: v.optional(v.boolean()),
});

/**
 * The history's record of a revision, in addition to the manifest: the author, the changed names, and the rollback target of each name. It
 * is stored in the same file, because the swap is the creation of one file. Browsers do not read it.
 */
export const revisionRecord = v.looseObject({
  /** The verb of `mfe` that appended the revision. */
  verb: v.string(),
  /** The versions or names that it named. */
  names: v.array(v.string()),
  /** Its author, with the rest of the provenance. */
  by: v.optional(v.string()),
  run: v.optional(v.string()),
  /** The author's reason. */
  message: v.optional(v.string()),
  /** Whether the check was skipped (`--force`). */
  forced: v.optional(v.literal(true)),
  /** Name → the commit that its activated version was built from. */
  commits: v.optional(v.record(v.string(), v.string())),
  /** Name → where its rollback leads; null if there is nothing earlier. A name without an entry was last changed before records. */
  targets: v.record(v.string(), v.nullable(target)),
  /** Name → the version that this revision withdrew: an aborted candidate, or what a rollback left. */
  withdrawn: v.optional(v.record(v.string(), v.string())),
  /** NAME@VERSION → the revision that aborted its trial, until the version is live for everybody. */
  aborted: v.optional(v.record(v.string(), v.number())),
  /** The trial before it (`mfe try`): when, by whom, in which browsers, and how many pages and journeys. */
  tried: v.optional(
    v.looseObject({
      at: v.optional(v.string()),
      by: v.optional(v.string()),
      browser: v.string(),
      pages: v.number(),
      journeys: v.number(),
      failures: v.array(v.string()),
    }),
  ),
  /** The signature of the file without this field, by the team that appended it. */
  signature: v.optional(signature),
});

export type RevisionRecord = v.InferOutput<typeof revisionRecord>;
export type Target = v.InferOutput<typeof target>;
export type Targets = Readonly<Record<string, Target | null>>;
