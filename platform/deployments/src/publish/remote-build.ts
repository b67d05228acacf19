import * as v from 'valibot';
import { mountContract } from '../manifest/index.ts';
import { reported } from './reported.ts';

/**
 * `build.json` of a micro-frontend, which its build writes beside the scripts: the webpack preset, its plugins for Vite and Rspack, or
 * another program.
 */
export const remoteBuild = v.object({
  ...reported.entries,
  /** As in `micro-frontend.json`. The entry leaves a container of this name behind: `{ init(), get(module) }`. */
  name: v.string(),
  /** The script that every page with one of its modules loads first. */
  entry: v.string(),
  /** Exposed module → the scripts that it needs beyond the entry. */
  modules: v.record(v.string(), v.array(v.string())),
  /** Exposed module → the modules of other remotes that it imports. */
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  ownRealm: v.optional(v.literal(true)),
  mountContract: v.optional(mountContract),
});

export type RemoteBuild = v.InferOutput<typeof remoteBuild>;
