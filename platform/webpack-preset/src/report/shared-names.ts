import type { Compilation, Module } from 'webpack';
import { OUR_LIBRARIES } from '../shared-libraries.ts';

/** Shared library of this repository → names; a library is absent if webpack cannot tell. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** webpack's module for an import from a library that the host provides. */
interface SharedModule extends Module {
  readonly options: { readonly shareKey: string };
}

/** What a micro-frontend uses of the shared libraries. */
export interface UsedOfShared {
  readonly names: SharedNames;
  /** Shared library → name → its members that are used: `get` of `api.get(…)`. A name is absent if it is used as a whole. */
  readonly members: Readonly<Record<string, SharedNames>>;
}

/**
 * What a micro-frontend imports from the shared libraries. Call it when webpack knows which modules go into scripts
 * (`afterChunks`): imports of unused modules do not matter. A library that is used as a whole (`import * as client`) is left out, because
 * its used names are not known.
 */
export function usedOfShared({ modules, moduleGraph, chunkGraph }: Compilation): UsedOfShared {
  const found = new Map<string, Map<string, Set<string> | undefined>>();
  const unknown = new Set<string>();
  for (const module of modules) {
    if (module.constructor.name !== 'ConsumeSharedModule') continue;
    const { shareKey } = (module as SharedModule).options;
    if (!isOurs(shareKey)) continue;
    const names = found.get(shareKey) ?? new Map<string, Set<string> | undefined>();
    found.set(shareKey, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      // A side-effect import has no name; each imported name has its own edge.
      const { getIds } = dependency as { getIds?: (graph: typeof moduleGraph) => readonly string[] };
      if (!dependency || !getIds || !connection.isTargetActive(undefined)) continue;
      const [name, member] = getIds.call(dependency, moduleGraph);
      if (name === undefined) unknown.add(shareKey);
      else if (member === undefined) names.set(name, undefined);
      else if (names.has(name)) names.get(name)?.add(member);
      else names.set(name, new Set([member]));
    }
  }
  const known = [...found].filter(([library]) => !unknown.has(library));
  const membersOf = (names: ReadonlyMap<string, ReadonlySet<string> | undefined>) =>
    named([...names].flatMap(([name, members]) => (members ? [[name, members] as const] : [])));
  return {
    names: named(known.map(([library, names]) => [library, names.keys()])),
    members: Object.fromEntries(known.map(([library, names]) => [library, membersOf(names)])),
  };
}

/** The names that a host provides: the exports of its bundled libraries. */
export function providedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const found = new Map<string, readonly string[]>();
  for (const module of modules) {
    for (const dependency of module.dependencies) {
      const { request } = dependency as { request?: string };
      if (request === undefined || !isOurs(request) || found.has(request)) continue;
      const target = moduleGraph.getModule(dependency);
      const provided = target && moduleGraph.getExportsInfo(target).getProvidedExports();
      if (Array.isArray(provided)) found.set(request, provided);
    }
  }
  return named([...found]);
}

function isOurs(library: string): boolean {
  return OUR_LIBRARIES.some((one) => one === library);
}

function named(found: readonly (readonly [library: string, names: Iterable<string>])[]): SharedNames {
  return Object.fromEntries(found.map(([library, names]) => [library, [...names].sort()] as const).sort());
}
