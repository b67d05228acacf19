import { isCostly, isSparing } from '../loading/connection.ts';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { getReady } from './get-ready.ts';
import { pathOf } from './hash-path.ts';
import { linkIntent } from './link-intent.ts';
import { whenMenuIsKnown } from './menu-known.ts';
import { placeOf } from './menu-place.ts';
import type { RouteTable } from './route-table.ts';

/** The first page's own calls come first: its code is idle while it waits for their responses. */
const AFTER_NAVIGATION_MS = 1_000;

/**
 * Prefetches other routes. The code of those that the menu leads to is fetched when the browser is idle, in the menu's order. When a link is pointed at, touched or focused, the
 * code of its route is fetched at once and evaluated, so that the click only has to mount it; if the pointer rests there, the
 * micro-frontend may fetch its data (the mount contract's `prefetch`). Nothing is prefetched for visitors who save data or whose connection
 * is slow, and nothing when idle where a connection may be paid for by what it carries.
 */
export function prefetchRoutes(table: RouteTable, loader: ModuleLoader): void {
  whenIdle(() => {
    setTimeout(() => {
      whenMenuIsKnown((menu) => {
        if (!isCostly()) for (const request of likelyRequests(table, menu)) loader.prefetch(request);
      });
    }, AFTER_NAVIGATION_MS);
  });
  linkIntent({
    near(hash) {
      if (isSparing()) return;
      for (const { application } of table.match(pathOf(hash))) void loader.warm(application.request);
    },
    intended(hash) {
      if (isSparing()) return undefined;
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

/** The modules and widgets of the pages that a menu leads to, in its order; of all pages where it is not known. */
export function likelyRequests(table: Pick<RouteTable, 'applications'>, menu: readonly string[] | undefined): string[] {
  const found = table.applications.flatMap(({ request, routes = [] }) =>
    routes.flatMap((route) => {
      const place = menu ? placeOf(route, menu) : 0;
      return place === undefined ? [] : [{ place, requests: [request, ...(route.preload ?? [])] }];
    }),
  );
  const inOrder = found.sort((one, other) => one.place - other.place).flatMap(({ requests }) => requests);
  return [...new Set(inOrder)];
}
