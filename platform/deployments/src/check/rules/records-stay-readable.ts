import { buildsIn, ROOT, stableManifest } from '../../manifest/index.ts';
import { isReader, isWriter, type Place } from '../places/place.ts';
import { unreadable, unreadableInTime } from '../places/unreadable.ts';
import type { Examined, Rule } from '../rule.ts';

interface Build {
  readonly name: string;
  readonly version: string;
}

/** A place in one form, and the builds that have it in that form. */
interface Form {
  readonly place: Place;
  readonly builds: Build[];
}

/**
 * Records on a device, and messages between tabs, are read by other builds, and by the version that replaces their writer. Builds of one
 * page read each other's. Of two versions of a build the newer one reads what the older one has written; after a rollback the older one may
 * find records that it does not understand, and leaves them as they are. A database that was opened in a newer version stays closed to it.
 */
export const recordsStayReadable: Rule = {
  name: 'records-stay-readable',
  find({ document, candidate, live, facts }) {
    const present = buildsOf(candidate);
    const placesOf = ({ name, version }: Build) => facts(name, version)?.places ?? {};
    const beside = [...formsOf(present, placesOf)].flatMap(([place, forms]) =>
      forms.flatMap((reading) =>
        forms.flatMap((writing) => {
          const meet = reading !== writing && isReader(reading.place) && isWriter(writing.place);
          const why = meet ? unreadable(writing.place, reading.place) : undefined;
          if (why === undefined) return [];
          return reading.builds.flatMap((reader) =>
            writing.builds
              .filter(({ name }) => name !== reader.name)
              .map((writer) => `${lost(place, why, writer, reader)} ${BESIDE}`),
          );
        }),
      ),
    );
    const versions = new Map(present.map((one) => [one.name, one]));
    const before = [...(live ? buildsIn(live) : []), ...buildsIn(stableManifest(document))].map(
      ({ name, build: { version } }): Build => ({ name, version }),
    );
    const inTime = before.flatMap((writer) => {
      const reader = versions.get(writer.name);
      if (!reader || reader.version === writer.version) return [];
      const written = placesOf(writer);
      return Object.entries(placesOf(reader)).flatMap(([place, known]) => {
        const given = Object.hasOwn(written, place) ? written[place] : undefined;
        // A build that only listens has kept and said nothing.
        const why = given && isWriter(given) ? unreadableInTime(given, known) : undefined;
        return why ? [`${lost(place, why, writer, reader)} ${IN_TIME}`] : [];
      });
    });
    const opened = present.flatMap((one) =>
      Object.entries(placesOf(one)).flatMap(([place, { opens = 0 }]) => {
        const newer = [...present, ...before].find((other) => opens > 0 && opensOf(placesOf(other), place) > opens);
        return newer ? [failsToOpen(place, opens, one, newer, opensOf(placesOf(newer), place))] : [];
      }),
    );
    return [...beside, ...inTime, ...opened];
  },
};

const BESIDE = 'Release builds that read both first, then the one that writes the new version.';
const IN_TIME =
  'Read what is on the devices already, and name its version in "reads"; fields of the same version may only be added as optional ones.';

const lost = (place: string, why: string, writer: Build, reader: Build): string =>
  `${JSON.stringify(place)} ${why}: ${reader.name} ${reader.version} would lose what ${writer.name} ${writer.version} has kept or said.`;

const opensOf = (places: Readonly<Record<string, Place>>, place: string): number =>
  Object.hasOwn(places, place) ? (places[place]?.opens ?? 0) : 0;

/** A browser opens a database in its own version or in a newer one, which stays. */
const failsToOpen = (place: string, opens: number, older: Build, newer: Build, opened: number): string =>
  `The database ${JSON.stringify(place)} fails to open in version ${opens}, which ${older.name} ${older.version} asks for, as soon as ` +
  `${newer.name} ${newer.version} has opened it in version ${opened}. Keep the version, or give the new database another name.`;

/** Place → its forms. Nearly all builds have a place in the same one. */
function formsOf(
  builds: readonly Build[],
  placesOf: (build: Build) => Readonly<Record<string, Place>>,
): Map<string, readonly Form[]> {
  const found = new Map<string, Map<string, Form>>();
  for (const build of builds)
    for (const [name, place] of Object.entries(placesOf(build))) {
      const forms = found.get(name) ?? new Map<string, Form>();
      const text = textOf(place);
      const form = forms.get(text) ?? { place, builds: [] };
      form.builds.push(build);
      found.set(name, forms.set(text, form));
    }
  return new Map([...found].map(([name, forms]) => [name, [...forms.values()]]));
}

/** Records are read once a check, and are compared for several mixtures of versions. */
const texts = new WeakMap<Place, string>();

function textOf(place: Place): string {
  const text = texts.get(place) ?? JSON.stringify(place);
  texts.set(place, text);
  return text;
}

function buildsOf({ root, microFrontends }: Examined['candidate']): Build[] {
  return [
    ...Object.entries(microFrontends).map(([name, { version }]) => ({ name, version })),
    ...(root ? [{ name: ROOT, version: root.version }] : []),
  ];
}
