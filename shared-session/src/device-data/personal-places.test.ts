import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPersonal, PERSONAL_DATABASES } from './personal-places.ts';

const repository = join(import.meta.dirname, '../../..');

/** Names of databases in the sources of the packages: of a sealed store, or of the place of records. */
const DATABASE = /\bsealedStore\('([^']+)'\)|\bdatabase: '([^']+)'/g;

const inSources = readdirSync(repository)
  .filter((name) => /^(?:mfe-|shared-|root-config$)/.test(name))
  .flatMap((name) =>
    readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(repository, name, 'src', file), 'utf8')),
  )
  .flatMap((text) => [...text.matchAll(DATABASE)].map(([, sealed, place]) => sealed ?? place ?? ''));

test('every database that a package keeps is named, so that a sign-out deletes it (docs: session#data-on-device)', () => {
  expect([...new Set(inSources)].sort()).toEqual([...PERSONAL_DATABASES].sort());
});

test('a name is personal if it is listed, begins with the prefix, or stands in the register, whole', () => {
  const register = JSON.stringify({ format: 2, places: [{ name: 'notes' }] });
  expect(
    ['expense-drafts', 'portal.reset', 'recovery-options.draft.page', 'notes', 'note', 'JSESSIONID'].filter((name) =>
      isPersonal(name, register),
    ),
  ).toEqual(['expense-drafts', 'portal.reset', 'recovery-options.draft.page', 'notes']);
});
