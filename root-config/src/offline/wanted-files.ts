import { type LinkedRoute, placeOf } from '../routes/menu-place.ts';

/** The part of a published version that decides which of its files a person needs. */
export interface Version {
  readonly base: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  readonly activation: {
    readonly applications: readonly { readonly module: string; readonly routes?: readonly Route[] }[];
    readonly elements: readonly { readonly module: string }[];
  };
}

interface Route extends LinkedRoute {
  readonly preload?: readonly string[];
}

/**
 * The files that the pages of a menu need, the likely next ones first: the parts of every page, then the pages in the menu's order. Left out
 * are the scripts of pages that nothing leads to, and of the widgets that only those use; scripts that are loaded on demand stay with their
 * micro-frontend, because nothing says which page asks for them.
 *
 * @param menu undefined if it is not known: everything is wanted
 */
export function wantedFiles(
  versions: readonly (readonly [name: string, version: Version])[],
  menu: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  const wanted = new Map<string, number>();
  const unwanted = new Set<string>();
  const byName = Map.groupBy(versions, ([name]) => name);

  /** Notes a module, and those of other micro-frontends behind it. */
  function visit(request: string, note: (request: string) => boolean): void {
    if (!note(request)) return;
    const [name = ''] = request.split('/', 1);
    for (const [, { uses = {} }] of byName.get(name) ?? [])
      for (const used of uses[`.${request.slice(name.length)}`] ?? []) visit(used, note);
  }
  const want = (place: number) => (request: string) => {
    const isNearer = place < (wanted.get(request) ?? Number.POSITIVE_INFINITY);
    if (isNearer) wanted.set(request, place);
    return isNearer;
  };
  const leave = (request: string) => !unwanted.has(request) && unwanted.add(request) !== undefined;

  for (const [name, { activation }] of versions) {
    const requestOf = (module: string) => name + module.slice(1);
    for (const { module, routes } of activation.applications) {
      if (!routes) visit(requestOf(module), want(-1));
      for (const route of routes ?? []) {
        const place = menu ? placeOf(route, menu) : 0;
        const note = place === undefined ? leave : want(place);
        for (const request of [requestOf(module), ...(route.preload ?? [])]) visit(request, note);
      }
    }
  }

  const listed = versions.flatMap(([name, { base, entry, files, modules, activation }]) => {
    const isPage = activation.applications.length + activation.elements.length > 0;
    const requests = Object.keys(modules).map((module) => name + module.slice(1));
    const places = requests.flatMap((request) => wanted.get(request) ?? []);
    const nearest = Math.min(...places);
    // A micro-frontend none of whose pages is wanted; one without pages, such as the widgets, is there for the others.
    if (menu && isPage && places.length === 0) return [];
    return Object.entries(files).flatMap(([file, { integrity }]) => {
      const users = Object.keys(modules).filter((module) => file !== entry && modules[module]?.includes(file));
      const used = users.map((module) => name + module.slice(1));
      if (used.length > 0 && used.every((request) => unwanted.has(request) && !wanted.has(request))) return [];
      const near = used.flatMap((request) => wanted.get(request) ?? []);
      const place = file === entry || file.endsWith('.woff2') ? nearest : Math.min(...near);
      return [{ path: base + file, integrity, place }];
    });
  });
  return new Map(
    listed.sort((one, other) => rank(one.place) - rank(other.place)).map((one) => [one.path, one.integrity]),
  );
}

/** Scripts that are loaded on demand come last. */
const rank = (place: number): number => (Number.isFinite(place) ? place : Number.MAX_SAFE_INTEGER);
