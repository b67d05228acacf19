import { difference } from '../diff/difference.ts';
import type { Manifest } from '../manifest/index.ts';
import { deriveAgain, writeDerived } from '../page/derived.ts';
import { namedVersion } from '../publish/named-version.ts';
import { type Publication, takingOf, tombstoneOf } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { withCandidate, withoutCandidate, withPromoted } from './canaries.ts';
import { append, currentManifest, revision } from './history.ts';
import { withMutex } from './mutex.ts';
import { missedBy, withoutMicroFrontends } from './retire.ts';
import { versionsIn } from './versions-in.ts';

export interface ActivateOptions {
  /** The clock, ISO 8601. */
  readonly now: () => string;
  /** Called with the live and the candidate manifest; throws to reject. Runs again if another activation was faster. */
  readonly check?: (live: Manifest, candidate: Manifest) => void | Promise<void>;
  /** Lets the page load from a developer's own machine. Never for production. */
  readonly development?: boolean;
  /** 0 to 1: only this share of the sessions gets the publications, as candidates. Everyone if absent. */
  readonly share?: number | undefined;
}

const ATTEMPTS = 2000;

/** Makes published versions live, all in one revision. */
export async function activate(
  store: Store,
  publications: readonly Publication[],
  options: ActivateOptions,
): Promise<Manifest> {
  const { share } = options;
  return change(store, options, (live) =>
    publications.reduce(
      (before, one) => (share === undefined ? withPublication(before, one) : withCandidate(before, one, share)),
      live,
    ),
  );
}

/** Makes the candidates of these micro-frontends live for everyone. */
export async function promote(store: Store, names: readonly string[], options: ActivateOptions): Promise<Manifest> {
  return change(store, options, (live) => names.reduce(withPromoted, live));
}

/** Withdraws the candidates of these micro-frontends: everyone gets the live version again. */
export async function abort(store: Store, names: readonly string[], options: ActivateOptions): Promise<Manifest> {
  return change(store, options, (live) => names.reduce(withoutCandidate, live));
}

/**
 * Removes micro-frontends from every page. Rejected, unless `check` is absent, if a live one needs them or if the home page or
 * a region of every page would be missing.
 */
export async function retire(store: Store, names: readonly string[], options: ActivateOptions): Promise<Manifest> {
  return change(store, options, (live) => {
    const missed = options.check ? missedBy(live, names) : [];
    if (missed.length) throw new UserError(missed.join('\n'));
    return withoutMicroFrontends(live, names);
  });
}

/**
 * Restores the manifest of an earlier revision as a new revision: history only grows.
 * @param to a revision number; by default the last one in which something else was live
 */
export async function rollback(store: Store, options: ActivateOptions, to?: number): Promise<Manifest> {
  return change(store, options, async (live) => {
    if (to !== undefined && !Number.isInteger(to)) {
      throw new UserError('A revision is a whole number; "mfe status" lists them.');
    }
    const earlier = await (to === undefined ? lastOther(store, live) : to < 1 ? undefined : revision(store, to));
    if (!earlier) throw new UserError('There is no earlier revision to go back to.');
    const { root, microFrontends } = earlier;
    return { ...live, root, microFrontends };
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

/**
 * Appends a revision that changes nothing. A concurrent activation loses the race and checks
 * again; one that was finished before is in the history.
 */
export async function overtake(store: Store, options: Pick<ActivateOptions, 'now' | 'development'>): Promise<void> {
  const live = await currentManifest(store);
  const repeated: Manifest = { ...live, revision: live.revision + 1, activatedAt: options.now() };
  // A revision that someone else appends in between has the same effect.
  if (await append(store, repeated)) await writeDerived(store, options, repeated.revision);
}

/** A publication or a revision may outlive its files: what `mfe prune` has deleted must be published again. */
async function refusePruned(store: Store, live: Manifest, candidate: Manifest): Promise<void> {
  const present = new Set(versionsIn(live));
  for (const key of versionsIn(candidate)) {
    if (present.has(key)) continue;
    const [name, version] = namedVersion(key);
    if (await store.read(takingOf(name, version))) {
      throw new UserError(`${key} is being taken away by "mfe prune". Publish that build again when it has ended.`);
    }
    if (await store.read(tombstoneOf(name, version))) {
      throw new UserError(`${key} was pruned. Publish that build again, then it can go live.`);
    }
  }
}

async function change(
  store: Store,
  options: ActivateOptions,
  edit: (live: Manifest) => Manifest | Promise<Manifest>,
): Promise<Manifest> {
  const { manifest, appended } = await withMutex(store, 'activation', () => swap(store, options, edit));
  if (appended) await writeDerived(store, options, manifest.revision);
  // A repeated activation repairs documents that a crash left behind.
  else await deriveAgain(store, options);
  return manifest;
}

async function swap(
  store: Store,
  options: ActivateOptions,
  edit: (live: Manifest) => Manifest | Promise<Manifest>,
): Promise<{ manifest: Manifest; appended: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const live = await currentManifest(store);
    const edited = await edit(live);
    if (sameDeployment(live, edited)) return { manifest: live, appended: false };
    // After `live` was read and before anything is appended: `mfe prune` relies on that order (prune/prune.ts).
    await refusePruned(store, live, edited);
    const candidate: Manifest = { ...edited, revision: live.revision + 1, activatedAt: options.now() };
    await options.check?.(live, candidate);
    if (await append(store, candidate)) return { manifest: candidate, appended: true };
    // The losers wait for a random time, so that they do not collide again.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(5 * 2 ** Math.min(attempt, 6), 200)));
  }
  throw new UserError(`Others activated ${ATTEMPTS} times in between; nothing was changed. Try again.`);
}

/** The manifest with this publication live for everyone; a candidate of the same name ends. */
export function withPublication(live: Manifest, publication: Publication): Manifest {
  if ('root' in publication) return { ...live, root: publication.root };
  return { ...live, microFrontends: { ...live.microFrontends, [publication.name]: publication.deployed } };
}

function sameDeployment(a: Manifest, b: Manifest): boolean {
  const names = Object.keys(a.microFrontends);
  const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
  return (
    same(a.root, b.root) &&
    names.length === Object.keys(b.microFrontends).length &&
    names.every((name) => same(a.microFrontends[name], b.microFrontends[name]))
  );
}
