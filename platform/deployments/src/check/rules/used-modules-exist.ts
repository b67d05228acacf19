import type { DeployedVersion } from '../../manifest/index.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import { providersOf } from '../providers.ts';
import type { Examined, Rule } from '../rule.ts';

/** Live pages import modules of other remotes; removing one of those breaks the page. A whole remote that is missing is said once. */
export const usedModulesExist: Rule = {
  name: 'used-modules-exist',
  find(examined) {
    return Object.entries(examined.candidate.microFrontends).flatMap(([consumer, { uses }]) => {
      const missing = Object.entries(uses).flatMap(([module, used]) =>
        used.flatMap((request) => missingUses(examined, consumer, module, request)),
      );
      const absent = Map.groupBy(missing, ({ name, provider }) => (provider ? undefined : name));
      return [...absent].flatMap(([name, those]) =>
        name !== undefined && those.length > 1
          ? [
              `${wouldBreak(affectedPages(examined.candidate, consumer))}: ${consumer} uses ${new Set(those.map(({ request }) => request)).size} modules of ${name}, which is not ` +
                `deployed. Activate it first, or release ${consumer} without them.`,
            ]
          : those.map((one) => missingModule(examined, consumer, one)),
      );
    });
  },
};

interface Missing {
  readonly module: string;
  readonly request: string;
  /** The remote, and its version if it is deployed. */
  readonly name: string;
  readonly provider: DeployedVersion | undefined;
}

function missingUses({ document, candidate }: Examined, consumer: string, module: string, request: string): Missing[] {
  const [imported = '', ...rest] = request.split('/');
  return providersOf(document, candidate, consumer, imported).flatMap((name) => {
    const provider = Object.hasOwn(candidate.microFrontends, name) ? candidate.microFrontends[name] : undefined;
    if (provider && Object.hasOwn(provider.modules, `./${rest.join('/')}`)) return [];
    return [{ module, request, name, provider }];
  });
}

function missingModule(
  { candidate }: Examined,
  consumer: string,
  { module, request, name, provider }: Missing,
): string {
  const broken = wouldBreak(affectedPages(candidate, consumer, module));
  const missing = provider
    ? `which ${name} ${provider.version} does not expose. Activate a version of it that does`
    : `but ${name} is not deployed. Activate it`;
  return `${broken}: ${consumer} (${module}) uses ${request}, ${missing} first, or release ${consumer} without that module.`;
}
