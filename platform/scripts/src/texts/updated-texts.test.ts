import { type TextFiles, updatedTexts } from './updated-texts.ts';

const file = 'mfe-notes/src/texts/en-US.ts';
const english = (texts: Record<string, string>) =>
  Object.entries(texts).map(([label, text]) => ({ label, text, file }));
const before: TextFiles = {
  locales: {
    en_US: { LBL_FIRST: 'First', LBL_LAST: 'Last' },
    de_DE: { LBL_FIRST: 'Erster', LBL_LAST: 'Letzter' },
    de_CH: {},
    fr_FR: { LBL_FIRST: 'Premier', LBL_LAST: 'Dernier' },
  },
  untranslated: {},
};
const update = (texts: Record<string, string>, files: TextFiles) =>
  updatedTexts(english(texts), files, ['en_US', 'de_DE', 'fr_FR']);
const added = { LBL_FIRST: 'First', LBL_COUNT: '{{count}} notes', LBL_LAST: 'Last' };

test('a new text is copied to en_US and listed for each locale that inherits none', () => {
  const { locales, untranslated } = update(added, before);
  expect(Object.keys(locales.en_US ?? {})).toEqual(['LBL_FIRST', 'LBL_COUNT', 'LBL_LAST']);
  expect(locales.de_DE).toBe(before.locales.de_DE);
  expect(untranslated).toEqual({ LBL_COUNT: { en_US: '{{count}} notes', de_DE: '', fr_FR: '' } });
});

test('written translations move to their files, in the order of the English texts; the rest stays listed', () => {
  const written = { LBL_COUNT: { de_DE: '{{count}} Notizen', de_CH: '{{count}} Zettel', fr_FR: ' ' } };
  const { locales, untranslated } = update(added, { ...before, untranslated: written });
  expect(Object.entries(locales.de_DE ?? {})).toEqual([
    ['LBL_FIRST', 'Erster'],
    ['LBL_COUNT', '{{count}} Notizen'],
    ['LBL_LAST', 'Letzter'],
  ]);
  expect(locales.de_CH).toEqual({ LBL_COUNT: '{{count}} Zettel' });
  expect(untranslated).toEqual({ LBL_COUNT: { en_US: '{{count}} notes', fr_FR: '' } });
});

test('a changed text is listed with its present translations, which the next run takes as they then are', () => {
  const changed = { LBL_FIRST: 'First', LBL_LAST: 'Latest' };
  const listed = update(changed, before);
  expect(listed.locales.en_US?.LBL_LAST).toBe('Latest');
  expect(listed.untranslated).toEqual({ LBL_LAST: { en_US: 'Latest', de_DE: 'Letzter', fr_FR: 'Dernier' } });
  const edited = { LBL_LAST: { en_US: 'Latest', de_DE: 'Neuester', fr_FR: '' } };
  const { locales, untranslated } = update(changed, { ...listed, untranslated: edited });
  expect([locales.de_DE?.LBL_LAST, locales.fr_FR?.LBL_LAST]).toEqual(['Neuester', 'Dernier']);
  expect(untranslated).toEqual({ LBL_LAST: { en_US: 'Latest', fr_FR: '' } });
});

test('if nothing has changed, nothing is written', () => {
  const { locales, untranslated } = update({ LBL_FIRST: 'First' }, before);
  for (const [locale, texts] of Object.entries(locales)) expect(texts).toBe(before.locales[locale]);
  expect(untranslated).toEqual({});
});

test.each([
  ['a label without English text', { LBL_COUNTS: { de_DE: 'Notizen' } }, 'No package has a text LBL_COUNTS'],
  ['an unknown locale', { LBL_COUNT: { da_DK: '{{count}} noter' } }, '"da_DK" of LBL_COUNT is no locale'],
  ['a lost placeholder', { LBL_COUNT: { de_DE: 'Notizen' } }, 'LBL_COUNT has other placeholders in de_DE: "Notizen"'],
])('%s is rejected', (_, untranslated, sentence) => {
  expect(() => update(added, { ...before, untranslated })).toThrow(sentence);
});

test('two texts for one label are rejected', () => {
  const other = { label: 'LBL_FIRST', text: '1st', file: 'mfe-lists/src/texts/en-US.ts' };
  expect(() => updatedTexts([...english(added), other], before, ['en_US'])).toThrow(
    `LBL_FIRST has one text in ${file} and another in ${other.file}`,
  );
});
