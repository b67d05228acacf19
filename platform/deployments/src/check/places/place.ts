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
  /** Of an event: whether the build dispatches it. Older records of events say neither. */
  readonly says?: boolean | undefined;
  /** Of an event: whether the build listens for it. */
  readonly hears?: boolean | undefined;
  /** Of a database: the version that it is opened in. Absent in older records, and where it is not written out. */
  readonly opens?: number | undefined;
}

export const place: v.GenericSchema<Place> = v.object({
  version: v.number(),
  reads: v.array(v.number()),
  schema: v.optional(jsonSchema),
  says: v.optional(v.boolean()),
  hears: v.optional(v.boolean()),
  opens: v.optional(v.number()),
});

/** Whether a build writes what others read there. Where nothing is known of that, it does both. */
export const isWriter = ({ says, hears }: Place): boolean => says === true || hears !== true;

/** Whether a build reads what others write there. */
export const isReader = ({ says, hears }: Place): boolean => hears === true || says !== true;
