import { coversPattern } from '../../routes/pattern-sets.ts';
import type { Rule } from '../rule.ts';

/** A route whose module has no page for it leads to "There is no page here". The built code says which pages it has. */
export const pagesExist: Rule = {
  name: 'pages-exist',
  find({ candidate, facts }) {
    return Object.entries(candidate.microFrontends).flatMap(([name, { version, activation }]) =>
      activation.applications.flatMap(({ region, module, routes = [] }) => {
        const pages = region === 'page' ? facts(name, version)?.pages?.[module] : undefined;
        if (!pages) return [];
        const missing = routes.filter(({ path }) => !pages.some((page) => coversPattern(page, path)));
        return missing.map(
          ({ path }) =>
            `The page #${path} would be empty: ${name} ${version} declares its route, but ${module} has no page for it. ` +
            'Run "npm run routes" and build it again, or bring the page back.',
        );
      }),
    );
  },
};
