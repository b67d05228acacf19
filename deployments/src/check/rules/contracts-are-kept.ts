import { placesOf, wouldBreak } from '../places.ts';
import type { Rule } from '../rule.ts';

/**
 * A module that is used still exports every name its consumers import, and a module that is activated exports `mount`.
 * Names are what builds report; what a name's type promises is for the type check and the pairs of versions in CI.
 */
export const contractsAreKept: Rule = {
  name: 'contracts-are-kept',
  find({ candidate, facts }) {
    const sentences: string[] = [];
    for (const [name, one] of Object.entries(candidate.microFrontends)) {
      const own = facts(name, one.version);
      for (const { module } of [...one.activation.applications, ...one.activation.elements]) {
        const exported = own?.exports?.[module];
        if (exported && !exported.includes('mount')) {
          const broken = wouldBreak(placesOf(candidate, name, module));
          sentences.push(`${broken}: ${module} of ${name} ${one.version} exports no "mount".`);
        }
      }
      for (const [request, imported] of Object.entries(own?.imports ?? {})) {
        const [provider = '', ...rest] = request.split('/');
        const provided = candidate.microFrontends[provider];
        const exported = provided && facts(provider, provided.version)?.exports?.[`./${rest.join('/')}`];
        if (!exported) continue;
        const missing = imported.filter((wanted) => !exported.includes(wanted));
        if (missing.length === 0) continue;
        const users = Object.entries(one.uses).filter(([, requests]) => requests.includes(request));
        const broken = wouldBreak([...new Set(users.flatMap(([module]) => placesOf(candidate, name, module)))]);
        sentences.push(
          `${broken}: ${name} ${one.version} imports ${missing.join(', ')} from ${request}, which ${provider} ` +
            `${provided.version} does not export.`,
        );
      }
    }
    return [...new Set(sentences)];
  },
};
