import * as v from 'valibot';
import { apiCalls } from '../check/api/api-calls.ts';
import { contract } from '../check/contract/contract.ts';
import { place } from '../check/places/place.ts';
import { hostContract } from '../host-contract/schema.ts';
import { isRange } from '../manifest/index.ts';

const names = v.array(v.string());
/** The name of a React beside a page's own. */
const reactSet = v.pipe(v.string(), v.regex(/^react-[1-9]\d*$/, 'is "react-" and a major'));

/** A build's report about itself (`build.json`), as far as the manifest does not need it. */
export const reported = v.object({
  /** Begins everything that its style sheets name. In older records it is absent: any class confines a selector. */
  stylePrefix: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'is lower-case letters, digits and dashes'))),
  /** Shared library → the exact version it was built with. */
  requires: v.optional(v.record(v.string(), v.string())),
  /** Shared library → the range of versions it runs with; without one, exactly the version it was built with. */
  ranges: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.check(isRange, 'is a version, ^ and a version, or several with "||"'))),
  ),
  /** Shared library of this repository → the version of its package, which every release raises. For messages; nothing compares it. */
  libraries: v.optional(v.record(v.string(), v.string())),
  /** Shared library of this repository → the names it uses of it. */
  requiresNames: v.optional(v.record(v.string(), names)),
  /** The label keys of shared-session that it shows without having their texts. Older records have none. */
  requiresTexts: v.optional(names),
  /** Exposed module → the names it exports. */
  exports: v.optional(v.record(v.string(), names)),
  /** Exposed module → the paths of the pages in it. In older records, and where a path is computed, it is absent. */
  pages: v.optional(v.record(v.string(), names)),
  /** Module of another remote → the names it imports from there. */
  imports: v.optional(v.record(v.string(), names)),
  /** Modules of other remotes that are imported dynamically (`import()`). */
  later: v.optional(names),
  /** Exposed module, or shared library of root-config → its contract, as the compiler declares it. */
  contracts: v.optional(v.record(v.string(), contract)),
  /** Module of another remote, or shared library → its contract at build time, limited to the names that are used. */
  builtAgainst: v.optional(v.record(v.string(), contract)),
  /** The calls of the API that it can make. Older records have none. */
  api: v.optional(apiCalls),
  /** Name of a record, a message or an event → what it writes and reads under it. Older records have none. */
  places: v.optional(v.record(v.string(), place)),
  /** Shared library → the version it provides; root-config only. */
  provides: v.optional(v.record(v.string(), v.string())),
  /** The paths that may be imported (`react-dom/client`); root-config only. In older records it is absent: every path. */
  providesRequests: v.optional(names),
  /** React beside its own (`react-20`) → its script, and shared library → the version in it; root-config only. */
  sets: v.optional(v.record(reactSet, v.object({ script: v.string(), provides: v.record(v.string(), v.string()) }))),
  /** Whether it reads ranges; root-config only. An older one compares versions. */
  readsRanges: v.optional(v.boolean()),
  /** Whether it knows that root may have a candidate; root-config only. */
  knowsRootCanary: v.optional(v.boolean()),
  /** Shared library of this repository → the names it exports; root-config only. */
  providesNames: v.optional(v.record(v.string(), names)),
  /** The generations of the mount contract that it mounts; root-config only. Records from before it say nothing: the first alone. */
  mountContracts: v.optional(v.array(v.number())),
  /**
   * The generation of the host contract that its standalone variant implements; null if none was built. In older records it is absent: the
   * first.
   */
  hostContract: v.optional(v.nullable(hostContract)),
});

export type Reported = v.InferOutput<typeof reported>;
