import { type RegisteredHost, registeredHosts } from '../hosts/registered-hosts.ts';
import { everyPairOfVersions, type Manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { type FactsOf, readFacts } from './read-facts.ts';
import { refuseRemovals } from './removals.ts';
import type { CheckFinding, Rule } from './rule.ts';
import { apiCallsAreServed } from './rules/api-calls-are-served.ts';
import { canariesAreUnderstood } from './rules/canaries-are-understood.ts';
import { contractsAreKept } from './rules/contracts-are-kept.ts';
import { contractsAreRecorded } from './rules/contracts-are-recorded.ts';
import { eventsMeet } from './rules/events-meet.ts';
import { hostsAreServed } from './rules/hosts-are-served.ts';
import { integrityIsComplete } from './rules/integrity-is-complete.ts';
import { mountContractsAreUnderstood } from './rules/mount-contracts-are-understood.ts';
import { pagesExist } from './rules/pages-exist.ts';
import { pagesStayWithinBudget } from './rules/pages-stay-within-budget.ts';
import { oneReact } from './rules/react/one-react.ts';
import { oneReactAUnit } from './rules/react/one-react-a-unit.ts';
import { recordsAreRead } from './rules/records-are-read.ts';
import { recordsStayReadable } from './rules/records-stay-readable.ts';
import { routesHaveOneOwner } from './rules/routes-have-one-owner.ts';
import { sharedContractsAreKept } from './rules/shared-contracts-are-kept.ts';
import { sharedNamesExist } from './rules/shared-names-exist.ts';
import { sharedSingletonsSatisfiable } from './rules/shared-singletons-satisfiable.ts';
import { sharedTextsExist } from './rules/shared-texts-exist.ts';
import { sourceMapsStayPrivate } from './rules/source-maps-stay-private.ts';
import { staysWithinBudget } from './rules/stays-within-budget.ts';
import { stylesCannotCollide } from './rules/styles-cannot-collide.ts';
import { textsHaveOneWording } from './rules/texts-have-one-wording.ts';
import { tokensAreKept } from './rules/tokens-are-kept.ts';
import { usedModulesExist } from './rules/used-modules-exist.ts';

export const rules: readonly Rule[] = [
  recordsAreRead,
  usedModulesExist,
  contractsAreKept,
  contractsAreRecorded,
  sharedSingletonsSatisfiable,
  sharedNamesExist,
  sharedContractsAreKept,
  sharedTextsExist,
  apiCallsAreServed,
  recordsStayReadable,
  eventsMeet,
  oneReact,
  oneReactAUnit,
  routesHaveOneOwner,
  pagesExist,
  stylesCannotCollide,
  tokensAreKept,
  textsHaveOneWording,
  staysWithinBudget,
  pagesStayWithinBudget,
  sourceMapsStayPrivate,
  integrityIsComplete,
  canariesAreUnderstood,
  mountContractsAreUnderstood,
  hostsAreServed,
];

/** All findings in a manifest, for every two versions that some session would get together. */
export function manifestFindings(
  manifest: Manifest,
  facts: FactsOf = () => undefined,
  hosts: readonly RegisteredHost[] = [],
  live?: Manifest,
): CheckFinding[] {
  const found = new Map<string, CheckFinding>();
  for (const candidate of everyPairOfVersions(manifest)) {
    for (const { name: rule, find } of rules) {
      for (const message of find({ document: manifest, candidate, live, facts, hosts }))
        found.set(`${rule}: ${message}`, { rule, message });
    }
  }
  return [...found.values()];
}

/**
 * The findings that a candidate deployment adds; empty if it may go live. A fault that is live already must not block its fix;
 * `mfe doctor` reports it.
 */
export function check(
  candidate: Manifest,
  live: Manifest,
  facts: FactsOf = () => undefined,
  hosts: readonly RegisteredHost[] = [],
): CheckFinding[] {
  const before = new Set(manifestFindings(live, facts, hosts, live).map(({ rule, message }) => `${rule}: ${message}`));
  return manifestFindings(candidate, facts, hosts, live).filter(
    ({ rule, message }) => !before.has(`${rule}: ${message}`),
  );
}

/**
 * For `activate`: rejects a candidate that would break something, with one line per finding.
 * @param removes the live things that may be removed (`removals.ts`); anything if absent
 */
export function refuseBreakage(
  store: Store,
  removes?: readonly string[],
): (live: Manifest, candidate: Manifest) => Promise<void> {
  return async (live, candidate) => {
    refuseRemovals(live, candidate, removes);
    const facts = await readFacts(store, [candidate, live]);
    const found = check(candidate, live, facts, await registeredHosts(store));
    if (found.length) throw new UserError(found.map(({ rule, message }) => `${rule}: ${message}`).join('\n'));
  };
}
