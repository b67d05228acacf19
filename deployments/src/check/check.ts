import type { Manifest } from '../manifest/index.ts';
import type { Finding, Rule } from './rule.ts';
import { routesHaveOneOwner } from './rules/routes-have-one-owner.ts';
import { usedModulesExist } from './rules/used-modules-exist.ts';

export const rules: readonly Rule[] = [usedModulesExist, routesHaveOneOwner];

/** Holds a candidate deployment against every rule; empty when it may go live. */
export function check(candidate: Manifest, live: Manifest): Finding[] {
  return rules.flatMap((rule) => rule.find(candidate, live).map((message) => ({ rule: rule.name, message })));
}
