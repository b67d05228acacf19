import { editedTexts, isTexts } from './edited-texts.js';

/** Translations of which the first text of a key stays, as on a page. */
function translations() {
  const texts = new Map<string, string>();
  return {
    i18n: {
      t: (key: string, values?: Readonly<Record<string, string | number>>): string =>
        texts.get(`${key}${values ? `_${values.count === 1 ? 'one' : 'other'}` : ''}`) ?? key,
    },
    registerTexts(map: Readonly<Record<string, string>>) {
      for (const [key, text] of Object.entries(map)) if (!texts.has(key)) texts.set(key, text);
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
