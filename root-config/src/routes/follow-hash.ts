import { pathOf } from './hash-path.ts';
import { setPageState } from './page-state.ts';
import type { RouteTable } from './route-table.ts';

/**
 * Keeps the page store in step with the hash, and returns the path that is shown. A hash without a path becomes the
 * home page's, which the history entry says (`isDefaultHome`); a hash that is no path (a skip link's `#main`) leaves the page where it is.
 *
 * Call before single-spa starts, so that subscribers learn of the new page before its application is mounted.
 */
export function followHash(table: RouteTable): { path(): string } {
  let path = '';
  function update(): void {
    const asked = pathOf(location.hash);
    if (asked && asked !== '/') path = asked;
    else if (asked === '/' || location.hash.length <= 1 || !path) {
      path = table.home ?? '/';
      if (table.home) history.replaceState({ ...history.state, isDefaultHome: true }, '', `#${table.home}`);
    }
    setPageState(table, path);
  }
  update();
  window.addEventListener('hashchange', update);
  window.addEventListener('popstate', update);
  return {
    path() {
      // single-spa may ask before our listener has run.
      const asked = pathOf(location.hash);
      if (asked && asked !== '/' && asked !== path) update();
      return path;
    },
  };
}
