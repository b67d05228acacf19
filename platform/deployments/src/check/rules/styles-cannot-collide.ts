import { affectedPages } from '../affected-pages.ts';
import { listed } from '../listed.ts';
import type { Rule } from '../rule.ts';

/**
 * Micro-frontends share a document, so their style sheets share names. Every rule must be in a cascade layer and start with a class
 * of its micro-frontend, and document-wide names (keyframes, registered properties) must have one owner. The name of a micro-frontend
 * is built from the same sources: its names are that one's, with the same definitions.
 */
export const stylesCannotCollide: Rule = {
  name: 'styles-cannot-collide',
  find({ candidate, facts }) {
    const sentences: string[] = [];
    const owners = new Map<string, { owner: string; source: string; definition: string }>();

    for (const [name, { version, standsFor = name }] of Object.entries(candidate.microFrontends)) {
      const styles = facts(name, version)?.styles;
      if (!styles) continue;
      const { broken, unlayered, unscoped } = styles;
      const who = `${name} ${version}`;
      if (broken.length)
        sentences.push(`${who} has a style sheet that is no CSS: ${listed(broken)}. Mend it and build again.`);
      if (unlayered.length) {
        sentences.push(
          `${who} styles ${listed(unlayered)} outside every cascade layer, which would win over the styles of every other ` +
            'micro-frontend. Put it into @layer app.',
        );
      }
      if (unscoped.length) {
        sentences.push(
          `${who} styles ${listed(unscoped)} without a class of its own, which would reach into every other micro-frontend ` +
            `on the page. Begin the selectors with a class${styles.own ? `, ".${styles.own}-…"` : ''}.`,
        );
      }
      const claims = [
        ...(styles.own === undefined ? [] : [[`the prefix "${styles.own}"`, ''] as const]),
        ...styles.prefixes.map((prefix) => [`the Tailwind prefix "${prefix}"`, ''] as const),
        ...styles.classes.map((one) => [`the class .${one}`, ''] as const),
        ...Object.entries(styles.named),
      ];
      const clashes = new Map<string, string[]>();
      for (const [what, definition] of claims) {
        const earlier = owners.get(what);
        if (!earlier) owners.set(what, { owner: name, source: standsFor, definition });
        else if (definition ? definition !== earlier.definition : earlier.source !== standsFor)
          clashes.set(earlier.owner, [...(clashes.get(earlier.owner) ?? []), what]);
      }
      for (const [owner, shared] of clashes) {
        const together = [...new Set([...affectedPages(candidate, name), ...affectedPages(candidate, owner)])];
        sentences.push(
          `${who} and ${owner} both style ${listed(shared)}: which of them wins would depend on which was loaded last ` +
            `(${listed(together)}). Rename it in one of them.`,
        );
      }
    }
    return sentences;
  },
};
