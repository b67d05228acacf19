import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { linkBuilds } from './host-link.ts';
import { sharedLibraries } from './shared-libraries.ts';

/** What federation asks of the host: where a remote's container is, and how a chunk is loaded. */
export interface Loading {
  /** Loads a remote's entry script and answers its container. */
  readonly container: (name: string) => Promise<object>;
  /** Loads a chunk that a container's build asks for. */
  readonly chunk: (address: string) => Promise<void>;
  /** Where a remote's files lie: an absolute address ending in "/". */
  readonly base: (name: string) => string;
}

export interface Federation {
  /** `mfe_timecard/add-time` → the exposed module. Rejects when anything on the way fails, and may be called again. */
  load(request: string): Promise<unknown>;
}

/**
 * Starts Module Federation with nothing but the remotes' names: loading is ours, so that one loader holds deadline, retry,
 * integrity and Trusted Types for entries and chunks alike.
 */
export function startFederation(names: readonly string[], loading: Loading): Federation {
  const ourLoading: ModuleFederationRuntimePlugin = {
    name: 'portal-loading',
    loadEntry: ({ remoteInfo }) => loading.container(remoteInfo.name) as never,
  };
  const instance = createInstance({
    name: 'portal',
    // Not "version-first": that one asks every remote for its libraries before the first page, and one dead remote is enough.
    shareStrategy: 'loaded-first',
    shared: sharedLibraries() as never,
    plugins: [ourLoading],
    remotes: [],
  });
  const containers = linkBuilds(instance, loading);
  // The address is the loader's business; federation only wants one.
  instance.registerRemotes(names.map((name) => ({ name, entry: loading.base(name) })));
  return {
    async load(request) {
      try {
        return await instance.loadRemote(request);
      } catch (error) {
        // A module that threw keeps its error in its container's cache; the next try must evaluate it again.
        containers.forgetFailures();
        throw error;
      }
    },
  };
}
