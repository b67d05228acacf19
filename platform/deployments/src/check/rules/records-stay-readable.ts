import { buildsIn, ROOT, stableManifest } from '../../manifest/index.ts';
import { unreadable, unreadableInTime } from '../places/unreadable.ts';
import type { Rule } from '../rule.ts';

interface Build {
  readonly name: string;
  readonly version: string;
}

/**
 * Records on a device, and messages between tabs, are read by other builds, and by the version that replaces their writer. Builds of one
 * page read each other's. Of two versions of a build the newer one reads what the older one has written; after a rollback the older one may
 * find records that it does not understand, and leaves them as they are.
 */
export const recordsStayReadable: Rule = {
  name: 'records-stay-readable',
  find({ document, candidate, live, facts }) {
    const present = buildsOf(candidate);
    const before = [...(live ? buildsIn(live) : []), ...buildsIn(stableManifest(document))].map(({ name, build }) => ({
      name,
      version: build.version,
    }));
    return present.flatMap((reader) => [
      ...present.filter(({ name }) => name !== reader.name).flatMap((writer) => between(writer, reader)),
      ...before
        .filter(({ name, version }) => name === reader.name && version !== reader.version)
        .flatMap((writer) => between(writer, reader)),
    ]);

    function between(writer: Build, reader: Build): string[] {
      const [written, read] = [facts(writer.name, writer.version)?.places, facts(reader.name, reader.version)?.places];
      if (!written || !read) return [];
      return Object.entries(read).flatMap(([place, known]) => {
        const given = Object.hasOwn(written, place) ? written[place] : undefined;
        if (!given) return [];
        const isSame = writer.name === reader.name;
        const why = isSame ? unreadableInTime(given, known) : unreadable(given, known);
        if (!why) return [];
        const advice = isSame
          ? 'Read what is on the devices already, and name its version in "reads"; fields of the same version may only be added as optional ones.'
          : 'Release builds that read both first, then the one that writes the new version.';
        return [
          `${JSON.stringify(place)} ${why}: ${reader.name} ${reader.version} would lose what ${writer.name} ${writer.version} has kept or said. ${advice}`,
        ];
      });
    }
  },
};

function buildsOf({ root, microFrontends }: Parameters<Rule['find']>[0]['candidate']): Build[] {
  return [
    ...Object.entries(microFrontends).map(([name, { version }]) => ({ name, version })),
    ...(root ? [{ name: ROOT, version: root.version }] : []),
  ];
}
