import { emptyManifest, revisionPaths, type StoredRevision, storedAt } from '../../activate/history.ts';
import { candidateVersion, liveVersion } from '../../activate/targets.ts';
import { difference } from '../../diff/difference.ts';
import { triedInWords } from '../../journeys/trial-record.ts';
import { pooled } from '../../store/pooled.ts';
import { UserError } from '../../user-error.ts';
import type { Verb } from '../invocation.ts';

/** A change to one name, as `mfe history` prints it. */
interface Entry {
  readonly revision: number;
  readonly activatedAt: string;
  readonly name: string;
  /** Null where it was retired. */
  readonly version: string | null;
  readonly verb?: string | undefined;
  readonly by?: string | undefined;
  readonly commit?: string | undefined;
  readonly message?: string | undefined;
  readonly run?: string | undefined;
  readonly forced?: true | undefined;
  /** The trial in a browser before it. */
  readonly tried?: NonNullable<StoredRevision['record']>['tried'];
}

/** Every change to these names, or to all, newest first. */
export const history: Verb = async ({ store, names, print }) => {
  const revisions = await pooled(await revisionPaths(store), (path) => storedAt(store, path));
  const entries = entriesOf(revisions).filter(({ name }) => names.length === 0 || names.includes(name));
  for (const name of names)
    if (!entries.some((one) => one.name === name)) throw new UserError(`${name} was never live in ${store.location}.`);
  entries.reverse();
  print(entries, entries.map(line).join('\n') || `Nothing has been activated in ${store.location} yet.`);
  return 0;
};

function entriesOf(revisions: readonly StoredRevision[]): Entry[] {
  /** NAME@VERSION → the commit it was built from; promoting and rolling back name no commit. */
  const commits = new Map<string, string>();
  return revisions.flatMap(({ manifest, record }, at) => {
    const changes = difference(revisions[at - 1]?.manifest ?? emptyManifest, manifest);
    return changes.map(({ name, after }): Entry => {
      const meant = candidateVersion(manifest, name) ?? liveVersion(manifest, name);
      const commit = record?.commits?.[name];
      if (commit !== undefined) commits.set(`${name}@${meant}`, commit);
      return {
        revision: manifest.revision,
        activatedAt: manifest.activatedAt,
        name,
        version: after ?? null,
        verb: record?.verb,
        by: record?.by,
        commit: commits.get(`${name}@${meant}`),
        message: record?.message,
        run: record?.run,
        forced: record?.forced,
        tried: record?.verb === 'activate' ? record.tried : undefined,
      };
    });
  });
}

function line(one: Entry): string {
  const { revision, activatedAt, name, version, verb = 'changed', by, commit, message, run, forced, tried } = one;
  const parts = [
    `${String(revision).padStart(4)}  ${activatedAt}  ${name} ${version ?? 'taken away'}`,
    `${verb}${forced ? ' --force' : ''}${by === undefined ? '' : ` by ${by}`}`,
    commit === undefined ? '' : `commit ${commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1')}`,
    tried === undefined
      ? ''
      : `${triedInWords(tried)} tried in ${tried.browser}${tried.failures.length ? `, ${tried.failures.length} failed` : ''}`,
    run ?? '',
    message === undefined ? '' : `"${message}"`,
  ];
  return parts.filter(Boolean).join('  ');
}
