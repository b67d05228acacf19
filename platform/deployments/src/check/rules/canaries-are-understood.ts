import { ROOT } from '../../publish/publication.ts';
import type { Rule } from '../rule.ts';

/**
 * The page validates the manifest strictly: a root-config without canary support would reject it as a whole. With a candidate of root
 * itself, both versions have to know which of them they are.
 */
export const canariesAreUnderstood: Rule = {
  name: 'canaries-are-understood',
  find({ document, facts }) {
    const { root } = document;
    if (root?.canary) {
      const unaware = [root, root.canary.candidate].filter(({ version }) => {
        const known = facts(ROOT, version);
        return known && !known.knowsRootCanary;
      });
      if (unaware.length > 0) {
        return unaware.map(
          ({ version }) =>
            `Every page would break: root ${version} knows nothing of candidates of root. Activate a root that does for everybody first.`,
        );
      }
    }
    const trying = Object.entries(document.microFrontends).filter(([, { canary }]) => canary);
    const blind = root ? (facts(ROOT, root.version)?.canaryBlind ?? []) : [];
    if (!root || trying.length === 0 || blind.length === 0) return [];
    const names = trying.map(([name]) => name).join(', ');
    return [
      `Every page would break: root ${root.version} (${blind.join(', ')}) knows nothing of canaries, but ${names} would have a ` +
        'candidate. Deploy a root-config that does first, or activate without a share.',
    ];
  },
};
