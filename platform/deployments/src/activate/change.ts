import type { ExaminedTargets } from '../check/refuse-stranding.ts';
import type { Manifest } from '../manifest/index.ts';
import { refuseForeign } from '../owners/owners.ts';
import type { Signer } from '../owners/signature.ts';
import { refuseUnsigned } from '../owners/signed-publication.ts';
import { deriveAgain, writeDerived } from '../page/derived.ts';
import type { Provenance } from '../provenance/provenance.ts';
import { namedVersion } from '../publish/named-version.ts';
import { takingOf, tombstoneOf } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { abortedAfter } from './aborted.ts';
import { append, currentRevision, type StoredRevision } from './history.ts';
import { withMutex } from './mutex.ts';
import type { RevisionRecord, Targets } from './record.ts';
import { targetsAfter, withoutWithdrawn } from './targets.ts';
import { versionsIn } from './versions-in.ts';

export interface ActivateOptions {
  /** The clock, ISO 8601. */
  readonly now: () => string;
  /** Called with the live and the candidate manifest; throws to reject. Runs again if another activation was faster. */
  readonly check?: (live: Manifest, candidate: Manifest) => void | Promise<void>;
  /**
   * Called next, with where each name would go back to; returns the names that could not, or throws to reject. Without it, the targets that
   * the previous revision recorded stay.
   */
  readonly examineTargets?: (examined: ExaminedTargets) => Promise<readonly string[]>;
  /** Lets the page load from a developer's own machine. Never for production. */
  readonly development?: boolean;
  /** 0 to 1: only this share of the sessions gets the publications, as candidates. Everyone if absent. */
  readonly share?: number | undefined;
  /** The names whose versions go live although a trial of them failed, in a browser or for a share of the sessions. */
  readonly again?: readonly string[] | undefined;
  /** The outcome of the trial in a browser, for the history; by default what was recorded with the versions. */
  readonly tried?: RevisionRecord['tried'];
  /** The author and the reason, for the history. */
  readonly provenance?: Provenance | undefined;
  readonly message?: string | undefined;
  /** The key of the team that does it; needed where a store has owners. */
  readonly signer?: Signer | undefined;
}

/** The change that a verb makes to the live revision. */
export interface Edited {
  readonly manifest: Manifest;
  /** The targets of the names that are rolled back. */
  readonly targets?: Targets;
  /** Name → the version that is withdrawn. */
  readonly withdrawn?: Readonly<Record<string, string>>;
}

export interface Change {
  readonly verb: string;
  readonly names: readonly string[];
  /** The versions that it makes live, by name. */
  readonly publications?: readonly (readonly [name: string, version: string])[];
  /** Name → the commit that its version was built from. */
  readonly commits?: Readonly<Record<string, string>>;
  /** Runs again if another activation was faster. */
  readonly edit: (live: StoredRevision) => Edited | Promise<Edited>;
}

const ATTEMPTS = 2000;

/** Appends a revision and writes what browsers read. Changes nothing if everything is live already. */
export async function change(store: Store, options: ActivateOptions, wanted: Change): Promise<Manifest> {
  await refuseForeign(store, wanted.names, options.signer);
  await refuseUnsigned(store, wanted.publications ?? []);
  const { manifest, appended } = await withMutex(store, 'activation', () => swap(store, options, wanted));
  if (appended) await writeDerived(store, options, manifest.revision);
  // A repeated activation repairs documents that a crash left behind.
  else await deriveAgain(store, options);
  return manifest;
}

async function swap(
  store: Store,
  options: ActivateOptions,
  wanted: Change,
): Promise<{ manifest: Manifest; appended: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await currentRevision(store);
    const live = before.manifest;
    const edited = await wanted.edit(before);
    if (sameDeployment(live, edited.manifest)) return { manifest: live, appended: false };
    // After `live` was read and before anything is appended: `mfe prune` relies on that order (prune/prune.ts).
    await refusePruned(store, live, edited.manifest);
    const candidate: Manifest = { ...edited.manifest, revision: live.revision + 1, activatedAt: options.now() };
    await options.check?.(live, candidate);
    const known = targetsAfter(before, candidate, edited.targets);
    const targets = await withoutWithdrawn(store, before, candidate, known, edited.withdrawn);
    const isRollback = wanted.verb === 'rollback' || wanted.verb === 'abort';
    const older = Object.keys(targets).filter(
      (name) => Object.hasOwn(edited.targets ?? {}, name) || targets[name] !== known[name],
    );
    const unsafe = await options.examineTargets?.({ live, candidate, targets, older, isRollback });
    const record: RevisionRecord = {
      verb: wanted.verb,
      names: [...wanted.names],
      by: options.provenance?.by,
      run: options.provenance?.run,
      message: options.message,
      forced: options.check ? undefined : true,
      tried: options.tried,
      commits: unlessEmpty(wanted.commits),
      targets: unsafe ? marked(targets, unsafe) : targets,
      withdrawn: unlessEmpty(edited.withdrawn),
      aborted: unlessEmpty(abortedAfter(before, candidate, wanted.verb === 'abort' ? (edited.withdrawn ?? {}) : {})),
    };
    if (await append(store, candidate, signed(candidate, record, options.signer)))
      return { manifest: candidate, appended: true };
    // The losers wait for a random time, so that they do not collide again.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(5 * 2 ** Math.min(attempt, 6), 200)));
  }
  throw new UserError(`Others activated ${ATTEMPTS} times in between; nothing was changed. Try again.`);
}

/**
 * Appends a revision that changes nothing. A concurrent activation loses the race and checks
 * again; one that was finished before is in the history.
 */
export async function overtake(store: Store, options: Pick<ActivateOptions, 'now' | 'development'>): Promise<void> {
  const { manifest: live, record } = await currentRevision(store);
  const repeated: Manifest = { ...live, revision: live.revision + 1, activatedAt: options.now() };
  const kept = record && { verb: 'prune', names: [], targets: record.targets, aborted: record.aborted };
  // A revision that is appended in between has the same effect.
  if (await append(store, repeated, kept)) await writeDerived(store, options, repeated.revision);
}

/** A publication or a revision may outlive its files: a version that `mfe prune` has deleted must be published again. */
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

/** The targets, with those marked that could not go live by themselves. */
function marked(targets: Targets, unsafe: readonly string[]): RevisionRecord['targets'] {
  return Object.fromEntries(
    Object.entries(targets).map(([name, target]) => {
      if (!target) return [name, target];
      const { revision, version } = target;
      return [name, unsafe.includes(name) ? { revision, version, safe: false } : { revision, version }];
    }),
  );
}

function signed(manifest: Manifest, record: RevisionRecord, signer: Signer | undefined): RevisionRecord {
  return signer ? { ...record, signature: signer.sign('revision', { ...manifest, record }) } : record;
}

function unlessEmpty<T>(entries: Readonly<Record<string, T>> = {}): Record<string, T> | undefined {
  return Object.keys(entries).length ? { ...entries } : undefined;
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
