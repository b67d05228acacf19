import * as v from 'valibot';
import { shape } from '../contract/contract.ts';

/** The calls of the API that a build can make (`build.json`), from the schemas of their responses and the types of what is sent. */
export const apiCalls = v.object({
  calls: v.array(
    v.object({
      /** `GET /wand2/api/clients/{}`. */
      call: v.string(),
      /** The values that its schema accepts; absent if that is not known. */
      reads: v.optional(shape),
      /** The body; absent if there is none. */
      sends: v.optional(shape),
      /** The parameters in the query; absent if there are none. */
      query: v.optional(shape),
    }),
  ),
  /** The types to which these refer. */
  types: v.record(v.string(), shape),
});

export type ApiCalls = v.InferOutput<typeof apiCalls>;
export type ApiCall = ApiCalls['calls'][number];
