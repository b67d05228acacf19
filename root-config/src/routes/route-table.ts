import type { Activation, Application, Route } from 'deployments/manifest';
import { comparePatterns, matchesPattern } from 'deployments/routes';

/** An application of a micro-frontend, with the names it has outside its own declaration. */
export interface PlacedApplication extends Application {
  /** Unique on the page: `mfe_timecard/timecard`. */
  readonly id: string;
  /** The request to the loader: `mfe_timecard/add-time`. */
  readonly request: string;
}

export interface RouteMatch {
  readonly application: PlacedApplication;
  readonly route: Route;
}

export interface RouteTable {
  readonly applications: readonly PlacedApplication[];
  /** The path of a page without one in its hash; undefined if no micro-frontend declares it. */
  readonly home: string | undefined;
  /** The routes that a path shows, best fit first. More than one only where regions differ. */
  match(path: string): readonly RouteMatch[];
  /** Whether the application is to be seen at a path. */
  isActive(application: PlacedApplication, path: string): boolean;
}

/** The declarations of all micro-frontends, combined. */
export function routeTable(activations: readonly Activation[]): RouteTable {
  const applications = activations.flatMap(({ name, applications }) =>
    applications.map((one) => ({ ...one, id: `${name}/${one.name}`, request: `${name}/${one.module.slice(2)}` })),
  );
  const all: RouteMatch[] = applications
    .flatMap((application) => (application.routes ?? []).map((route) => ({ application, route })))
    .sort((one, other) => comparePatterns(one.route.path, other.route.path));

  function find(path: string): readonly RouteMatch[] {
    const found: RouteMatch[] = [];
    for (const one of all) {
      if (!matchesPattern(one.route.path, path)) continue;
      // One application a region: the best match wins.
      if (!found.some(({ application }) => application.region === one.application.region)) found.push(one);
    }
    return found;
  }

  // Every application is asked about the same path, at each start and change of page.
  let last: { readonly path: string; readonly found: readonly RouteMatch[] } | undefined;
  function match(path: string): readonly RouteMatch[] {
    if (last?.path !== path) last = { path, found: find(path) };
    return last.found;
  }

  return {
    applications,
    home: all.find(({ route }) => route.home)?.route.path,
    match,
    isActive: (application, path) =>
      application.routes === undefined || match(path).some((one) => one.application.id === application.id),
  };
}
