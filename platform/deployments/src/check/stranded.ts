import { type Manifest, stableManifest } from '../manifest/index.ts';
import { ROOT } from '../publish/publication.ts';
import { manifestFindings } from './check.ts';
import type { FactsOf } from './read-facts.ts';
import { sharedSingletonsSatisfiable } from './rules/shared-singletons-satisfiable.ts';

/** A name that could not go back any more. */
export interface Stranded {
  readonly name: string;
  readonly reasons: readonly string[];
  /**
   * Whether it is the target that lacks something of what the change makes live, or the version of a library that the change needs.
   * Otherwise the change needs something else that the target lacks: consumers follow their providers, which must not be refused.
   */
  readonly lacks: boolean;
}

/**
 * The names whose rollback a change would break: its target, alone, beside what the change makes live. A requirement concerns two
 * micro-frontends, so each target is checked with the changed names only. What those lack without it is no matter of the target's.
 * @param targets name → a manifest in which it has the version it would go back to
 */
export function strandedBy(
  live: Manifest,
  candidate: Manifest,
  targets: ReadonlyMap<string, Manifest>,
  facts: FactsOf,
): Stranded[] {
  const changed = changedNames(live, candidate);
  const alone = new Map<string, ReadonlySet<string>>();
  return [...targets].flatMap(([name, target]) => {
    const others = changed.filter((other) => other !== name);
    if (others.length === 0) return [];
    const before = new Set(findings(target, name, live, others, facts));
    const reasons = findings(target, name, candidate, others, facts).filter(
      (one) => !before.has(one) && !lackingAlone(others).has(one),
    );
    if (reasons.length === 0) return [];
    const lacks = name === ROOT ? reasons.some(isOfLibraries) : strandedWithoutNeeds();
    return [{ name, reasons, lacks }];

    function strandedWithoutNeeds(): boolean {
      const idle: FactsOf = (of, version) => (of === name ? facts(of, version) : withoutNeeds(facts(of, version)));
      const known = new Set(findings(target, name, withoutUses(live), others, idle));
      return findings(target, name, withoutUses(candidate), others, idle).some((one) => !known.has(one));
    }
  });

  /** What the changed names say without any target. */
  function lackingAlone(others: readonly string[]): ReadonlySet<string> {
    const key = others.join();
    const found =
      alone.get(key) ?? new Set(findings({ ...candidate, microFrontends: {} }, '', candidate, others, facts));
    alone.set(key, found);
    return found;
  }
}

/** The names that could not go back beside what is live: the check would refuse it, whenever that came to be. */
export function refusedBeside(
  live: Manifest,
  targets: ReadonlyMap<string, Manifest>,
  facts: FactsOf,
): ReadonlyMap<string, readonly string[]> {
  if (targets.size === 0) return new Map();
  const known = new Set(manifestFindings(live, facts).map(({ rule, message }) => `${rule}: ${message}`));
  const all = [...Object.keys(live.microFrontends), ROOT];
  return new Map(
    [...targets].flatMap(([name, target]) => {
      const others = all.filter((other) => other !== name);
      const reasons = findings(target, name, live, others, facts).filter((one) => !known.has(one));
      return reasons.length ? [[name, reasons] as const] : [];
    }),
  );
}

/** The facts of a version that uses no other micro-frontend. */
function withoutNeeds(facts: ReturnType<FactsOf>): ReturnType<FactsOf> {
  return facts && { ...facts, requires: {}, requiresNames: {}, imports: {}, later: [], builtAgainst: {} };
}

function withoutUses(manifest: Manifest): Manifest {
  const microFrontends = Object.entries(manifest.microFrontends).map(([name, one]) => {
    const canary = one.canary && { ...one.canary, candidate: { ...one.canary.candidate, uses: {} } };
    return [name, { ...one, uses: {}, ...(canary ? { canary } : {}) }];
  });
  return { ...manifest, microFrontends: Object.fromEntries(microFrontends) };
}

/**
 * The page's own scripts need no micro-frontend, but they must provide compatible libraries to all of them after any rollback: the version
 * of a library concerns every team.
 */
function isOfLibraries(reason: string): boolean {
  return reason.startsWith(`${sharedSingletonsSatisfiable.name}: `);
}

export function changedNames(live: Manifest, candidate: Manifest): string[] {
  const names = new Set([...Object.keys(live.microFrontends), ...Object.keys(candidate.microFrontends)]);
  const differs = (one: unknown, other: unknown) => one !== other && JSON.stringify(one) !== JSON.stringify(other);
  const changed = [...names].filter((name) => differs(live.microFrontends[name], candidate.microFrontends[name]));
  return differs(live.root, candidate.root) ? [...changed, ROOT] : changed;
}

function findings(target: Manifest, name: string, beside: Manifest, others: readonly string[], facts: FactsOf) {
  const some = Object.entries(beside.microFrontends).filter(([other]) => others.includes(other));
  const one = target.microFrontends[name];
  const { canary: _, ...stable } = one ?? {};
  const microFrontends = Object.fromEntries([...some, ...(one ? [[name, stable]] : [])]) as Manifest['microFrontends'];
  const root = name === ROOT ? stableManifest(target).root : beside.root;
  return manifestFindings({ ...beside, root, microFrontends }, facts).map(({ rule, message }) => `${rule}: ${message}`);
}
