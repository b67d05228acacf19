import { isInRange } from '../../manifest/index.ts';

/**
 * How a version may come onto a page: it is live, for everyone or as a candidate, or it is the target of a rollback. A single rollback
 * brings one target beside what is live, so two targets never meet.
 */
export type Role = 'live' | 'target';

/** A version of root-config, with the libraries that its pages provide. */
export interface Offer {
  readonly name: string;
  readonly role: Role;
  /** Library → its version. */
  readonly provides: Readonly<Record<string, string>>;
  /** What may be imported of them; older records say nothing, and have whatever the library has. */
  readonly requests?: readonly string[] | undefined;
  /** Whether its loader reads ranges. An older one compares versions. */
  readonly readsRanges: boolean;
}

/** A version of a micro-frontend, with the libraries that it needs. */
export interface Need {
  readonly name: string;
  readonly role: Role;
  /** Import (`react/jsx-runtime`) → the version that the build was made with. */
  readonly requires: Readonly<Record<string, string>>;
  /** Library → the range of versions that it runs with; a library without one is needed in exactly the version of the build. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** Why a set is not elected. */
export type Disagreement =
  /** A build needs another version than the page would have, or one that it lacks. */
  | { readonly offer: Offer; readonly need: Need; readonly request: string; readonly wanted: string }
  /** A page has two versions of libraries that have to be one. */
  | { readonly offer: Offer; readonly unequal: readonly string[] };

export interface Election {
  /** What each page provides, by the name of its root-config; empty where somebody disagrees. */
  readonly elected: ReadonlyMap<string, Offer['provides']>;
  readonly disagreements: readonly Disagreement[];
}

/** Libraries that have to be of exactly one version, with all that is imported of them. */
const COUPLED = ['react', 'react-dom'] as const;

/**
 * Elects what pages provide, before anything is deployed: one version of each library, the same for what is coupled, that every build
 * accepts which may come onto the page. Nothing is elected unless everybody agrees.
 */
export function electSharedSet(offers: readonly Offer[], needs: readonly Need[]): Election {
  const disagreements = offers.flatMap((offer) => [
    ...unequalIn(offer),
    ...needs.filter((need) => mayMeet(offer, need)).flatMap((need) => unmet(offer, need)),
  ]);
  const elected = disagreements.length ? [] : offers.map(({ name, provides }) => [name, provides] as const);
  return { elected: new Map(elected), disagreements };
}

/** `react` of `react/jsx-runtime`. */
export function libraryOf(request: string): string {
  return request.split('/')[0] ?? request;
}

function mayMeet(offer: Offer, need: Need): boolean {
  return offer.role === 'live' || need.role === 'live';
}

function unmet(offer: Offer, need: Need): Disagreement[] {
  return Object.entries(need.requires).flatMap(([request, exact]) => {
    const library = libraryOf(request);
    const wanted = (offer.readsRanges && own(need.ranges, library)) || exact;
    const provided = providedFor(offer, request);
    return provided !== undefined && isInRange(provided, wanted) ? [] : [{ offer, need, request, wanted }];
  });
}

/** The version that a page gives to an import; undefined if it has no such thing. */
export function providedFor({ provides, requests }: Offer, request: string): string | undefined {
  return requests && !requests.includes(request) ? undefined : own(provides, libraryOf(request));
}

function unequalIn(offer: Offer): Disagreement[] {
  const versions = COUPLED.flatMap((library) => own(offer.provides, library) ?? []);
  if (new Set(versions).size <= 1) return [];
  return [{ offer, unequal: COUPLED.map((library) => `${library} ${offer.provides[library]}`) }];
}

function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
