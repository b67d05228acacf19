import { affectedPages, wouldBreak } from '../../affected-pages.ts';
import type { Rule } from '../../rule.ts';

/** The page has one React. A second one, bundled by a micro-frontend, fails late: hooks find no dispatcher. */
export const oneReact: Rule = {
  name: 'one-react',
  find({ candidate, facts }) {
    return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) => {
      const scripts = facts(name, version)?.reactIn ?? [];
      if (scripts.length === 0) return [];
      const broken = wouldBreak(affectedPages(candidate, name));
      return [
        `${broken}: ${name} ${version} carries a React of its own in ${scripts.join(', ')}, beside the page's. ` +
          'Build it with webpack-preset, which leaves React to the page.',
      ];
    });
  },
};
