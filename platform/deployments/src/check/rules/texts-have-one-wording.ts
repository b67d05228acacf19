import { ROOT } from '../../publish/publication.ts';
import { listed } from '../listed.ts';
import type { Rule } from '../rule.ts';

/**
 * A label key belongs to the build that declares it. The texts of a page are in one register, in which the text that is registered first
 * stays. Builds of earlier releases declare equal words for the same key.
 */
export const textsHaveOneWording: Rule = {
  name: 'texts-have-one-wording',
  find({ candidate: { root, microFrontends }, facts }) {
    const all = Object.entries(microFrontends).map(([name, { version, standsFor = name }]) => ({
      name,
      version,
      source: standsFor,
    }));
    const builds = [...(root ? [{ name: ROOT, version: root.version, source: ROOT }] : []), ...all];
    const owners = new Map<string, { name: string; source: string; text: string }>();
    return builds.flatMap(({ name, version, source }) => {
      const clashes = new Map<string, string[]>();
      for (const [key, text] of Object.entries(facts(name, version)?.texts ?? {})) {
        const earlier = owners.get(key);
        if (!earlier) owners.set(key, { name, source, text });
        else if (earlier.text !== text && earlier.source !== source)
          clashes.set(earlier.name, [...(clashes.get(earlier.name) ?? []), key]);
      }
      return [...clashes].map(
        ([owner, keys]) =>
          `${name} ${version} and ${owner} word ${listed(keys)} differently: pages would show the words of whichever is loaded ` +
          'first. Use a key of your own, or release both with the same text.',
      );
    });
  },
};
