import * as v from 'valibot';
import { type JsonSchema, jsonSchema } from '../api/api-document.ts';

/** What a build keeps or passes under a name that other builds, and other versions of it, know as well. */
export interface Place {
  /** Of what it writes. */
  readonly version: number;
  /** Earlier versions that it still reads. */
  readonly reads: readonly number[];
  /** Of what it writes; absent if that has no structure. */
  readonly schema?: JsonSchema | undefined;
}

export const place: v.GenericSchema<Place> = v.object({
  version: v.number(),
  reads: v.array(v.number()),
  schema: v.optional(jsonSchema),
});
