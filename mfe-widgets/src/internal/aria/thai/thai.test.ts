import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, tagOf } from 'shared-session';
import { ariaLocale } from '../aria-locale.tsx';

const require = createRequire(import.meta.url);
const catalogues = join(dirname(dirname(require.resolve('react-aria'))), 'private', 'intl');
const own = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'));

const english = (catalogue: string): object => require(join(catalogues, catalogue, 'en-US.cjs'));

test('React Aria speaks every language of the portal but Thai, which is ours', () => {
  const spoken = new Set(readdirSync(join(catalogues, 'table')).map((file) => file.slice(0, 2)));
  const unspoken = LANGUAGES.map((locale) => ariaLocale(tagOf(locale))).filter((tag) => !spoken.has(tag.slice(0, 2)));
  expect(unspoken).toEqual(['th-TH']);
});

test.each(own)('%s has each text of its catalogue', async (file) => {
  const { default: thai } = (await import(join(import.meta.dirname, file))) as { default: object };
  expect(Object.keys(thai).sort()).toEqual(Object.keys(english(basename(file, '.ts'))).sort());
});
