import type { ModuleFederation } from '@module-federation/runtime';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { remotes } from '@module-federation/webpack-bundler-runtime/dist/remotes.js';
import type { Loading } from './federation.ts';

/** The parts of webpack's `__webpack_require__` that a container shows to federation. */
interface ContainerRuntime {
  /** Modules evaluated so far; one that threw carries its error. */
  readonly c: Record<string, { readonly error?: unknown }>;
  /** The share scopes. */
  S: unknown;
}

/**
 * The one global of our hosts. Builds of the portal variant (webpack-preset, `host-link/`) take the federation runtime, the
 * loader and their own address from it, instead of each bringing the same 25 kB along.
 */
export interface HostLink {
  readonly federation: object;
  /** In the place of webpack's script loader; `done` wants an event whose type says what went wrong. */
  readonly loadChunk: (address: string, done: (event?: { type: string; target: { src: string } }) => void) => void;
  readonly base: (name: string) => string;
}

declare global {
  var __portalHost: HostLink | undefined;
}

export interface Containers {
  /** Modules that threw are evaluated again when they are asked for next. */
  forgetFailures(): void;
}

/** Publishes the link. All containers use the host's own federation instance: it knows every remote and every library. */
export function linkBuilds(instance: ModuleFederation, loading: Loading): Containers {
  const runtimes: ContainerRuntime[] = [];
  const bundlerRuntime = {
    remotes,
    consumes,
    installInitialConsumes,
    I: () => true,
    S: {},
    init({ webpackRequire }: { webpackRequire: ContainerRuntime }) {
      runtimes.push(webpackRequire);
      webpackRequire.S = instance.shareScopeMap;
      return instance;
    },
    initContainerEntry: () => true,
  };
  globalThis.__portalHost = {
    federation: { runtime: {}, bundlerRuntime },
    base: loading.base,
    loadChunk(address, done) {
      loading.chunk(address).then(
        () => done(),
        (error: unknown) => done({ type: error instanceof Error ? error.message : 'error', target: { src: address } }),
      );
    },
  };
  return {
    forgetFailures() {
      for (const { c } of runtimes) {
        for (const [id, module] of Object.entries(c)) if (module.error !== undefined) delete c[id];
      }
    },
  };
}
