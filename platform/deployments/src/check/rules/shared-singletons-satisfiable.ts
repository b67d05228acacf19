import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';
import { type Disagreement, electSharedSet, libraryOf, type Need, type Offer, providedFor } from '../shared-set/election.ts';

/**
 * The page provides one of each shared library, and every build on it accepts that version: one in the range that it declares, or, of
 * builds from before there were ranges, exactly the version it was built with.
 */
export const sharedSingletonsSatisfiable: Rule = {
  name: 'shared-singletons-satisfiable',
  find({ candidate, facts }) {
    const { root } = candidate;
    const known = root && facts(ROOT, root.version);
    if (!root || !known?.provides) return [];
    const { provides, providesRequests: requests, readsRanges = false } = known;
    const offer: Offer = { name: root.version, role: 'live', provides, requests, readsRanges };
    const needs = Object.entries(candidate.microFrontends).map(([name, { version }]): Need => {
      const { requires = {}, ranges = {} } = facts(name, version) ?? {};
      return { name, role: 'live', requires, ranges };
    });
    return electSharedSet([offer], needs).disagreements.map((one) => {
      if (!('need' in one)) {
        return `Every page would break: root ${root.version} has ${one.unequal.join(' and ')}, which have to be one version.`;
      }
      const { name } = one.need;
      const broken = wouldBreak(affectedPages(candidate, name));
      const version = candidate.microFrontends[name]?.version;
      return `${broken}: ${name} ${version} needs ${one.request} ${one.wanted}, but ${pageHas(one)}. ${wayOut(one)}`;
    });
  },
};

type Unmet = Extract<Disagreement, { need: Need }>;

function pageHas({ offer, request }: Unmet): string {
  const provided = providedFor(offer, request);
  return `the page (root ${offer.name}) ${provided === undefined ? 'provides none' : `has ${libraryOf(request)} ${provided}`}`;
}

function wayOut({ offer, need, request, wanted }: Unmet): string {
  if (providedFor(offer, request) === undefined && request !== libraryOf(request)) {
    return `Activate a root that provides it first, or build ${need.name} without.`;
  }
  return wanted.includes('^')
    ? `Activate a root with such a version first, or build ${need.name} for a range that includes the page's.`
    : `Build ${need.name} with the page's.`;
}
