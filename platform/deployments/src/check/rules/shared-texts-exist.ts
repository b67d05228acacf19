import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/** Shared words are part of root-config. Where it lacks one, a page shows the label key instead. */
export const sharedTextsExist: Rule = {
  name: 'shared-texts-exist',
  find({ candidate, facts }) {
    const { root } = candidate;
    const texts = root && facts(ROOT, root.version)?.texts;
    if (!texts) return [];
    return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) => {
      const missing = (facts(name, version)?.requiresTexts ?? []).filter((key) => !Object.hasOwn(texts, key));
      if (missing.length === 0) return [];
      return [
        `${wouldBreak(affectedPages(candidate, name))}: ${name} ${version} shows ${missing.join(', ')} of shared-session, ` +
          `and the page (root ${root.version}) has no text for ${missing.length === 1 ? 'it' : 'them'}. ` +
          `Activate a root that has first, or give ${name} ${missing.length === 1 ? 'a key' : 'keys'} of its own.`,
      ];
    });
  },
};
