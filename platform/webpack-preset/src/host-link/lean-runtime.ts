import type { Chunk, Compilation, Module, RuntimeModule } from 'webpack';
import { packageOf } from '../shared-libraries.ts';

/** Where federation stores its state in a build. */
const FEDERATION = '__webpack_require__.federation';

/** A module of another remote, as `@module-federation/enhanced` adds it to the graph. */
interface RemoteModule extends Module {
  /** `mfe_widgets/time-input` */
  readonly request: string;
}

/** A shared library, as `@module-federation/enhanced` adds it to the graph. */
interface SharedModule extends Module {
  readonly options: { readonly shareKey: string; readonly requiredVersion?: unknown };
}

/**
 * The part of federation's runtime code that a container for our hosts needs: two tables and the calls that pass them to the host. The
 * official code is ten times as large in every build, because of unused fallbacks, URLs that only the host knows, and the initialisation of
 * an existing share scope. The calls are the same, so that older hosts work with newer builds and vice versa.
 *
 * @param ranges library → the range of versions that the build runs with; older hosts read the exact version next to it
 */
export const leanRuntime = (
  ranges: Readonly<Record<string, string>>,
): Readonly<Record<string, (module: RuntimeModule, compilation: Compilation) => string>> => ({
  'federation runtime': () =>
    `${FEDERATION} = {initOptions: {}, bundlerRuntimeOptions: {}}; __webpack_require__.consumesLoadingData = {};`,

  // The host has loaded the libraries before any container; it also initialises the share scope.
  sharing: () => '',

  'remotes loading': (module, compilation) => {
    const remotes = byChunk(module, compilation, 'remote', (one) => (one as RemoteModule).request.split('/'));
    return `var remotes = ${JSON.stringify(remotes)};
__webpack_require__.f.remotes = function(chunkId, promises) {
  var ids = Object.keys(remotes[chunkId] || {}), names = {}, owners = {};
  ids.forEach(function(id) {
    var path = remotes[chunkId][id].slice();
    owners[id] = [{name: path.shift()}];
    names[id] = ["default", "./" + path.join("/")];
  });
  ${FEDERATION}.bundlerRuntime.remotes({chunkId: chunkId, promises: promises, webpackRequire: __webpack_require__,
    chunkMapping: {[chunkId]: ids}, idToExternalAndNameMapping: names, idToRemoteMap: owners});
};`;
  },

  consumes: (module, compilation) => {
    const wanted = byChunk(module, compilation, 'consume-shared', (one) => {
      const { shareKey, requiredVersion } = (one as SharedModule).options;
      const range = ranges[packageOf(shareKey)];
      return [shareKey, String(requiredVersion ?? ''), ...(range === undefined ? [] : [range])];
    });
    const libraries = Object.assign({}, ...Object.values(wanted)) as Record<string, readonly string[]>;
    const chunks = Object.fromEntries(Object.entries(wanted).map(([chunk, ids]) => [chunk, Object.keys(ids)]));
    return `var libraries = ${JSON.stringify(libraries)}, chunks = ${JSON.stringify(chunks)};
Object.keys(libraries).forEach(function(id) {
  libraries[id] = {shareKey: libraries[id][0], requiredVersion: libraries[id][1], range: libraries[id][2]};
});
__webpack_require__.consumesLoadingData.moduleIdToConsumeDataMapping = libraries;
__webpack_require__.f.consumes = function(chunkId, promises) {
  ${FEDERATION}.bundlerRuntime.consumes({chunkId: chunkId, promises: promises, webpackRequire: __webpack_require__, chunkMapping: chunks});
};`;
  },
});

/** Chunk → module id → what `describe` says of the module; chunks without such a module are left out. */
function byChunk(
  { chunk }: RuntimeModule,
  { chunkGraph }: Compilation,
  sourceType: string,
  describe: (module: Module) => readonly string[],
): Record<string, Record<string, readonly string[]>> {
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const one of (chunk as Chunk | undefined)?.getAllReferencedChunks() ?? []) {
    const modules = [...(chunkGraph.getChunkModulesIterableBySourceType(one, sourceType) ?? [])];
    if (modules.length === 0 || one.id === null) continue;
    const described = modules.map((module) => [String(chunkGraph.getModuleId(module)), describe(module)]);
    found[String(one.id)] = Object.fromEntries(described.sort());
  }
  return found;
}
