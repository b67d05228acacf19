import { ROOT } from '../../manifest/index.ts';
import { versionName } from '../../publish/named-version.ts';
import type { Rule } from '../rule.ts';

/**
 * The record of every live version can be read; otherwise nothing could be checked with it. Each finding names the other versions, so that
 * a release of another micro-frontend is rejected as well, not only the activation of the unreadable one.
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
