import { ROOT } from '../../publish/publication.ts';
import type { Rule } from '../rule.ts';

/** With a candidate of root itself, both versions have to know which of them they are. */
export const canariesAreUnderstood: Rule = {
  name: 'canaries-are-understood',
  find({ document: { root }, facts }) {
    if (!root?.canary) return [];
    const unaware = [root, root.canary.candidate].filter(({ version }) => {
      const known = facts(ROOT, version);
      return known && !known.knowsRootCanary;
    });
    return unaware.map(
      ({ version }) =>
        `Every page would break: root ${version} knows nothing of candidates of root. Activate a root that does for everybody first.`,
    );
  },
};
