import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';
import { type Disagreement, electSets, libraryOf, type Need, type Offer, providedFor } from '../shared-set/election.ts';

/**
 * The page provides one version of each shared library to the builds in one of its sets, and every build accepts that version: one in the
 * range that it declares, or, for a build from before there were ranges, exactly the version it was built with.
 */
export const sharedSingletonsSatisfiable: Rule = {
  name: 'shared-singletons-satisfiable',
  find({ candidate, facts }) {
    const { root } = candidate;
    const known = root && facts(ROOT, root.version);
    if (!root || !known?.provides) return [];
    const { provides, providesRequests: requests, readsRanges = false, sets = {} } = known;
    const beside = Object.fromEntries(Object.entries(sets).map(([set, { provides }]) => [set, provides]));
    const offer: Offer = { name: root.version, provides, requests, readsRanges, reacts: root, sets: beside };
    const needs = Object.entries(candidate.microFrontends).map(([name, { version, react }]): Need => {
      const { requires = {}, ranges = {} } = facts(name, version) ?? {};
      return { name, requires, ranges, react };
    });
    const { disagreements } = electSets(offer, needs);
    /** Whether the whole library disagrees: its parts (`react/jsx-runtime`) need no sentence of their own. */
    const isSaid = (one: Disagreement) =>
      'need' in one &&
      one.request !== libraryOf(one.request) &&
      disagreements.some(
        (other) => 'need' in other && other.need.name === one.need.name && other.request === libraryOf(one.request),
      );
    const own = disagreements.filter((one) => !isSaid(one));
    return own.map((one) => {
      if (!('need' in one)) {
        return `Every page would break: root ${root.version} has ${one.unequal.join(' and ')}, which have to be one version. Install both in the same one and build root again.`;
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
  if (provided === undefined) return `the page (root ${offer.name}) provides none`;
  const beside = Object.keys(offer.sets ?? {}).flatMap((set) => {
    const other = providedFor(offer, request, set);
    return other === undefined || other === provided ? [] : [`, and ${other} beside it`];
  });
  return `the page (root ${offer.name}) has ${libraryOf(request)} ${provided}${beside.join('')}`;
}

function wayOut({ offer, need, request, wanted }: Unmet): string {
  if (providedFor(offer, request) === undefined && request !== libraryOf(request)) {
    return `Activate a root that provides it first, or build ${need.name} without.`;
  }
  return wanted.includes('^')
    ? `Activate a root with such a version first, or build ${need.name} for a range that includes the page's.`
    : `Build ${need.name} with the page's.`;
}
