import fc from 'fast-check';
import { createInstance } from 'i18next';
import { fillIn } from './fill-in.ts';
import { addTexts, addTranslator, createTexts, isSaid, say } from './texts.ts';
import { createTranslator } from './translator.ts';

function textsIn(language: string, maps: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const texts = createTexts();
  for (const [of, map] of Object.entries(maps)) addTexts(texts, of, map);
  addTranslator(texts, createTranslator({ createInstance }));
  texts.language = language;
  return texts;
}

test('a text is said in the present language, else in English, else as its key', () => {
  const texts = textsIn('de-DE', { 'en-US': { LBL_A: 'A', LBL_B: 'B' }, 'de-DE': { LBL_A: 'Ä' } });
  expect(['LBL_A', 'LBL_B', 'LBL_C'].map((key) => say(texts, key, {}))).toEqual(['Ä', 'B', 'LBL_C']);
  expect(['LBL_A', 'LBL_B', 'LBL_C'].map((key) => isSaid(texts, key))).toEqual([true, true, false]);
});

test('without a translator texts are English; those that came before it are said when it is there, and those after', () => {
  const texts = createTexts();
  addTexts(texts, 'en-US', { LBL_A: 'A', LBL_B: 'B' });
  addTexts(texts, 'de-DE', { LBL_A: 'Ä' });
  texts.language = 'de-DE';
  expect(say(texts, 'LBL_A', {})).toBe('A');
  addTranslator(texts, createTranslator({ createInstance }));
  expect([say(texts, 'LBL_A', {}), say(texts, 'LBL_B', {})]).toEqual(['Ä', 'B']);
  addTexts(texts, 'de-DE', { LBL_B: 'Be' });
  expect(say(texts, 'LBL_B', {})).toBe('Be');
});

test('a later text of a key wins, and the others stay', () => {
  const texts = textsIn('en-US', { 'en-US': { LBL_A: 'A', LBL_B: 'B' } });
  addTexts(texts, 'en-US', { LBL_A: 'Again' });
  expect([say(texts, 'LBL_A', {}), say(texts, 'LBL_B', {})]).toEqual(['Again', 'B']);
});

test('a count chooses the form that the language has for it', () => {
  const forms = {
    LBL_DAYS_zero: 'none',
    LBL_DAYS_one: 'one',
    LBL_DAYS_two: 'two',
    LBL_DAYS_few: 'few',
    LBL_DAYS_other: '{{count}}',
  };
  const texts = textsIn('ar-AE', { 'ar-AE': forms });
  expect([0, 1, 2, 3, 100].map((count) => say(texts, 'LBL_DAYS', { count }, count))).toEqual([
    'none',
    'one',
    'two',
    'few',
    '100',
  ]);
  texts.language = 'en-US';
  expect(say(texts, 'LBL_DAYS', { count: 2 }, 2)).toBe('LBL_DAYS');
});

test('values are put in as they are', () => {
  expect(fillIn('{{ a }}, {{b}} and {{c}}', { a: '{{b}} $& <b>', b: 2 })).toBe('{{b}} $& <b>, 2 and {{c}}');
  expect(fillIn('{{constructor}}', {})).toBe('{{constructor}}');
});

const word = fc.constantFrom('a', 'b', 'name', 'count', 'of');
const value = fc.oneof(fc.string(), fc.constantFrom('{{a}}', '$t(LBL_A)', '$&'), fc.integer({ min: 0, max: 120 }));
const text = fc
  .array(
    fc.oneof(
      word.map((name) => `{{${name}}}`),
      word.map((name) => `{{ ${name} }}`),
      fc.string(),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''))
  // i18next formats what follows a comma, and does not escape what follows a dash; labels use neither.
  .filter((all) => !/\{\{[^}]*[-,.][^}]*\}\}|\{{3}|\}{3}/.test(all));
const forms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'].map((form) => `LBL_A${form}`);
const map = fc.dictionary(fc.constantFrom(...forms), text);

const count = fc.oneof(fc.constantFrom(-1, 0, 1, 1.5, 2), fc.integer({ min: 0, max: 120 }));

test('English, which needs no translator, is said as i18next says it', () => {
  fc.assert(
    fc.property(map, fc.dictionary(word, value), fc.option(count), (english, values, many) => {
      const reference = createTranslator({ createInstance });
      reference.add('en-US', english);
      const texts = createTexts();
      addTexts(texts, 'en-US', english);
      const asked = many === null ? values : { ...values, count: many };
      expect(say(texts, 'LBL_A', asked, many)).toBe(reference.say('en-US', 'LBL_A', asked, many));
    }),
  );
});
