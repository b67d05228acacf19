import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/** The page provides one of each shared library, and a build runs only with the exact version it was built with. */
export const sharedSingletonsSatisfiable: Rule = {
  name: 'shared-singletons-satisfiable',
  find({ candidate, facts }) {
    const { root } = candidate;
    const provides = root && facts(ROOT, root.version)?.provides;
    if (!provides) return [];
    return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) =>
      Object.entries(facts(name, version)?.requires ?? {}).flatMap(([request, wanted]) => {
        const library = request.split('/')[0] ?? request;
        const provided = Object.hasOwn(provides, library) ? provides[library] : undefined;
        if (provided === wanted) return [];
        const broken = wouldBreak(affectedPages(candidate, name));
        const page = provided
          ? `the page (root ${root.version}) has ${library} ${provided}`
          : `the page (root ${root.version}) provides none`;
        return [
          `${broken}: ${name} ${version} needs ${request} ${wanted}, but ${page}. Build ${name} with the page's.`,
        ];
      }),
    );
  },
};
