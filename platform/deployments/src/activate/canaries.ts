import type { Manifest } from '../manifest/index.ts';
import type { Publication } from '../publish/publication.ts';
import { UserError } from '../user-error.ts';

/** With more at once, nobody could say which of them an error comes from. */
const MOST_CANARIES = 4;

/** The manifest with this publication as a candidate for a share of the sessions. */
export function withCandidate(live: Manifest, publication: Publication, share: number): Manifest {
  if (!(share >= 0 && share <= 1))
    throw new UserError('A share is a number from 0 to 1, for example 0.1 for one in ten.');
  if ('root' in publication)
    throw new UserError("The page's own scripts are one for everybody; activate them without a share.");
  const { name, version, deployed } = publication;
  const current = live.microFrontends[name];
  if (!current) {
    throw new UserError(`${name} is not live, so the other sessions would have none. Activate it without a share.`);
  }
  if (current.version === version) throw new UserError(`${name}@${version} is live for everybody already.`);
  const others = Object.entries(live.microFrontends).filter(([other, one]) => other !== name && one.canary);
  if (others.length >= MOST_CANARIES) {
    const names = others.map(([other]) => other).join(', ');
    throw new UserError(`${names} have candidates already. Promote or abort one of them first.`);
  }
  const { canary: _, ...stable } = current;
  return withMicroFrontend(live, name, { ...stable, canary: { share, candidate: deployed } });
}

/** The manifest with the candidate live for everyone. */
export function withPromoted(live: Manifest, name: string): Manifest {
  return withMicroFrontend(live, name, canaryOf(live, name).candidate);
}

/** The manifest without the candidate. */
export function withoutCandidate(live: Manifest, name: string): Manifest {
  canaryOf(live, name);
  const { canary: _, ...stable } = live.microFrontends[name] as Manifest['microFrontends'][string];
  return withMicroFrontend(live, name, stable);
}

function canaryOf(live: Manifest, name: string) {
  const current = Object.hasOwn(live.microFrontends, name) ? live.microFrontends[name] : undefined;
  if (!current) throw new UserError(`${name} is not live.`);
  if (!current.canary) throw new UserError(`${name} has no candidate: everybody gets ${current.version}.`);
  return current.canary;
}

function withMicroFrontend(live: Manifest, name: string, one: Manifest['microFrontends'][string]): Manifest {
  return { ...live, microFrontends: { ...live.microFrontends, [name]: one } };
}
