import { canariesOf, type Manifest, ROOT, type RootDeployed } from '../manifest/index.ts';
import type { Publication } from '../publish/publication.ts';
import { UserError } from '../user-error.ts';

/** With more at once, nobody could say which of them an error comes from. */
const MOST_CANARIES = 4;

type Live = Manifest['microFrontends'][string] | NonNullable<Manifest['root']>;

/** The manifest with this publication as a candidate for a share of the sessions; of root, for their whole page. */
export function withCandidate(live: Manifest, publication: Publication, share: number): Manifest {
  if (!(share >= 0 && share <= 1))
    throw new UserError('A share is a number from 0 to 1, for example 0.1 for one in ten.');
  const { name, version } = publication;
  const current = liveOf(live, name);
  if (!current) {
    throw new UserError(`${name} is not live, so the other sessions would have none. Activate it without a share.`);
  }
  if (current.version === version) throw new UserError(`${name}@${version} is live for everybody already.`);
  const others = canariesOf(live).filter((one) => one.name !== name);
  if (others.length >= MOST_CANARIES) {
    const names = others.map((one) => one.name).join(', ');
    throw new UserError(`${names} have candidates already. Promote or abort one of them first.`);
  }
  const candidate = 'root' in publication ? publication.root : publication.deployed;
  return withLive(live, name, { ...withoutCanary(current), canary: { share, candidate } } as Live);
}

/** The manifest with the candidate live for everyone. */
export function withPromoted(live: Manifest, name: string): Manifest {
  return withLive(live, name, withACanary(live, name).canary.candidate);
}

/** The manifest without the candidate. */
export function withoutCandidate(live: Manifest, name: string): Manifest {
  return withLive(live, name, withoutCanary(withACanary(live, name)));
}

function withACanary(live: Manifest, name: string): Live & { canary: NonNullable<Live['canary']> } {
  const current = liveOf(live, name);
  if (!current) throw new UserError(`${name} is not live.`);
  const { canary } = current;
  if (!canary) throw new UserError(`${name} has no candidate: everybody gets ${current.version}.`);
  return { ...current, canary } as Live & { canary: typeof canary };
}

function withoutCanary({ canary: _, ...stable }: Live): Live {
  return stable;
}

function liveOf({ root, microFrontends }: Manifest, name: string): Live | undefined {
  if (name === ROOT) return root;
  return Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined;
}

function withLive(live: Manifest, name: string, one: Live): Manifest {
  if (name === ROOT) return { ...live, root: one as RootDeployed };
  const microFrontends = { ...live.microFrontends, [name]: one as Manifest['microFrontends'][string] };
  return { ...live, microFrontends };
}
