import { LoadFailure } from '../loading/load-failure.ts';
import type { Loading } from './container.ts';
import type { LateLibraries } from './late-libraries.ts';
import type { ReactSets } from './react-sets.ts';
import { type SharedLibrary, type ShareScope, sharedLibrary, type Wanted } from './share-scope.ts';

/** The parts of webpack's `__webpack_require__` that a container shows to its host. */
export interface ContainerRuntime {
  /** Modules evaluated so far; one that threw carries its error. */
  readonly c: Record<string, { readonly error?: unknown }>;
  /** Module factories; those of modules from outside are written in here. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Where the build's files lie. */
  readonly p: string;
  /** Absent in a build that shares nothing. */
  readonly consumesLoadingData?: {
    readonly moduleIdToConsumeDataMapping: Record<string, Wanted>;
  };
}

/** The arguments that webpack passes when a chunk with imports from outside is about to be used. */
interface ChunkRequest {
  readonly chunkId: string;
  /** Chunk → ids of the modules in it that come from outside. */
  readonly chunkMapping: Record<string, readonly string[]>;
  /** Promises that the chunk has to wait for. */
  readonly promises: Promise<unknown>[];
  readonly webpackRequire: ContainerRuntime;
}

interface RemotesRequest extends ChunkRequest {
  /** Module id → [share scope, exposed module, …]. */
  readonly idToExternalAndNameMapping: Record<string, readonly [unknown, string]>;
  /** Module id → the remotes that may hold it; ours name one. */
  readonly idToRemoteMap: Record<string, readonly { readonly name: string }[]>;
}

/**
 * The one global of our hosts. Builds of the portal variant (webpack-preset, `host-link/`) take the federation runtime, the
 * loader and their own URL from it, instead of each bringing the same 25 kB along.
 */
export interface HostLink {
  readonly federation: object;
  /** Replaces webpack's script loader; `done` takes an event whose type says what went wrong. */
  readonly loadChunk: (url: string, done: (event?: { type: string; target: { src: string } }) => void) => void;
  readonly base: (name: string) => string;
  /** Import (`shared-client`) → the page's module. Scripts of sets take them from here. */
  readonly page: Readonly<Record<string, unknown>>;
  /** Called by the script of a set. */
  readonly provideSet: ReactSets['provide'];
  /** Called by the script of a library. */
  readonly provideLibrary: LateLibraries['provide'];
}

declare global {
  var __portalHost: HostLink | undefined;
}

export interface LinkOptions {
  readonly loading: Loading;
  /** `mfe_widgets/time-input` → a function that evaluates the module. */
  readonly factory: (request: string) => Promise<() => unknown>;
  /** The page's own. */
  readonly libraries: readonly SharedLibrary[];
  /** Import → module of the page. */
  readonly modules: HostLink['page'];
  readonly sets: ReactSets;
  readonly late: LateLibraries;
  readonly onRuntime: (runtime: ContainerRuntime) => void;
}

/** A container's name, and the libraries it runs with. */
interface Linked {
  readonly name: string;
  readonly libraries: readonly SharedLibrary[];
}

export interface Link {
  /** Sets whose scope a container is about to be initialised with. */
  bind(scope: ShareScope, linked: Linked): void;
}

/** Publishes the link. It implements what the runtime code of `@module-federation/enhanced` calls in a container. */
export function linkBuilds({ loading, factory, libraries, modules, sets, late, onRuntime }: LinkOptions): Link {
  /** A container is identified by its scope when it is initialised. */
  const scopes = new WeakMap<object, Linked>();
  const containers = new WeakMap<ContainerRuntime, Linked>();
  const librariesOf = (runtime: ContainerRuntime) => containers.get(runtime)?.libraries ?? libraries;

  const bundlerRuntime = {
    init({ webpackRequire }: { webpackRequire: ContainerRuntime }) {
      onRuntime(webpackRequire);
      return {};
    },
    initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: ContainerRuntime; shareScope: object }) {
      const linked = scopes.get(shareScope);
      if (linked) containers.set(webpackRequire, linked);
      requireSharedVersions(webpackRequire, librariesOf(webpackRequire));
      return true;
    },

    /** Shared libraries: there already, or loaded before the chunk is used. */
    consumes({ chunkId, chunkMapping, promises, webpackRequire }: ChunkRequest) {
      for (const id of chunkMapping[chunkId] ?? []) {
        const wanted = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping[id] ?? { shareKey: id };
        const provided = librariesOf(webpackRequire);
        webpackRequire.m[id] = (module) => {
          module.exports = sharedLibrary(provided, wanted).module;
        };
        const library = provided.find(({ request }) => request === wanted.shareKey);
        if (library === undefined || 'module' in library) continue;
        promises.push(
          late.moduleOf(library).then((loaded) => {
            webpackRequire.m[id] = (module) => {
              module.exports = loaded;
            };
          }),
        );
      }
    },

    /** Modules of other remotes: loaded before the chunk is used. */
    remotes(request: RemotesRequest) {
      const { chunkId, chunkMapping, promises, webpackRequire } = request;
      for (const id of chunkMapping[chunkId] ?? []) {
        const imported = request.idToRemoteMap[id]?.[0]?.name ?? '';
        const module = request.idToExternalAndNameMapping[id]?.[1];
        const consumer = containers.get(webpackRequire)?.name;
        const name = consumer === undefined ? imported : loading.provider(consumer, imported);
        promises.push(
          factory(`${name}/${module?.slice(2)}`).then((evaluate) => {
            webpackRequire.m[id] = (target) => {
              target.exports = evaluate();
            };
          }),
        );
      }
    },
  };
  globalThis.__portalHost = {
    federation: { runtime: {}, bundlerRuntime },
    base: loading.base,
    page: modules,
    provideSet: sets.provide,
    provideLibrary: late.provide,
    loadChunk(url, done) {
      loading.chunk(url).then(
        () => done(),
        (error: unknown) => done({ type: error instanceof Error ? error.message : 'error', target: { src: url } }),
      );
    },
  };
  return { bind: (scope, linked) => void scopes.set(scope, linked) };
}

/**
 * A build made with other shared libraries fails as a whole before any of it runs. If only the modules that use them failed, the remaining
 * modules would already be running, and no other version could take its place.
 */
function requireSharedVersions(
  { consumesLoadingData, p }: ContainerRuntime,
  libraries: readonly SharedLibrary[],
): void {
  try {
    for (const wanted of Object.values(consumesLoadingData?.moduleIdToConsumeDataMapping ?? {}))
      sharedLibrary(libraries, wanted);
  } catch (error) {
    if (error instanceof LoadFailure) error.url = p;
    throw error;
  }
}
