import { editedTexts, isTexts } from './edited-texts.js';

/** As on a page: the first text of a key stays, and what is shown renders again for a text that was asked for before it was there. */
function translations(render: () => void = () => {}) {
  const texts = new Map<string, string>();
  const unsaid = new Set<string>();
  return {
    i18n: {
      t(key: string, values?: Readonly<Record<string, string | number>>): string {
        const text = texts.get(`${key}${values ? `_${values.count === 1 ? 'one' : 'other'}` : ''}`);
        if (text === undefined) unsaid.add(key);
        return text ?? key;
      },
    },
    registerTexts(map: Readonly<Record<string, string>>) {
      for (const [key, text] of Object.entries(map)) if (!texts.has(key)) texts.set(key, text);
      if (Object.keys(map).some((key) => unsaid.has(key) || unsaid.has(key.replace(/_[a-z]+$/, '')))) render();
    },
  };
}

test('an edited text is shown, each time it is edited, and others stay', () => {
  const page = translations();
  const { register } = editedTexts(page);
  register({ LBL_NOTES: 'Notes', LBL_MORE: 'More' });
  const shown = () => [page.i18n.t('LBL_NOTES'), page.i18n.t('LBL_MORE')];
  expect(shown()).toEqual(['Notes', 'More']);
  register({ LBL_NOTES: 'All notes', LBL_MORE: 'More' });
  expect(shown()).toEqual(['All notes', 'More']);
  register({ LBL_NOTES: 'Notes' });
  expect(shown()).toEqual(['Notes', 'More']);
});

test('what shows a label renders again with its edited text, also by a number', () => {
  const shown: string[] = [];
  const page = translations(() => shown.push(page.i18n.t('LBL_NOTES'), page.i18n.t('LBL_DAYS', { count: 2 })));
  const { register } = editedTexts(page);
  register({ LBL_NOTES: 'Notes', LBL_DAYS_one: 'a day', LBL_DAYS_other: 'days' });
  register({ LBL_NOTES: 'All notes', LBL_DAYS_one: 'a day', LBL_DAYS_other: 'days' });
  expect(shown).toEqual(['All notes', 'days']);
  register({ LBL_NOTES: 'All notes', LBL_DAYS_one: 'a day', LBL_DAYS_other: 'all days' });
  expect(shown.slice(2)).toEqual(['All notes', 'all days']);
});

test('a form of a plural is edited with the others', () => {
  const page = translations();
  const { register } = editedTexts(page);
  register({ LBL_DAYS_one: 'a day', LBL_DAYS_other: 'days' });
  register({ LBL_DAYS_one: 'one day', LBL_DAYS_other: 'days' });
  expect([1, 2].map((count) => page.i18n.t('LBL_DAYS', { count }))).toEqual(['one day', 'days']);
});

test.each<[unknown, boolean]>([
  [{ LBL_NOTES: 'Notes', MSG_GONE: 'Gone' }, true],
  [{}, false],
  [{ LBL_NOTES: 3 }, false],
  [{ limit: 'Notes' }, false],
  ['LBL_NOTES', false],
])('%j as texts: %s', (exported, expected) => {
  expect(isTexts(exported)).toBe(expected);
});
