import type { DeployedVersion } from '../../manifest/index.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import { changesBetween, isContract } from '../contract/compared.ts';
import { listedChanges } from '../listed.ts';
import { providersOf } from '../providers.ts';
import type { Examined, Rule } from '../rule.ts';

/** The way out of a refusal. */
export const KEEP_BOTH = 'Add the new form beside the old one, and remove the old one after the consumer was released.';

/**
 * A used module still exports every name its consumers import, each compatible with what the consumer was built against, and an
 * activated module exports `mount`. Builds report both sides (`build.json`). Builds without a report are not checked.
 */
export const contractsAreKept: Rule = {
  name: 'contracts-are-kept',
  find(examined) {
    const versions = Object.entries(examined.candidate.microFrontends);
    const sentences = versions.flatMap(([name, one]) => [
      ...withoutMount(examined, name, one),
      ...withoutNames(examined, name, one),
      ...withoutLaterModules(examined, name, one),
      ...withChanges(examined, name, one),
    ]);
    return [...new Set(sentences)];
  },
};

function withoutMount({ candidate, facts }: Examined, name: string, one: DeployedVersion): string[] {
  return [...one.activation.applications, ...one.activation.elements].flatMap(({ module }) => {
    const exported = facts(name, one.version)?.exports?.[module];
    if (!exported || exported.includes('mount')) return [];
    const broken = wouldBreak(affectedPages(candidate, name, module));
    return [
      `${broken}: ${module} of ${name} ${one.version} exports no "mount". Export the life cycles of the module (reactLifeCycles).`,
    ];
  });
}

function withoutNames(examined: Examined, name: string, one: DeployedVersion): string[] {
  return Object.keys(examined.facts(name, one.version)?.imports ?? {}).flatMap((request) =>
    providedBy(examined, name, request).flatMap((provided) => {
      const missing = missingNames(examined, name, one, request, provided);
      if (missing.length === 0) return [];
      return [
        `${brokenBy(examined, name, one, request)}: ${name} ${one.version} imports ${missing.join(', ')} from ${request}, ` +
          `which ${provided.provider} ${provided.version} does not export. Activate a version of it that does first, or release ${name} without ` +
          `${missing.length === 1 ? 'it' : 'them'}.`,
      ];
    }),
  );
}

/** The names that are imported from a module and are not among its exports; none where the exports are not known. */
function missingNames(
  examined: Examined,
  name: string,
  one: DeployedVersion,
  request: string,
  { provider, module, version }: Provided,
): string[] {
  const exported = version && examined.facts(provider, version)?.exports?.[module];
  const imported = examined.facts(name, one.version)?.imports?.[request] ?? [];
  return exported ? imported.filter((wanted) => !exported.includes(wanted)) : [];
}

/** Covers dynamic imports; `used-modules-exist` checks what is loaded with a page. */
function withoutLaterModules(examined: Examined, name: string, one: DeployedVersion): string[] {
  return (examined.facts(name, one.version)?.later ?? []).flatMap((request) =>
    providedBy(examined, name, request).flatMap(({ provider, module, version, modules }) => {
      if (modules && Object.hasOwn(modules, module)) return [];
      // `used-modules-exist` has said that all of it is missing.
      if (!version && usesAny(one, request)) return [];
      const what = version
        ? `which ${provider} ${version} does not expose. Activate a version of it that does`
        : `but ${provider} is not deployed. Activate it`;
      return [
        `${brokenBy(examined, name, one, request)}: ${name} ${one.version} fetches ${request} when it is needed, ${what} first, ` +
          `or release ${name} without that module.`,
      ];
    }),
  );
}

/** Whether it uses, from the beginning, a module of the remote of a request. */
function usesAny({ uses }: DeployedVersion, request: string): boolean {
  const remote = request.split('/', 1)[0];
  return Object.values(uses).some((requests) => requests.some((used) => used.split('/', 1)[0] === remote));
}

function withChanges(examined: Examined, name: string, one: DeployedVersion): string[] {
  return Object.entries(examined.facts(name, one.version)?.builtAgainst ?? {}).flatMap(([request, built]) =>
    providedBy(examined, name, request).flatMap((provided) => {
      const { provider, module, version } = provided;
      const now = version === undefined ? undefined : examined.facts(provider, version)?.contracts?.[module];
      if (!isContract(now) || !isContract(built)) return [];
      const changes = changesBetween(built, now, missingNames(examined, name, one, request, provided));
      if (changes.length === 0) return [];
      return [
        `${brokenBy(examined, name, one, request)}: ${name} ${one.version} was built for another contract of ${request} ` +
          `than ${provider} ${version} keeps: ${listedChanges(changes)}. ${KEEP_BOTH}`,
      ];
    }),
  );
}

type Provided = ReturnType<typeof providedBy>[number];

function providedBy({ document, candidate }: Examined, consumer: string, request: string) {
  const [imported = '', ...rest] = request.split('/');
  return providersOf(document, candidate, consumer, imported).map((provider) => {
    const provided = Object.hasOwn(candidate.microFrontends, provider) ? candidate.microFrontends[provider] : undefined;
    return { provider, module: `./${rest.join('/')}`, version: provided?.version, modules: provided?.modules };
  });
}

function brokenBy({ candidate }: Examined, name: string, one: DeployedVersion, request: string): string {
  const users = Object.entries(one.uses).filter(([, requests]) => requests.includes(request));
  // A dynamic import may happen on any page of the consumer.
  const pages =
    users.length > 0
      ? users.flatMap(([module]) => affectedPages(candidate, name, module))
      : affectedPages(candidate, name);
  return wouldBreak([...new Set(pages)]);
}
