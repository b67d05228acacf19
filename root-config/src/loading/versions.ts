import type { Manifest } from 'deployments/manifest';
import type { Source } from './deployment.ts';

export interface VersionsOptions {
  /** The versions to load. This record is changed when a version is replaced by an earlier one. */
  readonly sources: Record<string, Source>;
  /** Micro-frontends that a developer has overridden: these fail visibly. */
  readonly overridden: ReadonlySet<string>;
  /** Manifests with versions to fall back to, the best first; each is asked for when something has failed. */
  readonly fallbackVersions: readonly (() => Promise<Manifest | undefined>)[];
}

/** Which version of each micro-frontend this page uses, and which one it falls back to when the newest cannot be loaded. */
export interface Versions {
  current(name: string): Source | undefined;
  /** Code of these versions has run: they are not replaced from now on. */
  prove(names: readonly string[]): void;
  isProven(name: string): boolean;
  isFallback(name: string): boolean;
  /** The next version of `name` to try; undefined if there is none, or if it must not be replaced. */
  instead(name: string): Promise<Source | undefined>;
  use(name: string, source: Source): void;
  /** Returns to the newest version for the next try. @returns whether that differs from the one in use */
  reset(name: string): boolean;
}

/**
 * A page stays on the versions it began with: two versions of one micro-frontend never run side by side. Only a version of which no code
 * has run yet may be replaced, by one of `fallbackVersions`.
 */
export function versions({ sources, overridden, fallbackVersions }: VersionsOptions): Versions {
  const newest: Readonly<Record<string, Source>> = { ...sources };
  const proven = new Set<string>();
  const tried = new Map<string, Set<string | undefined>>();

  return {
    current: (name) => sources[name],
    prove: (names) => {
      for (const name of names) proven.add(name);
    },
    isProven: (name) => proven.has(name),
    isFallback: (name) => sources[name] !== newest[name],
    async instead(name) {
      const failed = sources[name];
      if (!failed || proven.has(name) || overridden.has(name)) return undefined;
      const known = tried.get(name) ?? new Set();
      tried.set(name, known);
      known.add(failed.version);
      for (const manifest of fallbackVersions) {
        const found = (await manifest())?.microFrontends[name];
        if (found && !known.has(found.version)) return found;
      }
      return undefined;
    },
    use(name, source) {
      sources[name] = source;
    },
    reset(name) {
      tried.delete(name);
      const first = newest[name];
      if (!first || proven.has(name) || sources[name] === first) return false;
      sources[name] = first;
      return true;
    },
  };
}
