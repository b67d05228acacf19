import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/** A root-config mounts the generations of the mount contract that its build names; one from before they were named, the first alone. */
export const mountContractsAreUnderstood: Rule = {
  name: 'mount-contracts-are-understood',
  find({ candidate, facts }) {
    const { root } = candidate;
    const known = root && facts(ROOT, root.version);
    if (!known) return [];
    const mounts = known.mountContracts ?? [1];
    return Object.entries(candidate.microFrontends).flatMap(([name, { version, mountContract = 1 }]) => {
      if (mounts.includes(mountContract)) return [];
      const broken = wouldBreak(affectedPages(candidate, name));
      return [
        `${broken}: ${name} ${version} keeps generation ${mountContract} of the mount contract, and the page (root ${root.version}) ` +
          `mounts ${mounts.join(' and ')} only. Deploy a root-config that does first.`,
      ];
    });
  },
};
