import { ROOT } from '../../manifest/index.ts';
import { versionName } from '../../publish/named-version.ts';
import type { Rule } from '../rule.ts';

/**
 * What is known of a live version can be read, or nothing else could be held against it. Each of the others is named with its version, so that
 * a release of another one is refused as well, not only the activation of what cannot be read.
 */
export const recordsAreRead: Rule = {
  name: 'records-are-read',
  find({ candidate, facts }) {
    const { microFrontends, root } = candidate;
    const all = [...Object.entries(microFrontends), ...(root ? [[ROOT, root] as const] : [])];
    const names = all.map(([name, { version }]) => versionName(name, version));
    return names.flatMap((name) => {
      const wrong = facts.unread?.get(name);
      if (wrong === undefined) return [];
      return names
        .filter((other) => other !== name)
        .map((other) => `${other} cannot be held against ${name}, which it may meet on a page: ${wrong}`);
    });
  },
};
