import { matchesPattern } from 'deployments/routes';

/** The part of a route that says from where it is reached. */
export interface LinkedRoute {
  readonly path: string;
  readonly home?: boolean | undefined;
  readonly menuParent?: string | undefined;
}

/**
 * The place of a route among the paths that a person's menu leads to: its own path, that of its menu entry, or one above it. Undefined if
 * nothing leads there. The declared home is for people whose menu leads to it, or to no page (`remember-home.ts`).
 */
export function placeOf(route: LinkedRoute, menu: readonly string[]): number | undefined {
  const leads = (path: string) =>
    matchesPattern(route.path, path) || route.menuParent === path || route.path.startsWith(`${path}/`);
  const place = menu.findIndex(leads);
  if (place >= 0) return place;
  return route.home && menu.length === 0 ? 0 : undefined;
}
