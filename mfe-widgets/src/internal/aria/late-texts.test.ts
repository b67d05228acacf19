import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGES, tagOf } from 'shared-session';
import own from '../aria-texts/all.ts';
import { ariaLocale } from './aria-locale.tsx';
import { fetchLateTexts, keepCatalogue, spokenLanguage, subscribeLateTexts } from './late-texts.ts';

const require = createRequire(import.meta.url);
const catalogues = join(dirname(dirname(require.resolve('react-aria'))), 'private', 'intl');
const late = ['ar-AE', 'he-IL', 'th-TH'];

const english = (catalogue: string): object => require(join(catalogues, catalogue, 'en-US.cjs'));

test('React Aria speaks every other language of the portal', () => {
  const spoken = new Set(readdirSync(join(catalogues, 'table')).map((file) => file.slice(0, 2)));
  const tags = LANGUAGES.map((locale) => ariaLocale(tagOf(locale))).filter((tag) => !late.includes(tag));
  expect(tags.filter((tag) => !spoken.has(tag.slice(0, 2)))).toEqual([]);
});

test('languages that it has not have each text of each catalogue', () => {
  expect(Object.keys(own)).toEqual(late);
  for (const texts of Object.values(own)) {
    expect(Object.keys(texts)).toEqual(['breadcrumbs', 'grid', 'menu', 'table', 'tag']);
    for (const [catalogue, said] of Object.entries(texts))
      expect(Object.keys(said).sort()).toEqual(Object.keys(english(catalogue)).sort());
  }
});

test('a language is spoken once its texts are there, in catalogues from before and after', async () => {
  const catalogue = (): Record<string, object> => ({ 'en-US': { removeButtonLabel: 'Remove' } });
  const before = catalogue();
  keepCatalogue('tag', before);
  // React Aria keeps the languages of a catalogue, not the catalogue.
  const kept = { ...before };
  expect(kept['th-TH']).toMatchObject({ removeButtonLabel: 'Remove' });
  expect([spokenLanguage('en-GB'), spokenLanguage('th-TH')]).toEqual(['en-GB', 'en-US']);
  const arrived = new Promise<void>((resolve) => subscribeLateTexts(resolve));
  fetchLateTexts('th-TH');
  await arrived;
  expect(spokenLanguage('th-TH')).toBe('th-TH');
  const after = catalogue();
  keepCatalogue('tag', after);
  for (const one of [kept, after]) expect(one['th-TH']).toMatchObject({ removeButtonLabel: 'ลบ' });
});
