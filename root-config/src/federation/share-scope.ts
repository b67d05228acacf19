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

/**
 * The module a build asks for. Builds pin exactly what they were made with, and there is one of each: two Reacts would fail
 * late and obscurely, so a build that wants another version fails now, and says which.
 *
 * @throws LoadFailure
 */
export function sharedModule(libraries: readonly SharedLibrary[], request: string, wanted: string): unknown {
  const found = libraries.find((library) => library.request === request);
  if (!found) throw new LoadFailure('shared-version', `This page provides no ${request}.`);
  if (wanted && wanted !== found.version) {
    throw new LoadFailure(
      'shared-version',
      `This page provides ${request} ${found.version}, but ${wanted} is wanted. Build again with the versions of the page.`,
    );
  }
  return found.module;
}
