import { type DeployedVersion, type Manifest, OWN_SET, type RootDeployed, setOf } from '../../manifest/index.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/**
 * A component of one React does not work in the tree of another, so what imports from another micro-frontend runs in the same set as that
 * one. Three versions decide it, those of root, consumer and provider: every combination of them is looked at, not only every pair.
 */
export const oneReactAUnit: Rule = {
  name: 'one-react-a-unit',
  find({ document, candidate }) {
    const found = new Set<string>();
    for (const root of rootsOf(document)) {
      for (const [consumer, using] of Object.entries(document.microFrontends)) {
        for (const one of bothOf(using)) {
          for (const [provider, request] of providersOf(one)) {
            for (const other of versionsOf(document, provider)) {
              const [set, its] = [setOf(root, one), setOf(root, other)];
              // Where the page has no React for one of them, `shared-singletons-satisfiable` says so.
              if (set === undefined || its === undefined || set === its) continue;
              found.add(
                `${wouldBreak(affectedPages(candidate, consumer))}: ${consumer} ${one.version} would run with React ` +
                  `${versionIn(root, set)} and uses ${request}, but ${provider} ${other.version} would run with ` +
                  `${versionIn(root, its)}, and components of one do not work in the other.`,
              );
            }
          }
        }
      }
    }
    return [...found];
  },
};

function versionIn({ react, sets }: RootDeployed, set: string): string | undefined {
  return set === OWN_SET ? react : sets?.[set]?.react;
}

function rootsOf({ root }: Manifest): RootDeployed[] {
  return root ? [root, ...(root.canary ? [root.canary.candidate] : [])] : [];
}

function versionsOf({ microFrontends }: Manifest, name: string): DeployedVersion[] {
  const one = Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined;
  return one ? bothOf(one) : [];
}

/** What most sessions get, and the candidate. */
function bothOf(one: Manifest['microFrontends'][string]): DeployedVersion[] {
  return one.canary ? [one, one.canary.candidate] : [one];
}

/** Micro-frontend → one of its modules that a version uses. */
function providersOf({ uses }: DeployedVersion): Map<string, string> {
  const requests = Object.values(uses).flat();
  return new Map(requests.map((request) => [request.split('/', 1)[0] ?? '', request]));
}
