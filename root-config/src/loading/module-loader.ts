import type { MicroFrontendModule } from 'shared-session/micro-frontend';
import type { Container } from '../federation/container.ts';
import { startFederation } from '../federation/federation.ts';
import type { Deployment } from './deployment.ts';
import { failureOf, LoadFailure } from './load-failure.ts';
import { loadLog } from './load-log.ts';
import { prefetchQueue } from './prefetch-queue.ts';
import { scriptLoader } from './script-loader.ts';
import type { Versions } from './versions.ts';

export interface ModuleLoader {
  /**
   * `mfe_timecard/add-time` → the module, which implements the mount contract. All its scripts are requested at once. Rejects with a
   * LoadFailure somewhere in its causes; failures are not cached, so calling again is a real retry.
   */
  load(request: string): Promise<MicroFrontendModule>;
  /** Fetches and registers what a module needs, without running it. Best effort: `load` reports failures. */
  prepare(request: string): void;
  /**
   * Prepares the module and evaluates it, because it is about to be used. Best effort.
   * @returns the module, or undefined if it cannot be loaded
   */
  warm(request: string): Promise<MicroFrontendModule | undefined>;
  /** Lets the browser fetch what a module needs when it is idle. */
  prefetch(request: string): void;
}

/** Loads the code of micro-frontends; nothing else on the page does. */
export function moduleLoader(deployed: Deployment, versions?: Versions): ModuleLoader {
  const scripts = scriptLoader({ listing: deployed.listing, nonce: pageNonce() });
  const ahead = prefetchQueue();

  const federation = startFederation({
    base: deployed.base,
    set: deployed.set,
    provider: deployed.provider,
    async loadSet(set, isThere) {
      const script = deployed.setScript(set);
      await scripts.load(script);
      if (!isThere()) throw broken(script, `handed no libraries of ${set} over`);
    },
    async loadLibrary(request, isThere) {
      const script = deployed.libraryScript(request);
      await scripts.load(script);
      if (!isThere()) throw broken(script, `handed no ${request} over`);
    },
    async container(name) {
      const entry = deployed.entry(name);
      await scripts.load(entry);
      const container = (globalThis as Record<string, unknown>)[name];
      if (isContainer(container)) return container;
      throw broken(entry, `left no container "${name}" behind`);
    },
    // webpack requests a chunk again if it ran without registering its modules; it must then be loaded again.
    chunk: (url) => scripts.claim(url),
  });

  /** The browser fires "load" for a truncated file or a syntax error, too. The script is loaded again at the next try. */
  function broken(script: string, what: string): LoadFailure {
    scripts.evict(script);
    const failure = new LoadFailure('broken-script', `${script} ran, but ${what}.`);
    failure.url = script;
    return failure;
  }

  function prepare(request: string): void {
    for (const url of deployed.scripts(request)) scripts.load(url).catch(() => undefined);
  }

  const underWay = new Map<Promise<unknown>, readonly string[]>();

  function attempt(request: string): Promise<MicroFrontendModule> {
    const attempting = evaluate(request);
    underWay.set(attempting, remotesOf(request));
    const done = () => underWay.delete(attempting);
    attempting.then(done, done);
    return attempting;
  }

  async function evaluate(request: string): Promise<MicroFrontendModule> {
    prepare(request);
    const module = await federation.load(request);
    if (isMicroFrontend(module)) return module;
    throw new LoadFailure('contract', `${request} exports no "mount" function.`);
  }

  function remotesOf(request: string): string[] {
    try {
      return deployed.remotes(request);
    } catch {
      return []; // Not deployed: `load` reports it.
    }
  }

  /** Forgets the loaded code of a version before another version is loaded. */
  async function clear(name: string): Promise<void> {
    await scripts.forget(deployed.base(name));
    federation.forget(name);
  }

  /** Falls back to another version. @returns whether to try again */
  async function stepBack(failure: LoadFailure, request: string, used: ReadonlyMap<string, unknown>): Promise<boolean> {
    if (!versions) return false;
    const name = (failure.url && deployed.owner(failure.url)) || (request.split('/', 1)[0] ?? '');
    if (versions.isProven(name)) return false;
    const isExchanged = () => versions.current(name) !== used.get(name);
    // A concurrent load of the same micro-frontend has replaced it already.
    if (isExchanged()) return true;
    // Concurrent loads may be about to run the version that failed here.
    await Promise.allSettled([...underWay].filter(([, names]) => names.includes(name)).map(([one]) => one));
    const other = await versions.instead(name);
    if (isExchanged()) return true;
    if (!other || versions.isProven(name)) return false;
    console.warn(`${name} ${versions.current(name)?.version} could not be loaded; falling back to ${other.version}.`);
    await clear(name);
    if (isExchanged()) return true;
    versions.use(name, other);
    return true;
  }

  async function loadNewestThatWorks(request: string): Promise<MicroFrontendModule> {
    let first: unknown;
    for (;;) {
      const used = new Map(deployed.names.map((name) => [name, versions?.current(name)]));
      try {
        const module = await attempt(request);
        versions?.prove(remotesOf(request));
        return module;
      } catch (error) {
        first ??= error;
        loadLog.failed(request, failureOf(error));
        if (await stepBack(failureOf(error), request, used)) continue;
        // The next try starts with the newest version again.
        for (const name of deployed.names) {
          const folder = deployed.base(name);
          if (!versions?.reset(name)) continue;
          await scripts.forget(folder);
          federation.forget(name);
        }
        throw first;
      }
    }
  }

  return {
    async load(request) {
      const began = performance.now();
      const module = await loadNewestThatWorks(request);
      loadLog.loaded(request, performance.now() - began);
      return module;
    },
    prepare(request) {
      try {
        prepare(request);
      } catch {
        // Not deployed: `load` reports it.
      }
    },
    async warm(request) {
      try {
        prepare(request);
        // Failures are not cached, and `load` starts over.
        const module = await federation.load(request);
        return isMicroFrontend(module) ? module : undefined;
      } catch {
        return undefined; // As above.
      }
    },
    prefetch(request) {
      try {
        for (const url of deployed.scripts(request)) {
          if (!scripts.isKnown(url)) ahead.add(url);
        }
      } catch {
        // As above.
      }
    },
  };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

function isMicroFrontend(module: unknown): module is MicroFrontendModule {
  return typeof module === 'object' && module !== null && typeof (module as MicroFrontendModule).mount === 'function';
}

export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
