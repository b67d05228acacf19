import { isInRange } from 'deployments/manifest';
import { LoadFailure } from '../loading/load-failure.ts';

export interface SharedLibrary {
  /** As it is imported: `react-dom/client`. */
  readonly request: string;
  readonly version: string;
  readonly module: unknown;
}

/** webpack's share scope: request → version → how to get it. Every Module Federation container understands it. */
export type ShareScope = Record<
  string,
  Record<string, { readonly get: () => Promise<() => unknown>; readonly loaded: 1; readonly from: string }>
>;

/** The libraries in the form in which a container's `init` wants them. */
export function shareScope(libraries: readonly SharedLibrary[]): ShareScope {
  return Object.fromEntries(
    libraries.map(({ request, version, module }) => [
      request,
      { [version]: { get: async () => () => module, loaded: 1, from: 'portal' } },
    ]),
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
 * The module a build asks for. There is one of each on a page: two Reacts would fail late and obscurely, so a build that does not run
 * with the page's fails now, and says which it wants.
 *
 * @throws LoadFailure
 */
export function sharedModule(
  libraries: readonly SharedLibrary[],
  { shareKey, requiredVersion = '', range = requiredVersion }: Wanted,
): unknown {
  const found = libraries.find((library) => library.request === shareKey);
  if (!found) throw new LoadFailure('shared-version', `This page provides no ${shareKey}.`);
  if (range && !isInRange(found.version, range)) {
    throw new LoadFailure(
      'shared-version',
      `This page provides ${shareKey} ${found.version}, but ${range} is wanted. Build again for the versions of the page.`,
    );
  }
  return found.module;
}
