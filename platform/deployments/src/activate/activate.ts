import { difference } from '../diff/difference.ts';
import { joined, refuseFailed, trialsOf } from '../journeys/trial-record.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Publication } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { refuseAborted } from './aborted.ts';
import { withCandidate, withoutCandidate, withPromoted } from './canaries.ts';
import { type ActivateOptions, change } from './change.ts';
import { revision } from './history.ts';
import { withoutMicroFrontends } from './retire.ts';
import { candidateVersion } from './targets.ts';

/**
 * Makes published versions live, all in one revision. A version whose newest trial failed is rejected, unless `check` is absent or
 * `options.again` names it.
 */
export async function activate(
  store: Store,
  publications: readonly Publication[],
  options: ActivateOptions,
): Promise<Manifest> {
  const { share, again = [] } = options;
  const trials = options.tried ? [] : await trialsOf(store, publications);
  if (options.check) refuseFailed(trials, again);
  const tried = options.tried ?? joined(trials);
  return change(store, tried ? { ...options, tried } : options, {
    verb: 'activate',
    names: publications.map(({ name }) => name),
    publications: publications.map(({ name, version }) => [name, version]),
    commits: Object.fromEntries(
      publications.flatMap(({ name, from }) => (from?.commit === undefined ? [] : [[name, from.commit]])),
    ),
    edit: async (before) => {
      const versions = publications.map(({ name, version }) => [name, version] as const);
      if (share === undefined && options.check) await refuseAborted(store, before, versions, again);
      return {
        manifest: publications.reduce(
          (live, one) => (share === undefined ? withPublication(live, one) : withCandidate(live, one, share)),
          before.manifest,
        ),
      };
    },
  });
}

/** Makes the candidates of these micro-frontends live for everyone. */
export async function promote(store: Store, names: readonly string[], options: ActivateOptions): Promise<Manifest> {
  return change(store, options, {
    verb: 'promote',
    names,
    edit: ({ manifest: live }) => ({ manifest: names.reduce(withPromoted, live) }),
  });
}

/** Withdraws the candidates of these micro-frontends: everyone gets the live version again. */
export async function abort(store: Store, names: readonly string[], options: ActivateOptions): Promise<Manifest> {
  return change(store, options, {
    verb: 'abort',
    names,
    edit: ({ manifest: live }) => {
      const manifest = names.reduce(withoutCandidate, live);
      const versions = names.map((name) => [name, candidateVersion(live, name) ?? '']);
      return { manifest, withdrawn: Object.fromEntries(versions) };
    },
  });
}

/** Removes micro-frontends from every page. Rejected, unless `check` is absent, if a live one needs them. */
export async function retire(store: Store, names: readonly string[], options: ActivateOptions): Promise<Manifest> {
  return change(store, options, {
    verb: 'retire',
    names,
    edit: ({ manifest: live }) => ({ manifest: withoutMicroFrontends(live, names) }),
  });
}

/** The newest earlier revision in which something else was live: `mfe prune` repeats revisions. */
export async function lastOther(store: Store, live: Manifest): Promise<Manifest | undefined> {
  for (let number = live.revision - 1; number >= 1; number -= 1) {
    const earlier = await revision(store, number);
    if (difference(earlier, live).length > 0) return earlier;
  }
  return undefined;
}

/** The manifest with this publication live for everyone; a candidate of the same name ends. */
export function withPublication(live: Manifest, publication: Publication): Manifest {
  if ('root' in publication) return { ...live, root: publication.root };
  return { ...live, microFrontends: { ...live.microFrontends, [publication.name]: publication.deployed } };
}
