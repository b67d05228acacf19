import { startApi } from '../testing/start-api.ts';
import { tokensOfServer } from './error-tokens.ts';
import { formatError, formatErrors } from './format-error.ts';
import { localeNames } from './locales.ts';
import { ownText, textOf } from './texts.ts';

const tokens = [...new Set(tokensOfServer().map(({ token }) => token))];

/** Plural forms have a suffix that the code does not contain. */
const texts = (token: string) => [token, `${token}_one`, `${token}_other`].filter((label) => textOf('en_US', label));

test('the tokens of the server are really read', () => {
  expect(tokens).toEqual(expect.arrayContaining(['ERR_SERVER', 'ERR_BILLING_TRANSITION', 'LBL_REQUIRED_FIELD']));
  expect(tokens.length).toBeGreaterThan(80);
});

test.each(localeNames)('every token the server can send has its label in %s', (locale) => {
  const isSaid = (label: string) => (locale.startsWith('en_') ? textOf(locale, label) : ownText(locale, label));
  expect(tokens.filter((token) => texts(token).length === 0 || !texts(token).every(isSaid))).toEqual([]);
});

test.each(localeNames)('labels of server errors have the same numbered places in %s', (locale) => {
  const places = (text = '') => (text.match(/(?<!\{)\{\d\}/g) ?? []).sort().join();
  const wrong = tokens
    .flatMap(texts)
    .filter((label) => places(textOf(locale, label)) !== places(textOf('en_US', label)));
  expect(wrong).toEqual([]);
});

const overlap = {
  value: 'timeEntrySpanDtos[1]',
  errorText: 'Line 2: this time overlaps another entry of the same day. Please correct one of them.',
  errorToken: 'ERR_BILLING_EDIT_TIME_SPAN_OVERLAP',
  params: [2],
};

test('params fill the numbered places of a label; English keeps its own sentence', () => {
  expect(formatError(overlap, 'de_CH').errorText).toMatch(/^Zeile 2: Diese Zeit überschneidet sich/);
  expect(formatError(overlap, 'en_GB').errorText).toBe(overlap.errorText);
});

test('they fill named placeholders in the order of the English label', () => {
  const item = { errorToken: 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH', errorText: '…', params: [8, 7.5] };
  expect(formatError(item, 'fr_FR').errorText).toMatch(/8.*7[.,]5/);
});

test('dates are written as the locale writes them', () => {
  const item = {
    errorToken: 'ERR_BILLING_EDIT_DATE_OUT_OF_PERIOD',
    errorText: '2026-11-16 is not a day of this timecard. Please reload the timecard.',
    params: ['2026-11-16'],
  };
  expect(formatError(item, 'de_DE').errorText).toMatch(/^16\.11\.2026 /);
  expect(formatError(item, 'en_US').errorText).toMatch(/^11\/16\/2026 /);
  expect(formatError({ ...item, params: ['2026-11-16, 2026-11-17'] }, 'sv_SE').errorText).toMatch(
    /2026-11-16, 2026-11-17/,
  );
});

test('a sentence that begins with the field it is about begins so in every language', () => {
  const item = {
    errorToken: 'LBL_REQUIRED_FIELD',
    errorText: 'Cost centre: This field is required.',
    params: ['Cost centre', 'required'],
  };
  expect(formatError(item, 'it_IT').errorText).toMatch(/^Cost centre: (?!This)/);
});

test('an unknown token keeps the sentence it came with; a response without errors is left alone', () => {
  expect(formatError({ ...overlap, errorToken: 'ERR_INVENTED' }, 'ja_JP').errorText).toBe(overlap.errorText);
  const response = { total: 3 };
  expect(formatErrors(response, 'ja_JP')).toBe(response);
});

const server = await startApi();
afterAll(() => server.close());

test('a problem is in the language of this browser, else of the user, else of whoever asks', async () => {
  const stranger = server.client();
  const french = { headers: { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' } };
  expect((await stranger.get('/wand2/api/users/current', french)).body.message).toBe('Connectez-vous pour continuer.');
  const worker = await server.signedIn('worker');
  const refused = async () => (await worker.get('/wand2/api/billing/billing-items/1', french)).body.errors[0].errorText;
  expect(await refused()).toBe('There is no such billing item.');
  await worker.post('/wand2/api/user/worker/profile', { language: 'nl', country: 'NL' });
  expect(await refused()).toBe(textOf('nl_NL', 'ERR_NOT_FOUND'));
  worker.cookies.set('user_locale', 'ko-KR');
  expect(await refused()).toBe(textOf('ko_KR', 'ERR_NOT_FOUND'));
});

test('so does a timecard that is refused, day by day', async () => {
  const worker = await server.signedIn('worker');
  worker.cookies.set('user_locale', 'es_MX');
  const path = '/wand2/api/billing/billing-items';
  const metadata = (await worker.get(`${path}/0/metadata?engagementId=5000`)).body;
  const [workedDate] = metadata.workedDates;
  const spans = [
    { startTimeStr: `${workedDate} 09:00`, endTimeStr: `${workedDate} 17:00`, timeEntrySpanType: 'Labor' },
  ];
  const { body } = await worker.post(path, {
    id: 0,
    version: 0,
    requisitionId: 5000,
    timecardTemplateId: 0,
    periodEndDate: metadata.earningsEndDate,
    billingItemDetails: [{ workedDate, timeEntrySpanDtos: spans }],
  });
  expect(body.billingItemDetailErrors[0].errors[0].errorText).toBe(textOf('es_MX', 'ERR_BILLING_SELECT_LUNCH_BREAK'));
});
