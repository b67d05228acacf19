import type { MicroFrontendModule } from 'shared-session/micro-frontend';
import { type Container, startFederation } from '../federation/federation.ts';
import type { Deployment } from './deployment.ts';
import { LoadFailure } from './load-failure.ts';
import { scriptLoader } from './script-loader.ts';

export interface ModuleLoader {
  /**
   * `mfe_timecard/add-time` → the module, which keeps the mount contract. All its scripts are asked for at once. Rejects
   * with a LoadFailure somewhere in its causes; nothing of a failure is remembered, so calling again is a real retry.
   */
  load(request: string): Promise<MicroFrontendModule>;
  /** Fetches and registers what a module needs, without running it. Best effort: failing is for `load` to tell. */
  prepare(request: string): void;
  /** Lets the browser fetch what a module needs when it has nothing better to do. */
  prefetch(request: string): void;
}

/** The one way code of a micro-frontend comes onto the page. */
export function moduleLoader(deployed: Deployment): ModuleLoader {
  const scripts = scriptLoader({ listing: deployed.listing, nonce: pageNonce() });
  const prefetched = new Set<string>();

  const federation = startFederation({
    base: deployed.base,
    async container(name) {
      const entry = deployed.entry(name);
      await scripts.load(entry);
      const container = (globalThis as Record<string, unknown>)[name];
      if (isContainer(container)) return container;
      // Half a file or a syntax error: the browser calls that loaded.
      scripts.evict(entry);
      throw new LoadFailure('broken-script', `${entry} ran, but left no container "${name}" behind.`);
    },
    // webpack asks again for a chunk that ran without registering its modules, and then wants it loaded anew.
    chunk: (address) => scripts.claim(address),
  });

  function prepare(request: string): void {
    for (const address of deployed.scripts(request)) scripts.load(address).catch(() => undefined);
  }

  return {
    async load(request) {
      prepare(request);
      const module = await federation.load(request);
      if (isMicroFrontend(module)) return module;
      throw new LoadFailure('contract', `${request} exports no "mount" function.`);
    },
    prepare(request) {
      try {
        prepare(request);
      } catch {
        // Not deployed: whoever really needs it will be told.
      }
    },
    prefetch(request) {
      try {
        for (const address of deployed.scripts(request)) {
          if (prefetched.has(address) || scripts.isKnown(address)) continue;
          prefetched.add(address);
          const link = document.createElement('link');
          link.rel = 'prefetch';
          link.as = 'script';
          link.crossOrigin = 'anonymous';
          link.href = address;
          document.head.append(link);
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

function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
