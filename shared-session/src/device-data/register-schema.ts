import * as v from 'valibot';
import { MODULE } from './offline-queues.ts';

/**
 * The format of the register, which other versions read as well. Pages read it by `read-register.ts`, which is held to this schema: the shell
 * would load valibot for it alone.
 */
export const registerSchema = v.looseObject({
  owner: v.fallback(v.nullable(v.string()), null),
  databases: v.fallback(v.array(v.string()), []),
  sessionKeys: v.fallback(v.array(v.string()), []),
  cookies: v.fallback(v.array(v.string()), []),
  work: v.fallback(
    v.array(
      v.looseObject({
        id: v.string(),
        url: v.string(),
        key: v.string(),
        params: v.record(v.string(), v.union([v.string(), v.number()])),
        saver: v.fallback(v.optional(v.pipe(v.string(), v.regex(MODULE))), undefined),
      }),
    ),
    [],
  ),
});
