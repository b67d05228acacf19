import type { Facts } from '../../publish/facts/facts.ts';
import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import { changesBetween, isContract } from '../contract/compared.ts';
import { listedChanges } from '../listed.ts';
import type { Rule } from '../rule.ts';
import { KEEP_BOTH } from './contracts-are-kept.ts';

/** `shared-session 1.4.0`, where the build says it. */
function released(library: string, known: Facts | undefined): string {
  const version = known?.libraries?.[library];
  return version === undefined ? library : `${library} ${version}`;
}

/**
 * A build's imports of a shared library of this repository have to be compatible, in the page's copy, with what it was built against. The
 * libraries change without changing the version they are shared under. A build that records no declarations is from before they were
 * recorded; a page that records none cannot be compared, and is refused.
 */
export const sharedContractsAreKept: Rule = {
  name: 'shared-contracts-are-kept',
  find({ candidate, facts }) {
    const { root } = candidate;
    const page = root && facts(ROOT, root.version);
    if (!root || !page?.provides) return [];
    return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) =>
      Object.entries(facts(name, version)?.builtAgainst ?? {}).flatMap(([library, built]) => {
        // Modules of other micro-frontends are checked by "contracts-are-kept".
        if (library.includes('/') || !isContract(built)) return [];
        const broken = () => wouldBreak(affectedPages(candidate, name));
        const now = page.contracts?.[library];
        if (!isContract(now)) {
          return [
            `${broken()}, or not: root ${root.version} records no declarations of ${library}, with which ${name} ${version} could be compared. ` +
              'Build root again.',
          ];
        }
        const provided = page.providesNames?.[library];
        const wanted = facts(name, version)?.requiresNames?.[library] ?? [];
        // "shared-names-exist" reports these.
        const missing = provided ? wanted.filter((one) => !provided.includes(one)) : [];
        const changes = changesBetween(built, now, missing);
        if (changes.length === 0) return [];
        return [
          `${broken()}: ${name} ${version} was built for another contract of ${released(library, facts(name, version))} than the page ` +
            `(root ${root.version}${page.libraries?.[library] ? `, ${released(library, page)}` : ''}) keeps: ` +
            `${listedChanges(changes)}. ${KEEP_BOTH}`,
        ];
      }),
    );
  },
};
