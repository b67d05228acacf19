import type { ModuleLoader } from '../loading/module-loader.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { getReady } from './get-ready.ts';
import { pathOf } from './hash-path.ts';
import { linkIntent } from './link-intent.ts';
import type { RouteTable } from './route-table.ts';

/** The browser's information on the connection; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The first page's own calls come first: its code is idle while it waits for their responses. */
const AFTER_NAVIGATION_MS = 1_000;

/**
 * Prefetches other routes. The code of all of them is fetched when the browser is idle. When a link is pointed at, touched or focused, the
 * code of its route is fetched at once and evaluated, so that the click only has to mount it; if the pointer rests there, the
 * micro-frontend may fetch its data (the mount contract's `prefetch`). Nothing is prefetched for visitors who save data or whose connection
 * is slow.
 */
export function prefetchRoutes(table: RouteTable, loader: ModuleLoader): void {
  const { connection } = navigator as { connection?: Connection };
  const isSpared = () => connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  whenIdle(() => {
    setTimeout(() => {
      if (isSpared()) return;
      for (const { request, routes = [] } of table.applications)
        for (const one of [request, ...routes.flatMap(({ preload = [] }) => preload)]) loader.prefetch(one);
    }, AFTER_NAVIGATION_MS);
  });
  linkIntent({
    near(hash) {
      if (isSpared()) return;
      for (const { application } of table.match(pathOf(hash))) void loader.warm(application.request);
    },
    intended(hash) {
      if (isSpared()) return undefined;
      let hasEnded = false;
      const ends: (() => void)[] = [];
      for (const { application } of table.match(pathOf(hash))) {
        void loader.warm(application.request).then((module) => {
          if (!hasEnded) ends.push(getReady(module, hash));
        });
      }
      return () => {
        hasEnded = true;
        for (const end of ends) end();
      };
    },
  });
}
