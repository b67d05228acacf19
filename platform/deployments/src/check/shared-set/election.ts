import { isInRange, OWN_SET, type PageReacts, setOf } from '../../manifest/index.ts';

/** Library → its version. */
type Provided = Readonly<Record<string, string>>;

/** A version of root-config, with the libraries that its pages provide. */
export interface Offer {
  readonly name: string;
  readonly provides: Provided;
  /** The imports they provide; older records do not list them, and provide all imports of the library. */
  readonly requests?: readonly string[] | undefined;
  /** Whether its loader reads ranges. An older one compares versions. */
  readonly readsRanges: boolean;
  /** The Reacts by which its loader decides who runs in which set, as the manifest has them. */
  readonly reacts: PageReacts;
  /** Set beside its own → what is of another version there. */
  readonly sets?: Readonly<Record<string, Provided>> | undefined;
}

/** A version of a micro-frontend, with the libraries that it needs. */
export interface Need {
  readonly name: string;
  /** Import (`react/jsx-runtime`) → the version that the build was made with. */
  readonly requires: Readonly<Record<string, string>>;
  /** Library → the range of versions that it runs with; a library without one is needed in exactly the version of the build. */
  readonly ranges: Readonly<Record<string, string>>;
  /** The versions of React by which a loader decides which set it runs in, as the manifest has them. */
  readonly react?: string | undefined;
}

/** Why a page and a build on it are incompatible. */
export type Disagreement =
  /** A build needs another version than the page would have, or one that it lacks. */
  | { readonly offer: Offer; readonly need: Need; readonly request: string; readonly wanted: string }
  /** A page has two versions of libraries that have to be one. */
  | { readonly offer: Offer; readonly unequal: readonly string[] };

export interface Election {
  /** Micro-frontend → the set that it runs in; without those that run in none. */
  readonly sets: ReadonlyMap<string, string>;
  readonly disagreements: readonly Disagreement[];
}

/** Libraries that have to be of exactly one version in a set, with all that is imported of them. */
const COUPLED = ['react', 'react-dom'] as const;

/**
 * Elects the set in which each build runs, before anything is deployed: one version of each library, the same for what is coupled, that the
 * build accepts.
 */
export function electSets(offer: Offer, needs: readonly Need[]): Election {
  const sets = needs.flatMap((need) => {
    const set = setOf(offer.reacts, need);
    return set === undefined ? [] : [[need.name, set] as const];
  });
  const disagreements = [...unequalIn(offer), ...needs.flatMap((need) => unmet(offer, need))];
  return { sets: new Map(sets), disagreements };
}

/** `react` of `react/jsx-runtime`. */
export function libraryOf(request: string): string {
  return request.split('/')[0] ?? request;
}

function unmet(offer: Offer, need: Need): Disagreement[] {
  const set = setOf(offer.reacts, need) ?? OWN_SET;
  return Object.entries(need.requires).flatMap(([request, exact]) => {
    const wanted = (offer.readsRanges && own(need.ranges, libraryOf(request))) || exact;
    const provided = providedFor(offer, request, set);
    return provided !== undefined && isInRange(provided, wanted) ? [] : [{ offer, need, request, wanted }];
  });
}

/** The version that a set of a page gives to an import; undefined if the page does not have it. */
export function providedFor(
  { provides, requests, sets = {} }: Offer,
  request: string,
  set = OWN_SET,
): string | undefined {
  if (requests && !requests.includes(request)) return undefined;
  const inSet = Object.hasOwn(sets, set) ? sets[set] : undefined;
  return own({ ...provides, ...inSet }, libraryOf(request));
}

function unequalIn(offer: Offer): Disagreement[] {
  return [offer.provides, ...Object.values(offer.sets ?? {})].flatMap((provides) => {
    const versions = COUPLED.flatMap((library) => own(provides, library) ?? []);
    if (new Set(versions).size <= 1) return [];
    return [{ offer, unequal: COUPLED.map((library) => `${library} ${provides[library]}`) }];
  });
}

function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
