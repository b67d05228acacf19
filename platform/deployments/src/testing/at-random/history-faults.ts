import type { StoredRevision } from '../../activate/history.ts';
import { candidateVersion, liveVersion } from '../../activate/targets.ts';

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The faults in a history: a lost activation, or a withdrawn version that came back without being activated by its name. */
export function historyFaults(revisions: readonly StoredRevision[]): string[] {
  const faults: string[] = [];
  const withdrawn = new Map<string, Set<string>>();
  const of = (name: string) => {
    const versions = withdrawn.get(name) ?? new Set<string>();
    withdrawn.set(name, versions);
    return versions;
  };
  let before: StoredRevision | undefined;
  for (const [at, revision] of revisions.entries()) {
    const { manifest, record } = revision;
    const names = [
      ...new Set([...Object.keys(before?.manifest.microFrontends ?? {}), ...Object.keys(manifest.microFrontends)]),
    ];
    const fault = (sentence: string) => faults.push(`revision ${manifest.revision} (${record?.verb}): ${sentence}`);
    if (manifest.revision !== at + 1) fault(`follows ${at}`);
    for (const name of names) {
      const [was, is] = [before?.manifest.microFrontends[name], manifest.microFrontends[name]];
      if (differs(was, is) && !record?.names.includes(name)) fault(`it changed ${name}, which it does not name`);
    }
    for (const [name, version] of Object.entries(record?.withdrawn ?? {})) of(name).add(version);
    for (const name of record?.names ?? []) {
      if (record?.verb !== 'activate') continue;
      for (const version of [liveVersion(manifest, name), candidateVersion(manifest, name)])
        of(name).delete(version ?? '');
    }
    for (const name of [...names, 'root']) {
      const live = liveVersion(manifest, name);
      const target = record?.targets[name]?.version;
      for (const version of [live, candidateVersion(manifest, name), target])
        if (version && of(name).has(version))
          fault(`${name}@${version} was withdrawn, and is ${version === target ? 'where a rollback leads' : 'live'}`);
      if (live !== undefined && target === live) fault(`a rollback of ${name} leads to ${target}, which is live`);
    }
    before = revision;
  }
  return faults;
}
