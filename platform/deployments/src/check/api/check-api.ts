import { currentRevision } from '../../activate/history.ts';
import { targetFrom } from '../../activate/targets.ts';
import { buildsIn } from '../../manifest/index.ts';
import { versionName } from '../../publish/named-version.ts';
import { readRecord } from '../../publish/publication.ts';
import { pooled } from '../../store/pooled.ts';
import type { Store } from '../../store/store.ts';
import { listedChanges } from '../listed.ts';
import type { CheckFinding } from '../rule.ts';
import { type ApiDocument, liveApi } from './api-document.ts';
import { compareCalls } from './compare-call.ts';

/** The effect of an API's deployment on the builds. */
export interface ApiCheck {
  readonly findings: readonly CheckFinding[];
  /** Builds that record no calls, so that nothing can be compared. */
  readonly unknown: readonly string[];
}

/**
 * Compares an API that is about to be deployed with all that may be used while it is live: versions that are live, candidates, and the
 * targets of single rollbacks. A difference that the API which is live has as well is no finding.
 */
export async function checkApi(store: Store, next: ApiDocument): Promise<ApiCheck> {
  const live = await liveApi(store);
  const users = new Map<string, string[]>();
  const unknown: string[] = [];
  await pooled(await buildsInUse(store), async ([name, version]) => {
    const { publication } = await readRecord(store, name, version);
    const calls = publication?.facts?.api;
    const build = versionName(name, version);
    if (!calls) unknown.push(build);
    if (!calls) return;
    const before = new Set(live ? compareCalls(calls, live).map(({ said }) => said) : []);
    // Without an earlier document, it is not known what the API has given.
    const found = compareCalls(calls, next).filter(({ said, fails }) => (live || fails) && !before.has(said));
    for (const { said } of found) users.set(said, [...(users.get(said) ?? []), build]);
  });
  // Builds that rely on the same are named together.
  const byBuilds = Object.groupBy([...users.keys()].sort(), (said) => (users.get(said) ?? []).sort().join(', '));
  const findings = Object.entries(byBuilds).map(([builds, said = []]) => ({
    rule: 'api-calls-are-served',
    message:
      `${builds} would break, or ${builds.includes(', ') ? 'miss' : 'misses'} what was there: ${listedChanges(said, LISTED)}. ` +
      'Serve the old form beside the new one until no version that is live, a candidate or the target of a rollback needs it.',
  }));
  return { findings, unknown: unknown.sort() };
}

const LISTED = 8;

async function buildsInUse(store: Store): Promise<[name: string, version: string][]> {
  const current = await currentRevision(store);
  const builds = buildsIn(current.manifest).map(({ name, build }): [string, string] => [name, build.version]);
  const names = [...new Set(builds.map(([name]) => name))];
  const targets = await pooled(names, async (name): Promise<[string, string][]> => {
    const target = await targetFrom(store, current, name);
    return target ? [[name, target.version]] : [];
  });
  return [...new Map([...builds, ...targets.flat()].map((one) => [one.join('@'), one])).values()];
}
