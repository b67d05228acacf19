import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreadableInTime } from 'deployments/contract';
import { type MeetingPlaces, undeclared, usedPlaces } from 'webpack-preset/places';
import { keptVersions } from '../keep/kept-versions.ts';
import { publishedPackages, repository } from '../paths.ts';
import { sourcesBelow } from '../texts/text-owners.ts';

const declared = JSON.parse(
  readFileSync(join(repository, 'shared-session', 'meeting-places.json'), 'utf8'),
) as MeetingPlaces;

const canary = 'platform/deployments/src/manifest/canary.ts';
const sources = [...sourcesBelow(repository), { path: canary, text: readFileSync(join(repository, canary), 'utf8') }];
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const used = (packageName: string) =>
  usedPlaces(
    sources
      .filter(({ path }) => path.startsWith(`${packageName}/`))
      .map(({ path, text }) => ({ file: join(repository, path), text })),
    read,
    declared.openers,
  );
const libraries = ['shared-session', 'shared-client', 'root-config', 'platform'];
const byPackage = new Map([...publishedPackages, ...libraries].map((name) => [name, used(name)]));

test.each(publishedPackages.filter((name) => name !== 'root-config'))(
  '%s keeps and passes nothing that is not declared',
  (name) => {
    expect(undeclared(name, byPackage.get(name) ?? [], declared)).toEqual([]);
  },
);

test('names of the libraries and of the page are declared; those that begin with an argument are openers', () => {
  for (const name of libraries.slice(0, 3)) {
    const known = (byPackage.get(name) ?? []).filter((one) => !one.name.startsWith('*'));
    expect([name, undeclared(name, known, declared)]).toEqual([name, []]);
  }
});

test('each declared place is used', () => {
  const names = new Set([...byPackage.values()].flat().map(({ kind, name }) => `${kind} ${name}`));
  const places = Object.entries(declared.places).flatMap(([name, place]) => place.in.map((kind) => `${kind} ${name}`));
  expect(places.filter((one) => !names.has(one))).toEqual([]);
});

test('kept builds and the present ones read what the others keep and say (docs: session#data-on-device)', () => {
  const places = Object.entries(declared.places);
  const met = new Set<string>();
  const lost = publishedPackages.flatMap((packageName) =>
    keptVersions(packageName.replaceAll('-', '_')).flatMap(({ publication, scripts }) => {
      const text = Object.values(scripts).join('\n');
      return places.flatMap(([name, { reads = [], ...place }]) => {
        if (!names(text, name)) return [];
        met.add(name);
        // Builds from before places were recorded wrote the first version.
        const written = publication.facts?.places?.[name] ?? { version: 1, reads: [] };
        const why = unreadableInTime(written, { ...place, reads });
        return why ? [`${publication.name} ${publication.version}: ${name} ${why}`] : [];
      });
    }),
  );
  expect(lost).toEqual([]);
  expect([...met]).toEqual(
    expect.arrayContaining([
      'timecard-drafts',
      'expense-drafts',
      'recovery-options.sent',
      'timecard-outbox',
      'recovery-completed',
    ]),
  );
});

/** Whether a script names a place; of one whose name is put together, its beginning. */
function names(text: string, place: string): boolean {
  const [start = ''] = place.split('*');
  return ['"', "'", '`'].some((quote) => text.includes(`${quote}${start}${start === place ? quote : ''}`));
}
