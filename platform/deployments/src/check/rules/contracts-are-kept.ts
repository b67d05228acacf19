import type { DeployedVersion } from '../../manifest/index.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import { changesBetween, isContract } from '../contract/compared.ts';
import type { Examined, Rule } from '../rule.ts';

/** How many changes a message lists; the API reports have them all. */
const LISTED_CHANGES = 3;

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
    return [`${broken}: ${module} of ${name} ${one.version} exports no "mount".`];
  });
}

function withoutNames(examined: Examined, name: string, one: DeployedVersion): string[] {
  return Object.keys(examined.facts(name, one.version)?.imports ?? {}).flatMap((request) => {
    const { provider, version } = providerOf(examined, request);
    const missing = missingNames(examined, name, one, request);
    if (missing.length === 0) return [];
    return [
      `${brokenBy(examined, name, one, request)}: ${name} ${one.version} imports ${missing.join(', ')} from ${request}, ` +
        `which ${provider} ${version} does not export.`,
    ];
  });
}

/** The names that are imported from a module and are not among its exports; none where the exports are not known. */
function missingNames(examined: Examined, name: string, one: DeployedVersion, request: string): string[] {
  const { provider, module, version } = providerOf(examined, request);
  const exported = version && examined.facts(provider, version)?.exports?.[module];
  const imported = examined.facts(name, one.version)?.imports?.[request] ?? [];
  return exported ? imported.filter((wanted) => !exported.includes(wanted)) : [];
}

/** Covers dynamic imports; `used-modules-exist` checks what is loaded with a page. */
function withoutLaterModules(examined: Examined, name: string, one: DeployedVersion): string[] {
  return (examined.facts(name, one.version)?.later ?? []).flatMap((request) => {
    const { provider, module, version, modules } = providerOf(examined, request);
    if (modules && Object.hasOwn(modules, module)) return [];
    const what = version ? `which ${provider} ${version} does not expose` : `but ${provider} is not deployed`;
    return [
      `${brokenBy(examined, name, one, request)}: ${name} ${one.version} fetches ${request} when it is needed, ${what}.`,
    ];
  });
}

function withChanges(examined: Examined, name: string, one: DeployedVersion): string[] {
  return Object.entries(examined.facts(name, one.version)?.builtAgainst ?? {}).flatMap(([request, built]) => {
    const { provider, module, version } = providerOf(examined, request);
    const now = version === undefined ? undefined : examined.facts(provider, version)?.contracts?.[module];
    if (!isContract(now) || !isContract(built)) return [];
    const changes = changesBetween(built, now, missingNames(examined, name, one, request));
    if (changes.length === 0) return [];
    const more = changes.length > LISTED_CHANGES ? `; and ${changes.length - LISTED_CHANGES} more` : '';
    return [
      `${brokenBy(examined, name, one, request)}: ${name} ${one.version} was built for another contract of ${request} ` +
        `than ${provider} ${version} keeps: ${changes.slice(0, LISTED_CHANGES).join('; ')}${more}.`,
    ];
  });
}

function providerOf({ candidate }: Examined, request: string) {
  const [provider = '', ...rest] = request.split('/');
  const provided = Object.hasOwn(candidate.microFrontends, provider) ? candidate.microFrontends[provider] : undefined;
  return { provider, module: `./${rest.join('/')}`, version: provided?.version, modules: provided?.modules };
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
