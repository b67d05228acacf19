import { page } from 'shared-session';
import type { RouteTable } from './route-table.ts';

/** Publishes which page is shown, before its application is there; the shell hides its parts by it. */
export function setPageState(table: RouteTable, path: string): void {
  const route = table.match(path).find(({ application }) => application.region === 'page')?.route;
  const fullScreenMode = route?.fullScreenMode === true;
  page.setState({
    path,
    route: route?.path ?? '',
    menuParent: route?.menuParent,
    fullScreenMode,
    hideFooter: route?.hideFooter === true,
    anonymous: route?.anonymous === true,
  });
  // The page's first paint set it from the same data (deployments, `inline-preload.js`).
  document.documentElement.toggleAttribute('data-fullscreen', fullScreenMode);
}
