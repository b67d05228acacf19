import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Shared libraries of this repository. Their version says nothing about their content, so builds record the names they import, and
 * hosts the names they provide (`report/`); `mfe check` compares the two.
 */
export const OUR_LIBRARIES = ['shared-client', 'shared-session'] as const;

/**
 * What exists once on a page. Only what holds state, or must be one to work (React), is shared; stateless sub-paths
 * (`zustand/middleware`, `shared-client/billing`) are bundled where they are used. A request ending in "/" stands for the
 * library's sub-paths. root-config's `src/federation/shared-libraries.ts` is the counterpart: what our hosts provide.
 */
export const SHARED_REQUESTS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'zustand',
  'zustand/vanilla',
  'i18next',
  ...OUR_LIBRARIES,
] as const;

export interface ConsumedLibrary {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly import?: false;
  readonly shareKey?: string;
}

/**
 * Federation's `shared` option for our hosts: strict singletons, pinned to the exact version the package was built with, and no
 * fallbacks, because our hosts provide all of them.
 */
export function hostLibraries(directory: string): Record<string, ConsumedLibrary> {
  return libraries(directory, (_, version) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: version,
    import: false,
  }));
}

/**
 * Federation's `shared` option for foreign hosts: every library is bundled and shared under our own names, so that our remotes share
 * one React and never use the host's, which may have another version or lack the sub-paths (react-dom does not start with a react
 * of another version).
 */
export function ownLibraries(directory: string): Record<string, ConsumedLibrary> {
  return libraries(directory, (request, version) => ({
    singleton: true,
    strictVersion: false,
    requiredVersion: `^${version}`,
    version,
    shareKey: `portal/${request}`,
  }));
}

function libraries(
  directory: string,
  consume: (request: string, version: string) => ConsumedLibrary,
): Record<string, ConsumedLibrary> {
  const consumed = SHARED_REQUESTS.flatMap((request) => {
    const version = installedVersion(directory, packageOf(request));
    return version ? [[request, consume(request, version)] as const] : [];
  });
  return Object.fromEntries(consumed);
}

/** `react/` and `zustand/vanilla` are parts of `react` and `zustand`; none of the shared packages has a scope. */
export function packageOf(request: string): string {
  return request.split('/')[0] ?? request;
}

/** The version that a package would import, or undefined if it does not depend on the library. */
export function installedVersion(directory: string, library: string): string | undefined {
  const paths = createRequire(join(directory, 'package.json')).resolve.paths(library) ?? [];
  for (const path of paths) {
    try {
      return (JSON.parse(readFileSync(join(path, library, 'package.json'), 'utf8')) as { version: string }).version;
    } catch {
      // Not in this folder: look one up.
    }
  }
  return undefined;
}
