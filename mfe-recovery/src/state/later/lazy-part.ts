/** A script that no first screen waits for. */
export interface LazyPart<Part> {
  /** Loads it once per page. Failures are not cached. */
  load(): Promise<Part>;
  /** The part, as soon as it is loaded. */
  loaded(): Part | undefined;
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    load() {
      loading ??= fetchPart().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => part,
  };
}
