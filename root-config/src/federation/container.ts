/** What webpack makes of a micro-frontend: Module Federation's container. */
export interface Container {
  init(shareScope: object): unknown;
  /** Resolves with a function that evaluates the module. */
  get(module: string): Promise<() => unknown>;
}

/** What federation asks of the host: where a remote's container is, and how a chunk is loaded. */
export interface Loading {
  /** Loads a remote's entry script and returns its container. */
  readonly container: (name: string) => Promise<Container>;
  /** Loads a chunk that a container's build asks for. */
  readonly chunk: (url: string) => Promise<void>;
  /** Where a remote's files lie: an absolute URL ending in "/". */
  readonly base: (name: string) => string;
}
