import type { Manifest } from '../../manifest/index.ts';
import { coversPattern } from '../../routes/pattern-sets.ts';
import type { Examined, Rule } from '../rule.ts';

/**
 * A route whose module has no page for it leads to "There is no page here"; the built code says which pages it has. So does a notification
 * whose page another release takes away.
 */
export const pagesExist: Rule = {
  name: 'pages-exist',
  find: (examined) => [...routesWithoutPage(examined), ...linksWithoutPage(examined)],
};

function routesWithoutPage({ candidate, facts }: Examined): string[] {
  return Object.entries(candidate.microFrontends).flatMap(([name, { version, activation }]) =>
    activation.applications.flatMap(({ region, module, routes = [] }) => {
      const pages = region === 'page' ? facts(name, version)?.pages?.[module] : undefined;
      if (!pages) return [];
      const missing = routes.filter(({ path }) => !pages.some((page) => coversPattern(page, path)));
      return missing.map(
        ({ path }) =>
          `The page #${path} would be empty: ${name} ${version} declares its route, but ${module} has no page for it. ` +
          'Build it again without the route in its micro-frontend.json (npm run routes), or bring the page back.',
      );
    }),
  );
}

/** A micro-frontend may be released before those whose pages its notifications lead to. */
function linksWithoutPage({ candidate, live }: Examined): string[] {
  if (!live) return [];
  const [before, now] = [pathsOf(live), pathsOf(candidate)];
  const leads = (paths: readonly string[], path: string) => paths.some((one) => coversPattern(one, path));
  return Object.entries(candidate.microFrontends).flatMap(([name, { version, activation }]) =>
    (activation.notifications ?? []).flatMap(({ kind, link, action }) => {
      const paths = new Set([link, action?.link].flatMap((one) => one?.split('?', 1) ?? []));
      const lost = [...paths].filter((path) => leads(before, path) && !leads(now, path));
      return lost.map(
        (path) =>
          `The notifications "${kind}" of ${name} ${version} lead to #${path}, which no build has any more. ` +
          `Bring the page back, or release ${name} with another link first.`,
      );
    }),
  );
}

function pathsOf({ microFrontends }: Manifest): string[] {
  return Object.values(microFrontends).flatMap(({ activation }) =>
    activation.applications.flatMap(({ region, routes = [] }) =>
      region === 'page' ? routes.map(({ path }) => path) : [],
    ),
  );
}
