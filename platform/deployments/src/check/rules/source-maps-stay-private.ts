import { ROOT } from '../../publish/publication.ts';
import type { Rule } from '../rule.ts';

/** Source maps contain the sources. They are stored beside the served files, never among them. */
export const sourceMapsStayPrivate: Rule = {
  name: 'source-maps-stay-private',
  find({ candidate, facts }) {
    const versions = Object.entries(candidate.microFrontends).map(([name, { version }]) => [name, version] as const);
    if (candidate.root) versions.push([ROOT, candidate.root.version]);
    return versions.flatMap(([name, version]) => {
      const files = facts(name, version)?.sourceMapsIn ?? [];
      return files.length
        ? [
            `The sources of ${name} ${version} would be public: ${files.join(', ')} ${files.length > 1 ? 'carry or name' : 'carries or names'} ` +
              'a source map. Build with "hidden-source-map".',
          ]
        : [];
    });
  },
};
