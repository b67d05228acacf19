import * as v from 'valibot';
import { activation, remoteName } from './activation.ts';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Size budgets in bytes after brotli. `mfe check` rejects what exceeds them. */
export const budgets = v.strictObject({
  /** The container's script. */
  entry: v.optional(bytes),
  /** The scripts that an exposed module needs beyond the entry. */
  module: v.optional(bytes),
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
