import { isInRange } from 'deployments/manifest';
import { LoadFailure } from '../loading/load-failure.ts';

export interface SharedLibrary {
  /** As it is imported: `react-dom/client`. */
  readonly request: string;
  readonly version: string;
  /** Absent where its script is only loaded for a build that imports it. */
  readonly module?: unknown;
}

/** The module of a library, whose script may have to be loaded first. */
export type ModuleOf = (library: SharedLibrary) => Promise<unknown>;

/** webpack's share scope: request → version → how to get it. Every Module Federation container understands it. */
export type ShareScope = Record<
  string,
  Record<string, { readonly get: () => Promise<() => unknown>; readonly loaded: 1; readonly from: string }>
>;

/** The libraries in the form in which a container's `init` wants them. */
export function shareScope(libraries: readonly SharedLibrary[], moduleOf: ModuleOf): ShareScope {
  return Object.fromEntries(
    libraries.map((library) => {
      const get = async () => {
        const module = await moduleOf(library);
        return () => module;
      };
      return [library.request, { [library.version]: { get, loaded: 1, from: 'portal' } }];
    }),
  );
}

/** Libraries with other modules, and versions, in the place of some. */
export function withOthers(
  libraries: readonly SharedLibrary[],
  versions: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, unknown>>,
): readonly SharedLibrary[] {
  return libraries.map((one) => {
    const { request, version } = one;
    if (!Object.hasOwn(modules, request)) return one;
    return { request, version: versions[request.split('/', 1)[0] ?? ''] ?? version, module: modules[request] };
  });
}

/** A build's requirement of a shared library. */
export interface Wanted {
  /** As it is imported: `react-dom/client`. */
  readonly shareKey: string;
  /** The exact version that the build was made with. */
  readonly requiredVersion?: string;
  /** The versions that it runs with; builds from before ranges say none, and run with that of `requiredVersion` alone. */
  readonly range?: string | undefined;
}

/**
 * The library a build asks for. There is one of each on a page: two Reacts would fail late and obscurely, so a build that does not run
 * with the page's fails now, and says which it wants.
 *
 * @throws LoadFailure
 */
export function sharedLibrary(
  libraries: readonly SharedLibrary[],
  { shareKey, requiredVersion = '', range = requiredVersion }: Wanted,
): SharedLibrary {
  const found = libraries.find((library) => library.request === shareKey);
  if (!found) throw new LoadFailure('shared-version', `This page provides no ${shareKey}.`);
  if (range && !isInRange(found.version, range)) {
    throw new LoadFailure(
      'shared-version',
      `This page provides ${shareKey} ${found.version}, but ${range} is wanted. Build again for the versions of the page.`,
    );
  }
  return found;
}
