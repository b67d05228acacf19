import {
  type DeployedVersion,
  type Manifest,
  OWN_SET,
  type PageReacts,
  setOf,
  standingFor,
} from '../../../manifest/index.ts';
import { affectedPages, wouldBreak } from '../../affected-pages.ts';
import { rootsOf } from '../../providers.ts';
import type { Rule } from '../../rule.ts';

/**
 * A component of one React does not work in the tree of another, so a build that imports from another micro-frontend needs that one, or its
 * replacement, in its own set. Root, consumer and providers decide it together: every combination of their versions is looked at, not only
 * every pair.
 */
export const oneReactAUnit: Rule = {
  name: 'one-react-a-unit',
  find({ document, candidate }) {
    const found = new Set<string>();
    for (const root of rootsOf(document)) {
      for (const consumer of Object.keys(document.microFrontends)) {
        for (const one of versionsOf(document, consumer)) {
          const set = setOf(root, one);
          // Where the page has no React for it, `shared-singletons-satisfiable` says so.
          if (set === undefined) continue;
          for (const [imported, request] of importedBy(one)) {
            for (const other of withoutProvider(document, root, set, imported)) {
              found.add(
                `${wouldBreak(affectedPages(candidate, consumer))}: ${consumer} ${one.version} would run with React ` +
                  `${versionIn(root, set)} and uses ${request}, but ${other}, and components of one do not work in the other. ` +
                  `Release ${imported} for that React first, or ${consumer} for the other.`,
              );
            }
          }
        }
      }
    }
    return [...found];
  },
};

/** Versions that some session would get in another set instead of a provider in this one; empty if every session has one. */
function withoutProvider(document: Manifest, root: PageReacts, set: string, name: string): string[] {
  const all = [name, ...standingFor(document.microFrontends, name)].map(
    (one) => [one, versionsOf(document, one)] as const,
  );
  const runsHere = (one: DeployedVersion) => setOf(root, one) === set;
  // If it runs in this set in every version, there is nothing to report.
  if (all.some(([, versions]) => versions.length > 0 && versions.every(runsHere))) return [];
  return all.flatMap(([provider, versions]) =>
    versions.flatMap((one) => {
      const its = setOf(root, one);
      return its === undefined || its === set
        ? []
        : [`${provider} ${one.version} would run with ${versionIn(root, its)}`];
    }),
  );
}

function versionIn({ react, sets }: PageReacts, set: string): string | undefined {
  return set === OWN_SET ? react : sets?.[set]?.react;
}

/** The version of a name that most sessions get, and its candidate. */
function versionsOf({ microFrontends }: Manifest, name: string): DeployedVersion[] {
  const one = Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined;
  return one ? [one, ...(one.canary ? [one.canary.candidate] : [])] : [];
}

/** Micro-frontend → one of its modules that a version uses. */
function importedBy({ uses }: DeployedVersion): Map<string, string> {
  const requests = Object.values(uses).flat();
  return new Map(requests.map((request) => [request.split('/', 1)[0] ?? '', request]));
}
