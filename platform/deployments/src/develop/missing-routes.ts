import type { Manifest } from '../manifest/index.ts';
import type { Claiming } from './taken-routes.ts';

/** A sentence about the routes that the live version does not have; undefined if it has all of them. */
export function missingRoutes(live: Manifest, { name, routes }: Pick<Claiming, 'name' | 'routes'>): string | undefined {
  const applications = live.microFrontends[name]?.activation.applications ?? [];
  const known = new Set(applications.flatMap((one) => (one.routes ?? []).map(({ path }) => path)));
  const missing = routes.filter((route) => !known.has(route));
  if (missing.length === 0) return undefined;
  return (
    `The portal finds nothing at ${missing.join(', ')} yet, because it takes routes from the live version. ` +
    'Publish and activate this package, then load the page again.'
  );
}
