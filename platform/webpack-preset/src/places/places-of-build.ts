import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Place } from 'deployments/contract';
import { installedFile, installedFolder } from '../installed-file.ts';
import { type MeetingPlaces, recordOf, undeclared } from './declared-places.ts';
import type { UsedPlace } from './place.ts';
import { usedPlaces } from './used-places.ts';

const LIBRARY = 'shared-session';
const FILE = 'meeting-places.json';

/** A module of a build: its path, and its code as TypeScript or JavaScript. */
export interface BuiltModule {
  readonly file: string;
  readonly text: string;
}

/**
 * Why a build is refused: it keeps or passes something under a name that is not declared for it, or changes the page itself. One sentence each.
 *
 * @param directory the package
 */
export function refusedPlaces(modules: readonly BuiltModule[], directory: string): string[] {
  const declared = placesIn(directory);
  if (!declared) return [];
  const used = [...usedBy(modules, directory, declared, isOwn), ...keptByLibraries(modules, directory)];
  return undeclared(nameOf(directory), used, declared);
}

/** The places at which a build meets others. Nothing is recorded where the installed shared-session does not say. */
export function recordedPlaces(modules: readonly BuiltModule[], directory: string): Record<string, Place> {
  const declared = placesIn(directory);
  if (!declared) return {};
  const used = [...usedBy(modules, directory, declared, () => true), ...keptByLibraries(modules, directory)];
  return recordOf(used, declared);
}

const isOwn = (file: string): boolean => !/^\.\.|[\\/]?node_modules[\\/]/.test(file);

function usedBy(
  modules: readonly BuiltModule[],
  directory: string,
  { openers }: MeetingPlaces,
  isWanted: (file: string) => boolean,
): UsedPlace[] {
  const sources = modules.filter(({ file }) => !isForeign(file) && isWanted(relative(directory, file)));
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return usedPlaces(sources, read, openers).map((one) => ({ ...one, file: relative(directory, one.file) }));
}

const KEEPS =
  /\b(?:indexedDB|caches|locks|cookieStore)\s*\.|BroadcastChannel\(|\.cookie\s*=|\b(?:local|session)Storage\b/;

/**
 * What modules of libraries keep on the device or pass to other tabs. Their names are followed within a module alone, so that only those in
 * it are known; their events, their global variables and what they do to the page are theirs.
 */
function keptByLibraries(modules: readonly BuiltModule[], directory: string): UsedPlace[] {
  const sources = modules.filter(({ file, text }) => isForeign(file) && KEEPS.test(text));
  return usedPlaces(sources, () => undefined).flatMap(({ kind, name, file }) =>
    ['event', 'global', 'element', 'page'].includes(kind) || name.includes('*')
      ? []
      : [{ kind, name, file: relative(directory, file) }],
  );
}

/** A module of neither this repository nor one of its packages. */
const isForeign = (file: string): boolean =>
  /[\\/]node_modules[\\/](?!shared-(?:session|client)[\\/])(?!.*[\\/]node_modules[\\/])/.test(file);

/**
 * The places that are declared for everybody, and those of a package outside of the repository, which begin with its own name or are a
 * library's. Without shared-session a package has those alone; undefined for a shared-session from before they were declared.
 */
function placesIn(directory: string): MeetingPlaces | undefined {
  const file = installedFile(directory, LIBRARY, FILE);
  if (!file && installedFolder(directory, LIBRARY)) return undefined;
  const { openers, places } = file ? (JSON.parse(readFileSync(file, 'utf8')) as MeetingPlaces) : NONE;
  const own = join(directory, FILE);
  if (!existsSync(own)) return { openers, places };
  const name = nameOf(directory).replace(/^mfe-/, '');
  const declared = Object.entries((JSON.parse(readFileSync(own, 'utf8')) as Partial<MeetingPlaces>).places ?? {});
  const ours = declared.filter(
    ([place, { library }]) => place.startsWith(name) || (library !== undefined && !Object.hasOwn(places, place)),
  );
  return { openers, places: { ...places, ...Object.fromEntries(ours) } };
}

const NONE: MeetingPlaces = { openers: {}, places: {} };

/** The name of a package. */
const nameOf = (directory: string): string =>
  (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { name: string }).name;
