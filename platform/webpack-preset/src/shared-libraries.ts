import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder } from './installed-file.ts';

/**
 * Shared libraries of this repository. Builds record the names that they import from them, and hosts the names that they provide
 * (`report/`); `mfe check` compares the two.
 */
export const OUR_LIBRARIES = ['shared-client', 'shared-session'] as const;

/**
 * The version under which our libraries are shared. It is not the one in their package.json, which every release raises: teams deploy
 * independently, so names and types are compared instead, which are more precise. Builds and pages compare this version exactly, so raising
 * it would require a deployment of root-config and every micro-frontend.
 */
const OUR_VERSION = '1.0.0';

/**
 * Libraries that exist once on a page. Only those that have state, or must be unique to work (React), are shared; stateless sub-paths
 * (`zustand/middleware`, `shared-client/billing`) are bundled where they are used. A request ending in "/" includes the library's
 * sub-paths. root-config's `src/federation/shared-libraries.ts` is the counterpart: the libraries that our hosts provide.
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

/** The imports that our hosts provide. For a library that is shared with its sub-paths, these are the sub-paths that hosts have. */
export const PROVIDED_REQUESTS: readonly string[] = SHARED_REQUESTS.flatMap((request) => {
  if (request === 'react/') return 'react/jsx-runtime';
  return request === 'react-dom/' ? 'react-dom/client' : request;
});

export interface ConsumedLibrary {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly import?: false;
  readonly shareKey?: string;
}

/** Third-party libraries, which pages provide in a version within a range. Those in one row must have the same version. */
const RANGED = [['react', 'react-dom'], ['zustand'], ['i18next']] as const;

/** The first library of a row of `RANGED` → the range of versions that a package runs with: `{ react: '^19.3.0' }`. */
export type DeclaredRanges = Readonly<Record<string, string>>;

/**
 * Library → the range of versions that a build runs with: the range that the package declares, otherwise the minor it is built with and
 * later ones. A pre-release, or a version below 1.0.0, is required exactly.
 * @throws Error if something else is declared
 */
export function sharedRanges(directory: string, declared: DeclaredRanges = {}): Record<string, string> {
  const unknown = Object.keys(declared).filter((name) => !RANGED.some(([first]) => first === name));
  if (unknown.length > 0) {
    const known = RANGED.map(([first]) => first).join(', ');
    throw new Error(`webpack.config.ts: "ranges" names ${unknown.join(', ')}. It takes ${known}.`);
  }
  const ranges = RANGED.flatMap((row) =>
    row.flatMap((library) => {
      const version = sharedVersion(directory, library);
      return version ? [[library, declared[row[0]] ?? fromMinor(version)] as const] : [];
    }),
  );
  return Object.fromEntries(ranges);
}

/** `^19.3.0` for `19.3.1`, because a patch adds nothing that a build could need. */
function fromMinor(version: string): string {
  const [, minor] = /^([1-9]\d*\.\d+)\.\d+$/.exec(version) ?? [];
  return minor ? `^${minor}.0` : version;
}

/**
 * Federation's `shared` option for our hosts: strict singletons without fallbacks, because our hosts provide all of them. The version is
 * the exact one that the package was built with, for hosts that do not know ranges; the range is next to it (`host-link/lean-runtime.ts`).
 */
export function hostLibraries(directory: string): Record<string, ConsumedLibrary> {
  return libraries(directory, (_, version) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: version,
    import: false,
  }));
}

/** The React major of the first standalone builds, whose library names contain no major. */
const FIRST_MAJOR = '19';

/**
 * Federation's `shared` option for foreign hosts: every library is bundled and shared under our own names, so that our remotes share one
 * React and never use the host's, which may have another version or lack the sub-paths (react-dom does not start with a react of another
 * version). Builds for two majors share nothing with one another.
 */
export function ownLibraries(directory: string): Record<string, ConsumedLibrary> {
  const major = sharedVersion(directory, 'react')?.split('.', 1)[0] ?? FIRST_MAJOR;
  const prefix = major === FIRST_MAJOR ? 'portal' : `portal-${major}`;
  return libraries(directory, (request, version) => ({
    singleton: true,
    strictVersion: false,
    requiredVersion: `^${version}`,
    version,
    shareKey: `${prefix}/${request}`,
  }));
}

function libraries(
  directory: string,
  consume: (request: string, version: string) => ConsumedLibrary,
): Record<string, ConsumedLibrary> {
  const consumed = SHARED_REQUESTS.flatMap((request) => {
    const version = sharedVersion(directory, packageOf(request));
    return version ? [[request, consume(request, version)] as const] : [];
  });
  return Object.fromEntries(consumed);
}

/** `react/` and `zustand/vanilla` belong to `react` and `zustand`; none of the shared packages has a scope. */
export function packageOf(request: string): string {
  return request.split('/')[0] ?? request;
}

/** The version under which a library is shared, or undefined if the package does not depend on it. */
export function sharedVersion(directory: string, library: string): string | undefined {
  const installed = installedVersion(directory, library);
  return installed && OUR_LIBRARIES.some((one) => one === library) ? OUR_VERSION : installed;
}

/** Our libraries → the version of their package, which every release raises. It is for people; nothing compares it. */
export function libraryVersions(directory: string): Record<string, string> {
  const versions = OUR_LIBRARIES.flatMap((library) => {
    const version = installedVersion(directory, library);
    return version === undefined ? [] : [[library, version] as const];
  });
  return Object.fromEntries(versions);
}

function installedVersion(directory: string, library: string): string | undefined {
  const folder = installedFolder(directory, library);
  return folder && (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
