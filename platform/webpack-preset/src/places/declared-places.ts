import type { JsonSchema, Place } from 'deployments/contract';
import type { PlaceKind, UsedPlace } from './place.ts';
import type { Openers } from './reading.ts';

/** `meeting-places.json` of shared-session, or of a package outside of the repository. */
export interface MeetingPlaces {
  readonly openers: Openers;
  /** Name → what is kept or passed there. `*` in a name stands for any text. */
  readonly places: Readonly<Record<string, DeclaredPlace>>;
}

export interface DeclaredPlace {
  readonly in: readonly PlaceKind[];
  /** The packages that use it. */
  readonly packages: readonly string[];
  readonly holds: string;
  /** The installed package that uses it, where it is not one of ours. */
  readonly library?: string | undefined;
  /** Raised when a build writes what older ones cannot read. */
  readonly version: number;
  /** Earlier versions that are still read. */
  readonly reads?: readonly number[] | undefined;
  /** Of a record or a message, once it is decrypted; absent for keys, locks and files. */
  readonly schema?: JsonSchema | undefined;
}

/** The places of a package that are not declared for it, each with what to do. */
export function undeclared(packageName: string, used: readonly UsedPlace[], { places }: MeetingPlaces): string[] {
  return used.flatMap(({ kind, name, file }) => {
    const what = `the ${WORDS[kind]} ${JSON.stringify(name)}`;
    if (/^\**$/.test(name))
      return [
        `${file} uses a ${WORDS[kind]} whose name is not known before the code runs, so nobody can tell which builds share it. ` +
          'Name it by a text or a constant, or begin the name with one.',
      ];
    const place = placeOf(kind, name, places);
    if (!place && kind === 'page')
      return [
        `${file} changes ${name} of the page, which all micro-frontends share and unmounting does not restore. ` +
          'Change your own element and listen with `addEventListener`; style sheets are adopted where a module is mounted, and service workers ' +
          'are the page’s.',
      ];
    if (!place)
      return [
        `${file} uses ${what}, which is not declared: other builds, and a sign-out, do not know of it. ` +
          'Declare it with its version and its schema in meeting-places.json of shared-session; a package of another repository has a ' +
          'file of its own beside its package.json.',
      ];
    if (place.packages.includes(packageName)) return [];
    return [
      `${file} uses ${what}, which belongs to ${place.packages.join(' and ')}. ` +
        `Use a name of your own, or have ${packageName} added to its packages in meeting-places.json of shared-session.`,
    ];
  });
}

/** The declarations of the places that a build uses, those of the libraries in it included. */
export function recordOf(used: readonly UsedPlace[], { places }: MeetingPlaces): Record<string, Place> {
  const found = new Map<string, Place>();
  for (const { kind, name, says, hears, opens } of used)
    for (const [declared, { in: kinds, version, reads = [], schema }] of Object.entries(places))
      if (kinds.includes(kind) && matches(declared, name))
        found.set(declared, {
          ...found.get(declared),
          version,
          reads,
          ...(schema && { schema }),
          ...(says && { says }),
          ...(hears && { hears }),
          ...(opens && { opens }),
        });
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const WORDS: Readonly<Record<PlaceKind, string>> = {
  storage: 'storage key',
  database: 'database',
  cache: 'cache',
  channel: 'channel',
  lock: 'lock',
  cookie: 'cookie',
  event: 'event',
  global: 'global variable',
  element: 'custom element',
  page: 'part of the page',
};

function placeOf(kind: PlaceKind, name: string, places: MeetingPlaces['places']): DeclaredPlace | undefined {
  return Object.entries(places).find(([declared, place]) => place.in.includes(kind) && matches(declared, name))?.[1];
}

/** Whether every name that `name` may be is declared. */
function matches(declared: string, name: string): boolean {
  const pattern = declared.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.+')}$`).test(name);
}
