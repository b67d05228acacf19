import { ROOT } from '../../publish/publication.ts';
import type { Rule } from '../rule.ts';

/** A root-config from before `menuParent` validates the manifest strictly and would reject it as a whole. */
export const menuParentsAreUnderstood: Rule = {
  name: 'menu-parents-are-understood',
  find({ candidate, facts }) {
    const { root } = candidate;
    const known = root && facts(ROOT, root.version);
    if (!known || known.knowsMenuParent) return [];
    const names = Object.entries(candidate.microFrontends)
      .filter(([, { activation }]) =>
        activation.applications.some(({ routes }) => routes?.some((one) => one.menuParent)),
      )
      .map(([name]) => name);
    if (names.length === 0) return [];
    return [
      `Every page would break: root ${root.version} does not know "menuParent", which routes of ${names.join(', ')} declare. ` +
        'Deploy a root-config that does first.',
    ];
  },
};
