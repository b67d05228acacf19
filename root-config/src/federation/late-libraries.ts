import type { Loading } from './container.ts';
import type { ModuleOf } from './share-scope.ts';

/** Shared libraries that not every page needs. Each is a script of root, which a page loads for whoever asks first. */
export interface LateLibraries {
  /** Called by the script of a library. */
  provide(request: string, module: unknown): void;
  readonly moduleOf: ModuleOf;
}

export function lateLibraries({ loadLibrary }: Pick<Loading, 'loadLibrary'>): LateLibraries {
  const provided = new Map<string, unknown>();
  return {
    provide(request, module) {
      // The first stays, because running modules already have it.
      if (!provided.has(request)) provided.set(request, module);
    },
    async moduleOf(library) {
      if ('module' in library) return library.module;
      const { request } = library;
      const isThere = () => provided.has(request);
      if (!isThere()) await loadLibrary(request, isThere);
      return provided.get(request);
    },
  };
}
