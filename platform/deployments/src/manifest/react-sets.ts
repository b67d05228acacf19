import { isInRange } from './version-range.ts';

/** The set that is in root-config's own scripts: the page's React with what binds to it. */
export const OWN_SET = 'own';

/** The Reacts of a page. */
export interface PageReacts {
  /** The version of the page's own React; absent in manifests from before majors beside each other. */
  readonly react?: string | undefined;
  /** Set (`react-20`) → the version of its React. */
  readonly sets?: Readonly<Record<string, { readonly react: string }>> | undefined;
}

/** The part of a micro-frontend that decides which React it runs with. */
export interface ReactUser {
  /** The versions of React that it runs with; absent in builds without React, and in publications from before majors beside each other. */
  readonly react?: string | undefined;
  /** The micro-frontend that it replaces in a set where that one does not run. */
  readonly standsFor?: string | undefined;
}

/**
 * The set that a micro-frontend runs in: the page's own if that is in its range, else the first by name that is; undefined if none is.
 * Nothing depends on what is loaded, so check, page and loader agree.
 */
export function setOf({ react, sets = {} }: PageReacts, { react: range }: ReactUser): string | undefined {
  if (range === undefined || react === undefined || isInRange(react, range)) return OWN_SET;
  const beside = Object.entries(sets).sort(([one], [other]) => (one < other ? -1 : 1));
  return beside.find(([, { react }]) => isInRange(react, range))?.[0];
}

/**
 * The micro-frontend whose modules a consumer gets when it imports from `name`. Components of one React do not work in the tree of another,
 * so it is that one if it runs in the consumer's set, else the first replacement by name that runs there; undefined if there is none.
 */
export function providerOf(
  all: Readonly<Record<string, ReactUser | undefined>>,
  page: PageReacts,
  consumer: string,
  name: string,
): string | undefined {
  const set = (one: string) => all[one] && setOf(page, all[one]);
  return set(consumer) && [name, ...standingFor(all, name)].find((one) => set(one) === set(consumer));
}

/** The replacements of a micro-frontend, by name. */
export function standingFor(all: Readonly<Record<string, ReactUser | undefined>>, name: string): string[] {
  return Object.keys(all)
    .filter((one) => all[one]?.standsFor === name)
    .sort();
}
