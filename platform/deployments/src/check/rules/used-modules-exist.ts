import { affectedPages, wouldBreak } from '../affected-pages.ts';
import { providersOf } from '../providers.ts';
import type { Rule } from '../rule.ts';

/** Live pages import modules of other remotes; removing one of those breaks the page. */
export const usedModulesExist: Rule = {
  name: 'used-modules-exist',
  find({ document, candidate }) {
    return Object.entries(candidate.microFrontends).flatMap(([consumer, { uses }]) =>
      Object.entries(uses).flatMap(([module, used]) =>
        used.flatMap((request) => {
          const [imported = '', ...rest] = request.split('/');
          return providersOf(document, candidate, consumer, imported).flatMap((name) => {
            const provider = Object.hasOwn(candidate.microFrontends, name) ? candidate.microFrontends[name] : undefined;
            if (provider && Object.hasOwn(provider.modules, `./${rest.join('/')}`)) return [];
            const broken = wouldBreak(affectedPages(candidate, consumer, module));
            const missing = provider
              ? `which ${name} ${provider.version} does not expose. Activate a version of it that does`
              : `but ${name} is not deployed. Activate it`;
            return [
              `${broken}: ${consumer} (${module}) uses ${request}, ${missing} first, or release ${consumer} without that module.`,
            ];
          });
        }),
      ),
    );
  },
};
