import { type SharedLibrary, withOthers } from './share-scope.ts';

/** The modules that the script of a set registers: those that differ from the page's. */
export interface ProvidedSet {
  /** Library → its version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Import (`react-dom/client`) → its module. */
  readonly modules: Readonly<Record<string, unknown>>;
}

/** The Reacts beside the page's own. Each is loaded by a script, once a micro-frontend runs in its set. */
export interface ReactSets {
  /** Called by the script of a set. */
  provide(set: string, provided: ProvidedSet): void;
  /** The libraries of a set; undefined until its script has handed them over. */
  of(set: string): readonly SharedLibrary[] | undefined;
}

/** @param own the libraries of the page, which a set also uses for libraries that its script does not hand over */
export function reactSets(own: readonly SharedLibrary[]): ReactSets {
  const known = new Map<string, readonly SharedLibrary[]>();
  return {
    provide(set, { versions, modules }) {
      // The first stays, because running modules already have it.
      if (!known.has(set)) known.set(set, withOthers(own, versions, modules));
    },
    of: (set) => known.get(set),
  };
}
