import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPersonal, PERSONAL_DATABASES, PERSONAL_LOCAL_KEYS } from './personal-places.ts';

const repository = join(import.meta.dirname, '../../..');

/** Names of databases in the sources of the packages: of a sealed store, or of the place of records. */
const DATABASE = /\bsealedStore\('([^']+)'\)|\bdatabase: '([^']+)'/g;

/** The texts of the sources of packages. */
const sourcesOf = (packages: RegExp): readonly string[] =>
  readdirSync(repository)
    .filter((name) => packages.test(name))
    .flatMap((name) =>
      readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => readFileSync(join(repository, name, 'src', file), 'utf8')),
    );

test('every database that a package keeps is named, so that a sign-out deletes it (docs: session#data-on-device)', () => {
  const databases = sourcesOf(/^(?:mfe-|shared-|root-config$)/).flatMap((text) =>
    [...text.matchAll(DATABASE)].map(([, sealed, place]) => sealed ?? place ?? ''),
  );
  expect([...new Set(databases)].sort()).toEqual([...PERSONAL_DATABASES].sort());
});

test('every key that a micro-frontend keeps in local storage is named, so that a sign-out removes it (docs: session#data-on-device)', () => {
  const keys = sourcesOf(/^mfe-/)
    .filter((text) => text.includes('localStorage.setItem'))
    .flatMap((text) => [...text.matchAll(/'(portal\.[^']+)'/g)].map(([, key]) => key));
  // root-config's tells which home the person has.
  expect([...keys, 'portal.home']).toEqual(PERSONAL_LOCAL_KEYS);
});

test('a name is personal if it is listed, begins with the prefix, or stands in the register, whole', () => {
  const register = JSON.stringify({ format: 2, places: [{ name: 'notes' }] });
  expect(
    ['expense-drafts', 'portal.reset', 'recovery-options.draft.page', 'notes', 'note', 'JSESSIONID'].filter((name) =>
      isPersonal(name, register),
    ),
  ).toEqual(['expense-drafts', 'portal.reset', 'recovery-options.draft.page', 'notes']);
});
