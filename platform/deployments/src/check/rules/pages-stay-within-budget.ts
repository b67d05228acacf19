import { type Manifest, stableManifest } from '../../manifest/index.ts';
import { elementScripts } from '../../page/embed-script.ts';
import { firstScripts } from '../../page/first-scripts.ts';
import { preloadPlan } from '../../page/preload-plan.ts';
import { ROOT } from '../../publish/publication.ts';
import type { FactsOf } from '../read-facts.ts';
import type { Rule } from '../rule.ts';

/**
 * Limits the bytes until a page can be used: the scripts of all micro-frontends, and the page's own. The page's owner sets the limit, and any
 * release that would exceed it is refused.
 */
export const pagesStayWithinBudget: Rule = {
  name: 'pages-stay-within-budget',
  find: ({ candidate, facts }) =>
    pageWeights(candidate, facts).flatMap(({ name, page, bytes, budget }) =>
      bytes <= budget ? [] : [sentence(name, page, bytes, budget)],
    ),
};

/** A page or an element with a budget, and its scripts' bytes as they are sent. */
export interface PageWeight {
  readonly name: string;
  readonly page: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The weight of each page that has a budget. */
export function pageWeights(candidate: Manifest, facts: FactsOf): PageWeight[] {
  const weigh = scales(candidate, facts);
  return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) =>
    Object.entries(facts(name, version)?.budgets?.pages ?? {}).map(([page, budget]) => ({
      name,
      page,
      bytes: scriptsOf(candidate, page)
        .map(weigh)
        .reduce((sum, one) => sum + one, 0),
      budget,
    })),
  );
}

/** The URLs of the scripts that a route preloads, or that an element requests when it is used. */
function scriptsOf(candidate: Manifest, page: string): readonly string[] {
  const tag = /^<(.+)>$/.exec(page)?.[1];
  if (tag !== undefined) return elementScripts(candidate, tag);
  const { root } = candidate;
  const { always, routes, scripts } = preloadPlan(stableManifest(candidate));
  const needed = routes.filter(([pattern]) => pattern === page).flatMap(([, numbers]) => numbers);
  const own = root ? firstScripts(root).map((file) => root.base + file) : [];
  return [...own, ...[...new Set([...always, ...needed])].map((number) => scripts[number]?.[0] ?? '')];
}

/** The bytes of a script by its URL; fonts and files without a record weigh nothing. */
function scales({ root, microFrontends }: Manifest, facts: FactsOf): (url: string) => number {
  const versions = [...Object.entries(microFrontends), ...(root ? [[ROOT, root] as const] : [])];
  const weights = new Map(
    versions.flatMap(([name, { version, base }]) =>
      Object.entries(facts(name, version)?.weights ?? {}).map(([file, bytes]) => [base + file, bytes] as const),
    ),
  );
  return (url) => (url.endsWith('.js') ? (weights.get(url) ?? 0) : 0);
}

const sentence = (name: string, page: string, bytes: number, budget: number): string =>
  `${page.startsWith('<') ? page : `#${page}`} would load slower: its scripts weigh ${kilobytes(bytes)} compressed, their budget is ` +
  `${kilobytes(budget)}. Make them smaller, or raise "budgets" in micro-frontend.json of ${name}.`;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
