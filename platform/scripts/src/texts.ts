import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from 'deployments';
import { packageTexts } from 'reference-api/translations/package-texts';
import { completeLocales } from 'reference-api/translations/texts';
import { main } from './main.ts';
import { repository } from './paths.ts';
import { sourcesBelow, textOwners } from './texts/text-owners.ts';
import { type Texts, type Untranslated, updatedTexts } from './texts/updated-texts.ts';

const folder = join(repository, 'reference', 'reference-api', 'src', 'translations', 'texts');
const list = join(repository, 'untranslated.json');

/**
 * `npm run texts`: records the owner of each label key, copies new and changed English texts of the packages to the server's texts, and lists the translations to write in
 * `untranslated.json`. Run again, it moves what has been written there to the files of the locales.
 */
await main(async () => {
  write(join(repository, 'shared-session', 'text-owners.json'), textOwners(sourcesBelow(repository)));
  const locales = Object.fromEntries(
    readdirSync(folder).map((name): [string, Texts] => [basename(name, '.json'), read<Texts>(join(folder, name))]),
  );
  const before = existsSync(list) ? read<Untranslated>(list) : {};
  const after = updatedTexts(packageTexts(), { locales, untranslated: before }, completeLocales);
  for (const [locale, texts] of Object.entries(after.locales)) {
    if (texts !== locales[locale]) write(join(folder, `${locale}.json`), texts);
  }
  const labels = Object.keys(after.untranslated);
  if (labels.length === 0) {
    rmSync(list, { force: true });
    console.log('Every text is translated.');
    return 0;
  }
  write(list, after.untranslated);
  console.log(`${labels.length} to translate: fill in ${basename(list)} and run this again.\n${labels.join('\n')}`);
  return 0;
});

function read<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new UserError(`${file} is no valid JSON: ${(error as Error).message}. Correct it and run this again.`);
  }
}

function write(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
