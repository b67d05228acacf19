/** A micro-frontend as webpack builds it: Module Federation's container. */
export interface Container {
  init(shareScope: object): unknown;
  /** Resolves with a function that evaluates the module. */
  get(module: string): Promise<() => unknown>;
}

/** The host's side of federation: the place of a remote's container, its shared libraries, and the loading of chunks. */
export interface Loading {
  /** The set beside the page's own that a remote runs in; undefined for the page's own. */
  readonly set: (name: string) => string | undefined;
  /** Runs the script of such a set; rejects if the set is not registered afterwards. */
  readonly loadSet: (set: string, isThere: () => boolean) => Promise<void>;
  /** Runs the script of a library that is not on the page from the start; rejects if the library is not registered afterwards. */
  readonly loadLibrary: (request: string, isThere: () => boolean) => Promise<void>;
  /** The remote whose modules a consumer gets when it imports from `name`. @throws LoadFailure */
  readonly provider: (consumer: string, name: string) => string;
  /** Loads a remote's entry script and returns its container. */
  readonly container: (name: string) => Promise<Container>;
  /** Loads a chunk that a container's build asks for. */
  readonly chunk: (url: string) => Promise<void>;
  /** Where a remote's files lie: an absolute URL ending in "/". */
  readonly base: (name: string) => string;
}
