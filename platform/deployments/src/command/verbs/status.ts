import {
  currentRevision,
  emptyManifest,
  revisionPaths,
  type StoredRevision,
  storedAt,
} from '../../activate/history.ts';
import { readFacts } from '../../check/read-facts.ts';
import { difference, versionOf } from '../../diff/difference.ts';
import { registeredHosts } from '../../hosts/registered-hosts.ts';
import { type Manifest, ROOT, setOf, stableManifest } from '../../manifest/index.ts';
import type { Verb } from '../invocation.ts';
import { described } from './host.ts';

/** The number of revisions in the list. */
const SHOWN = 10;

export const status: Verb = async ({ store, print }) => {
  const paths = (await revisionPaths(store)).slice(-SHOWN - 1);
  const revisions: StoredRevision[] = [];
  for (const path of paths) revisions.push(await storedAt(store, path));
  const live = revisions.at(-1)?.manifest;
  if (!live) {
    print([], `Nothing has been activated in ${store.location} yet.`);
    return 0;
  }
  const history = revisions
    .map(({ manifest, record }, at) => ({
      revision: manifest.revision,
      activatedAt: manifest.activatedAt,
      verb: record?.verb,
      message: record?.message,
      changes: difference(revisions[at - 1]?.manifest ?? emptyManifest, manifest),
    }))
    .slice(paths.length > SHOWN ? 1 : 0)
    .reverse();
  const targets = (await currentRevision(store)).record?.targets ?? {};
  const backOf = (name: string) => {
    const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
    if (!target) return '';
    return target.safe === false ? `, not back to ${target.version} by itself` : `, back to ${target.version}`;
  };
  const versions = Object.entries(live.microFrontends).map(
    ([name, one]) => `  ${name.padEnd(16)} ${versionOf(one)}${backOf(name)}`,
  );
  const provided = live.root && (await readFacts(store, [stableManifest(live)]))(ROOT, live.root.version);
  const libraries = Object.entries({ ...provided?.provides, ...provided?.libraries }).map((one) => one.join(' '));
  const root = live.root
    ? [
        `  ${ROOT.padEnd(16)} ${versionOf(live.root)}${backOf(ROOT)}`,
        ...(libraries.length ? [`    with ${libraries.join(', ')}`] : []),
        ...reactsBeside(live),
      ]
    : [];
  const lines = history.map(({ revision, activatedAt, message, changes }) => {
    const what = changes.map(({ name, after }) => `${name} ${after ?? 'taken away'}`).join(', ') || 'nothing changed';
    return `  ${String(revision).padStart(4)}  ${activatedAt}  ${what.length > 100 ? `${changes.length} changes` : what}${message === undefined ? '' : `  "${message}"`}`;
  });
  const hosts = await registeredHosts(store);
  const others = hosts.length ? ['', 'Hosts of others', ...hosts.map(described)] : [];
  print(
    { ...live, history, hosts },
    [
      `Revision ${live.revision}, activated ${live.activatedAt}`,
      ...root,
      ...versions,
      ...others,
      '',
      'History',
      ...lines,
    ].join('\n'),
  );
  return 0;
};

/** The Reacts that a page may have beside its own, and the micro-frontends that run with them. */
function reactsBeside({ root, microFrontends }: Manifest): string[] {
  return Object.entries(root?.sets ?? {}).map(([set, { react }]) => {
    const users = Object.entries(microFrontends).filter(([, one]) => root && setOf(root, one) === set);
    return `    beside it react ${react} (${users.map(([name]) => name).join(', ') || 'nobody'})`;
  });
}
