import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Place } from 'deployments/contract';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { installedFile } from '../installed-file.ts';
import { type MeetingPlaces, recordOf, undeclared } from './declared-places.ts';
import { type UsedPlace, usedPlaces } from './used-places.ts';

const NAME = 'PlacesPlugin';
const LIBRARY = 'shared-session';
const FILE = 'meeting-places.json';

/** Refuses a build that keeps or passes something under a name that is not declared for it. */
export class PlacesPlugin {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        // Builds of a development server are not published.
        const declared = compiler.watchMode ? undefined : placesIn(this.#directory);
        if (!declared) return;
        const { name } = JSON.parse(readFileSync(join(this.#directory, 'package.json'), 'utf8')) as { name: string };
        const used = [
          ...usedBy(modules, this.#directory, declared, isOwn),
          ...keptByLibraries(modules, this.#directory),
        ];
        for (const message of undeclared(name, used, declared))
          compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }
}

/** The places at which a build meets others. Nothing is recorded where shared-session is not installed or does not say. */
export function recordedPlaces({ modules }: Compilation, directory: string): Record<string, Place> {
  const declared = placesIn(directory);
  if (!declared) return {};
  const used = [...usedBy(modules, directory, declared, () => true), ...keptByLibraries(modules, directory)];
  return recordOf(used, declared);
}

const isOwn = (file: string): boolean => !/^\.\.|[\\/]?node_modules[\\/]/.test(file);

function usedBy(
  modules: Iterable<Module>,
  directory: string,
  { openers }: MeetingPlaces,
  isWanted: (file: string) => boolean,
): UsedPlace[] {
  const sources = sourcesOf(modules, (file) => !isForeign(file) && isWanted(relative(directory, file)));
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return usedPlaces(sources, read, openers).map((one) => ({ ...one, file: relative(directory, one.file) }));
}

const KEEPS =
  /\b(?:indexedDB|caches|locks|cookieStore)\s*\.|BroadcastChannel\(|\.cookie\s*=|\b(?:local|session)Storage\b/;

/**
 * What modules of libraries keep on the device or pass to other tabs. Their names are followed within a module alone, so that only those in
 * it are known; their events, their global variables and what they do to the page are theirs.
 */
function keptByLibraries(modules: Iterable<Module>, directory: string): UsedPlace[] {
  const sources = sourcesOf(modules, isForeign).filter(({ text }) => KEEPS.test(text));
  return usedPlaces(sources, () => undefined).flatMap(({ kind, name, file }) =>
    ['event', 'global', 'element', 'page'].includes(kind) || name.includes('*')
      ? []
      : [{ kind, name, file: relative(directory, file) }],
  );
}

function sourcesOf(modules: Iterable<Module>, isWanted: (file: string) => boolean): { file: string; text: string }[] {
  return [...modules].flatMap((module) => {
    if (!(module instanceof webpack.NormalModule) || !isWanted(module.resource)) return [];
    if (!/\.[cm]?[jt]sx?$/.test(module.resource)) return [];
    return [{ file: module.resource, text: String(module.originalSource()?.source() ?? '') }];
  });
}

/** A module of neither this repository nor one of its packages. */
const isForeign = (resource: string): boolean =>
  /[\\/]node_modules[\\/](?!shared-(?:session|client)[\\/])(?!.*[\\/]node_modules[\\/])/.test(resource);

/**
 * The places that are declared for everybody, and those of a package outside of the repository, which begin with its own name or are a
 * library's.
 */
function placesIn(directory: string): MeetingPlaces | undefined {
  const shared = installedFile(directory, LIBRARY, FILE);
  if (!shared) return undefined;
  const { openers, places } = JSON.parse(readFileSync(shared, 'utf8')) as MeetingPlaces;
  const own = join(directory, FILE);
  if (!existsSync(own)) return { openers, places };
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { name: string };
  const declared = Object.entries((JSON.parse(readFileSync(own, 'utf8')) as Partial<MeetingPlaces>).places ?? {});
  const ours = declared.filter(
    ([place, { library }]) =>
      place.startsWith(name.replace(/^mfe-/, '')) || (library !== undefined && !Object.hasOwn(places, place)),
  );
  return { openers, places: { ...places, ...Object.fromEntries(ours) } };
}
