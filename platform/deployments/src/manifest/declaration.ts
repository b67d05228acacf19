import * as v from 'valibot';
import { activation, remoteName } from './activation.ts';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Size budgets in bytes after brotli. `mfe check` rejects what exceeds them. */
export const budgets = v.strictObject({
  /** The container's script. */
  entry: v.optional(bytes),
  /** The scripts that an exposed module needs beyond the entry. */
  module: v.optional(bytes),
  /**
   * The scripts of all micro-frontends that a page requests until it can be used: a route of this one (`/worker/home`), or one of its elements
   * with the host on a legacy page (`<recovery-options>`).
   */
  pages: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^(\/.*|<[a-z0-9-]+>)$/, 'is a route or an <element>')), bytes),
  ),
});

/** `micro-frontend.json`: the activation, and fields that only publishing and checking need. */
export const declaration = v.strictObject({
  ...activation.entries,
  budgets: v.optional(budgets),
  /** Micro-frontends whose routes may overlap with these on purpose; for each path, the better fit wins. */
  overlaps: v.optional(v.array(remoteName)),
  /** The micro-frontend that it replaces while two majors of React are in use: it provides the same modules for the other major. */
  standsFor: v.optional(remoteName),
});

export type Budgets = v.InferOutput<typeof budgets>;
export type Declaration = v.InferOutput<typeof declaration>;
