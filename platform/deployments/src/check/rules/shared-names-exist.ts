import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/**
 * The shared libraries of this repository change their exports without changing the version they are shared under. So a build needs not
 * only the version (`shared-singletons-satisfiable`) but every name it imports. If the page lacks one, the code that uses it fails at run
 * time.
 */
export const sharedNamesExist: Rule = {
  name: 'shared-names-exist',
  find({ candidate, facts }) {
    const { root } = candidate;
    const provides = root && facts(ROOT, root.version)?.providesNames;
    if (!provides) return [];
    return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) =>
      Object.entries(facts(name, version)?.requiresNames ?? {}).flatMap(([library, wanted]) => {
        const provided = Object.hasOwn(provides, library) ? provides[library] : undefined;
        // A library that is missing altogether is reported by `shared-singletons-satisfiable`.
        const missing = provided ? wanted.filter((one) => !provided.includes(one)) : [];
        if (missing.length === 0) return [];
        return [
          `${wouldBreak(affectedPages(candidate, name))}: ${name} ${version} imports ${missing.join(', ')} from ${library}, ` +
            `which the page (root ${root.version}) does not export. ` +
            `Activate a root that does first, or build ${name} without ${missing.length === 1 ? 'it' : 'them'}.`,
        ];
      }),
    );
  },
};
