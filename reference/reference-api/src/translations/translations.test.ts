import { startApi } from '../testing/start-api.ts';
import { type LocaleName, localeFor, localeNames } from './locales.ts';
import { allLabels, fillCount, fillText, ownText, textOf } from './texts.ts';

const labels = allLabels();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

/** American and British English share most texts; every other locale has all labels, its own or its parent's. */
const translated = localeNames.filter((name) => !name.startsWith('en_'));

test.each(translated)('%s has a text for every label', (locale) => {
  expect(labels.filter((label) => !ownText(locale, label)?.trim())).toEqual([]);
});

test.each(localeNames)('%s keeps every placeholder of every text; one may be said in words', (locale) => {
  const wrong = labels.filter((label) => {
    const said = placeholders(textOf(locale, label) ?? '');
    const here = label.endsWith('_one') && !said.includes('{{count}}') ? ['{{count}}', ...said].sort() : said;
    return here.join() !== placeholders(textOf('en_US', label) ?? '').join();
  });
  expect(wrong).toEqual([]);
});

test('a plural form that English does not have is the locale’s own, else that of other', () => {
  expect(textOf('ar_AE', 'LBL_DAYS_COUNT_two')).toBe('يومان');
  expect(textOf('fr_FR', 'LBL_DAYS_COUNT_many')).toBe(textOf('fr_FR', 'LBL_DAYS_COUNT_other'));
  expect(textOf('ar_AE', 'LBL_NOBODY_KNOWS_few')).toBeUndefined();
  expect([1, 2, 3, 11].map((days) => fillCount('ar_AE', 'LBL_DAYS_COUNT', days))).toEqual([
    'يوم واحد',
    'يومان',
    '\u200f3 أيام',
    '\u200f11 يومًا',
  ]);
});

test.each(translated)('%s is not English left over', (locale) => {
  const same = labels.filter((label) => {
    const english = textOf('en_US', label) ?? '';
    return english.split(/\s+/).length > 4 && textOf(locale, label) === english && !english.includes('Portal');
  });
  expect(same).toEqual([]);
});

test('Swiss German has no sharp s', () => {
  expect(labels.filter((label) => textOf('de_CH', label)?.includes('ß'))).toEqual([]);
});

test.each([
  ['de', 'CH', 'de_CH'],
  ['DE', 'at', 'de_DE'],
  ['zh', 'TW', 'zh_HK'],
  ['zh', 'SG', 'zh_CN'],
  ['pl', 'PL', 'en_US'],
  ['', '', 'en_US'],
])('%s %s reads %s', (language, country, locale) => {
  expect(localeFor(language, country)).toBe(locale as LocaleName);
});

test('messages of the server are filled, and an unknown label shows as itself', () => {
  expect(fillText('de_DE', 'MSG_RECOVERY_CODE_SMS', { code: '12345678' })).toMatch(
    /^12345678 ist Ihr Bestätigungscode/,
  );
  expect(fillText('de_DE', 'LBL_UNKNOWN')).toBe('LBL_UNKNOWN');
});

const portal = await startApi();
afterAll(() => portal.close());
const ask = (labels: string[], more: object = {}) => ({ labels, language: 'fr', country: 'FR', ...more });

test('the call returns a map of label to text; unknown labels are left out (docs: session#translations)', async () => {
  const response = await portal
    .client()
    .post('/wand2/manual/api/translation', ask(['LBL_CANCEL', 'LBL_NOBODY', '__proto__']));
  expect(response.body).toEqual({ LBL_CANCEL: 'Annuler' });
});

test('the authenticated call needs a token; the manual one does not (docs: session#translations)', async () => {
  expect((await portal.client().post('/wand2/api/translation', ask(['LBL_CANCEL']))).status).toBe(401);
  const worker = await portal.signedIn('worker');
  expect((await worker.post('/wand2/api/translation', ask(['LBL_CANCEL']))).body.LBL_CANCEL).toBe('Annuler');
});

test("a client's own wording wins in its language", async () => {
  const british = { labels: ['LBL_MENU_TIME_AND_EXPENSE'], language: 'en', country: 'GB' };
  const call = async (body: object) => (await portal.client().post('/wand2/manual/api/translation', body)).body;
  expect(await call({ ...british, clientId: 2 })).toEqual({ LBL_MENU_TIME_AND_EXPENSE: 'Shifts and expenses' });
  expect(await call({ ...british, clientId: '1' })).toEqual({ LBL_MENU_TIME_AND_EXPENSE: 'Time and expense' });
});

test('2000 labels fit into one call, 2001 do not', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `LBL_${index}`);
  expect((await portal.client().post('/wand2/manual/api/translation', ask(many(2000)))).status).toBe(200);
  expect((await portal.client().post('/wand2/manual/api/translation', ask(many(2001)))).status).toBe(400);
});

test('a code is sent in the language of the user', async () => {
  const worker = await portal.signedIn('worker');
  await worker.post('/wand2/api/user/worker/profile', { language: 'it', country: 'IT' });
  await worker.post('/wand2/api/passwordRegistrations/1001/email', { email: 'amara@example.com' });
  const [message] = (await portal.client().get('/dev/outbox?to=amara@example.com')).body;
  expect(message.subject).toBe('Il tuo codice di verifica');
});
