import type { Facts } from '../../../publish/facts/facts.ts';
import { affectedPages, wouldBreak } from '../../affected-pages.ts';
import type { Rule } from '../../rule.ts';

/**
 * What shares anything with the page runs in the page's React. With a second one in its build, hooks find no dispatcher, and it fails late. A
 * build that brings all it needs and takes nothing of the page has its own root and its own React, of any major.
 */
export const oneReact: Rule = {
  name: 'one-react',
  find({ candidate, facts }) {
    return Object.entries(candidate.microFrontends).flatMap(([name, { version, uses }]) => {
      const { reactIn: scripts = [], ...known } = facts(name, version) ?? {};
      const taken = takenOfPage(known, uses);
      if (scripts.length === 0 || taken.length === 0) return [];
      const broken = wouldBreak(affectedPages(candidate, name));
      return [
        `${broken}: ${name} ${version} carries a React of its own in ${scripts.join(', ')} and takes ${taken.join(', ')} of the page, which ` +
          "run in the page's. Build it with webpack-preset, which leaves React to the page, or take nothing of the page.",
      ];
    });
  },
};

/** What a build takes of the page: shared libraries and modules of other micro-frontends, sorted. */
function takenOfPage(
  { requires = {}, imports = {}, later = [] }: Partial<Facts>,
  uses: Readonly<Record<string, readonly string[]>>,
): string[] {
  const modules = [...Object.values(uses).flat(), ...Object.keys(imports), ...later];
  return [...new Set([...Object.keys(requires), ...modules.map((module) => module.replace(/\/.*$/, ''))])].sort();
}
