import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages, repository } from '../paths.ts';

interface Labelled {
  readonly label: string;
  readonly text: string;
}

interface Kind {
  readonly name: Labelled;
  readonly sentence: Labelled;
  readonly action?: Labelled;
}

/** The texts of the kinds of notifications that a package declares, by label. */
function declaredBy(packageName: string): Readonly<Record<string, string>> {
  const file = join(repository, packageName, 'micro-frontend.json');
  const kinds: readonly Kind[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).notifications ?? []) : [];
  const labelled = kinds.flatMap(({ name, sentence, action }) => [name, sentence, action ?? name]);
  return Object.fromEntries(labelled.map(({ label, text }) => [label, text]));
}

const declaring = publishedPackages.filter((name) => Object.keys(declaredBy(name)).length > 0);

test('some micro-frontends declare kinds of notifications', () => {
  expect(declaring).toEqual(expect.arrayContaining(['mfe-account', 'mfe-approvals', 'mfe-timecard']));
});

test.each(declaring)(
  'the texts of notifications of %s are those of micro-frontend.json (docs: notifications#notification-declared)',
  async (name) => {
    const { notificationTexts } = await import(join(repository, name, 'src', 'texts', 'notification-kinds.ts'));
    expect(notificationTexts).toEqual(declaredBy(name));
  },
);
