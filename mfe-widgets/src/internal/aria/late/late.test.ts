import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGES, tagOf } from 'shared-session';
import { ariaLocale } from '../aria-locale.tsx';
import type { LateTexts } from './late-text-types.ts';
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

test.each(late)('%s has each text of each catalogue', async (tag) => {
  const { default: texts } = (await import(join(import.meta.dirname, `${tag}.ts`))) as { default: LateTexts };
  expect(Object.keys(texts)).toEqual(['breadcrumbs', 'grid', 'menu', 'table', 'tag']);
  for (const [catalogue, own] of Object.entries(texts))
    expect(Object.keys(own).sort()).toEqual(Object.keys(english(catalogue)).sort());
});

test('a language is spoken once its texts are there, in catalogues from before and after', async () => {
  const before: Record<string, object> = {};
  keepCatalogue('tag', before);
  expect([spokenLanguage('de-DE'), spokenLanguage('th-TH')]).toEqual(['de-DE', 'en-US']);
  const arrived = new Promise<void>((resolve) => subscribeLateTexts(resolve));
  fetchLateTexts('th-TH');
  await arrived;
  expect(spokenLanguage('th-TH')).toBe('th-TH');
  const after: Record<string, object> = {};
  keepCatalogue('tag', after);
  expect([before['th-TH'], after['th-TH']]).toEqual([
    expect.objectContaining({ removeButtonLabel: 'ลบ' }),
    before['th-TH'],
  ]);
});
