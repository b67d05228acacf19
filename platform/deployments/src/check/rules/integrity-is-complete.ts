import type { DeployedVersion } from '../../manifest/index.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/** The loader rejects scripts without integrity, so every script that a page may request must be listed with it. */
export const integrityIsComplete: Rule = {
  name: 'integrity-is-complete',
  find({ candidate }) {
    const { root } = candidate;
    const sentences = Object.entries(candidate.microFrontends).flatMap(([name, one]) => {
      const missing = unlisted(one);
      return missing.length
        ? [
            `${wouldBreak(affectedPages(candidate, name))}: ${name} ${one.version} lists no integrity for ${missing.join(', ')}. Build and publish it again.`,
          ]
        : [];
    });
    if (root) {
      const missing = [root.portal, root.embed].filter((file) => !Object.hasOwn(root.files, file));
      if (missing.length) {
        sentences.push(
          `Every page would break: root ${root.version} lists no integrity for ${missing.join(', ')}. Build and publish it again.`,
        );
      }
    }
    return sentences;
  },
};

function unlisted({ entry, modules, files }: DeployedVersion): string[] {
  const needed = new Set([entry, ...Object.values(modules).flat()]);
  return [...needed].filter((file) => !Object.hasOwn(files, file));
}
