import type { Manifest } from '../manifest/index.ts';
import { patternsOverlap } from '../routes/pattern-sets.ts';

/** A micro-frontend whose routes are to be shown: its name, and whose routes it may overlap with on purpose. */
export interface Claiming {
  readonly name: string;
  readonly routes: readonly string[];
  readonly overlaps?: readonly string[] | undefined;
}

/** A sentence for each route that a live micro-frontend other than this one has already. */
export function takenRoutes(live: Manifest, { name, routes, overlaps = [] }: Claiming): string[] {
  const others = Object.entries(live.microFrontends).filter(([other]) => other !== name && !overlaps.includes(other));
  return others.flatMap(([other, { activation }]) => {
    const pages = activation.applications.filter(({ region }) => region === 'page');
    const theirs = pages.flatMap((one) => (one.routes ?? []).map(({ path }) => path));
    return routes.flatMap((route) => {
      const taken = theirs.find((path) => patternsOverlap(route, path));
      if (taken === undefined) return [];
      const which = taken === route ? `The route ${route}` : `The route ${route} (which meets ${taken})`;
      return [`${which} belongs to ${other} already. Choose another.`];
    });
  });
}
