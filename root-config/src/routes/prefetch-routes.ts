import type { ModuleLoader } from '../loading/module-loader.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { pathOf } from './address.ts';
import type { RouteTable } from './route-table.ts';

/** Data-saving visitors get nothing they did not ask for. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Fetches the code of other routes: of all when the browser is idle; of one at once when its link is pointed at, touched or
 * focused, and then it is evaluated too, so that the click only has to mount it.
 */
export function prefetchRoutes(table: RouteTable, loader: ModuleLoader): void {
  const { connection } = navigator as { connection?: Connection };
  if (!connection?.saveData) {
    whenIdle(() => {
      for (const { request } of table.applications) loader.prefetch(request);
    });
  }
  const pointedAt = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname !== location.pathname) return;
    for (const { application } of table.match(pathOf(link.hash))) loader.warm(application.request);
  };
  document.addEventListener('pointerover', pointedAt, { passive: true });
  document.addEventListener('focusin', pointedAt, { passive: true });
}
