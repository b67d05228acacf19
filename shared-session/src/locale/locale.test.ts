import { jest } from '@jest/globals';
import { silenced, startTestServer, type TestServer } from '../../test/response-server.ts';
import '../translation/own-texts.ts';
import { formatMoment } from '../moments/index.ts';
import { i18n, provideI18next, registerTexts } from '../translation/i18n.ts';
import { locale } from './locale.ts';

let server: TestServer;
let errors: ReturnType<typeof silenced>;

beforeAll(() => provideI18next(() => import('i18next')));

beforeEach(async () => {
  server = await startTestServer();
  errors = silenced('error');
});

afterEach(async () => {
  jest.restoreAllMocks();
  errors.restore();
  await server.stop();
});

const respondWith = (data: unknown) => {
  server.respond = (call, response) =>
    void response.end(call.path.endsWith('locale.html') ? JSON.stringify({ data }) : '{}');
};

test("the session's locale decides language and formats (docs: session#locale-response)", async () => {
  respondWith({ language: 'de', country: 'CH', dateFormat: 'dd.MM.yyyy', momentDateFormat: 'DD.MM.YYYY' });
  await locale.load();
  expect(locale.getState()).toMatchObject({
    language: 'de_CH',
    tag: 'de-CH',
    country: 'CH',
    dateFormat: 'dd.MM.yyyy',
    momentDateFormat: 'DD.MM.YYYY',
  });
});

test("the browser's time zone is asked for with the first date, not with the locale", async () => {
  respondWith({ language: 'de', country: 'DE' });
  const asked = jest.spyOn(Intl, 'DateTimeFormat');
  await locale.load();
  expect(asked).not.toHaveBeenCalled();
  expect(locale.getState().timeZone).toMatch(/^\w/);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(locale.getState().timeZone).toMatch(/^\w/);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each<[string, unknown]>([
  ['a language nobody supports', { language: 'tlh', country: 'QO' }],
  ["the string 'null'", { language: 'null', country: 'null', dateFormat: 'null' }],
])(
  '%s is en-US with the default date format (docs: session#locale-response, formats#date-format, formats#time-pattern, session#languages)',
  async (_, data) => {
    respondWith(data);
    await locale.load();
    expect(locale.getState()).toMatchObject({ tag: 'en-US', dateFormat: 'MM/DD/YYYY', momentDateFormat: 'MM/DD/YYYY' });
  },
);

test.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>sign in</html>'],
  ['something else', 200, '{"data":7}'],
])('%s leaves what is in force, en-US, and is logged', async (_, status, body) => {
  server.respond = (_call, response) => void response.writeHead(status).end(body);
  await locale.load();
  expect(locale.getState().tag).toBe('en-US');
  expect(errors.said).toHaveLength(1);
});

test('where the session cannot be asked, the language that was in force last on this device is', async () => {
  const storage = {
    getItem: (key: string) => (key === 'portal.language' ? 'it-IT' : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  server.respond = (_call, response) => void response.destroy();
  await locale.load();
  expect(locale.getState().tag).toBe('it-IT');
  Reflect.deleteProperty(globalThis, 'localStorage');
  respondWith({ language: 'en', country: 'US' });
  await locale.load();
  expect(locale.getState().tag).toBe('en-US');
});

test('a response that comes after the user has chosen does not undo the choice, cookies blocked or not', async () => {
  server.respond = async (call, response) => {
    if (call.path.endsWith('locale.html')) await new Promise((resolve) => setTimeout(resolve, 60));
    response.end(call.path.endsWith('locale.html') ? '{"data":{"language":"fr","country":"FR"}}' : '{}');
  };
  const loading = locale.load();
  await locale.setLanguage('sv_SE');
  await loading;
  expect(locale.getState().tag).toBe('sv-SE');
  expect(locale.formatDate('2026-11-21')).toBe('2026-11-21');
});

test('a language whose texts cannot be fetched says so, and the formats are its own all the same', async () => {
  server.respond = (_call, response) => void response.writeHead(503).end('{}');
  expect(await locale.setLanguage('ja_JP')).toBe(false);
  expect(locale.getState().tag).toBe('ja-JP');
  server.respond = (_call, response) => void response.end('{}');
  expect(await locale.setLanguage('ja_JP')).toBe(true);
});

test('who hears of another language finds its formats in force', async () => {
  server.respond = (_call, response) => void response.end('{}');
  const heard: string[] = [];
  const stop = i18n.subscribe(() => heard.push(locale.getState().tag));
  await locale.setLanguage('nl_NL');
  stop();
  expect(heard).toEqual(['nl-NL']);
});

test('a text writes a number with decimals as its language does, and ids and counts as they are', async () => {
  registerTexts({ LBL_SO_MUCH_one: '{{count}} unit of {{id}}', LBL_SO_MUCH_other: '{{count}} units of {{id}}' });
  server.respond = (_call, response) => void response.end('{}');
  await locale.setLanguage('en_GB');
  expect(i18n.t('LBL_SO_MUCH', { count: 7.5, id: 50_017 })).toBe('7.5 units of 50017');
  await locale.setLanguage('de_DE');
  expect(i18n.t('LBL_SO_MUCH', { count: 7.5, id: 50_017 })).toBe('7,5 units of 50017');
  expect(i18n.t('LBL_SO_MUCH', { count: 1, id: 50_017 })).toBe('1 unit of 50017');
});

test('the clock, the numbers and the zone that the session has are those of every page, in any language (docs: account#profile, account#formats)', async () => {
  const formats = { timeFormat: '24', numberFormat: 'point-comma', timeZone: 'Asia/Tokyo' };
  respondWith({ language: 'en', country: 'US', ...formats });
  await locale.load();
  await locale.setLanguage('en_US');
  expect(formatMoment('2020-11-16T23:42:00Z')).toBe('Nov 17, 2020, 08:42');
  expect(locale.formatNumber(1234.5)).toBe('1.234,50');
  expect(locale.formatCurrency(-1234.5)).toBe('-$1.234,50');
  registerTexts({ LBL_SO_MUCH_MORE: '{{count}} units' });
  expect(i18n.t('LBL_SO_MUCH_MORE', { count: 7.5 })).toBe('7,5 units');
  await locale.setLanguage('en_GB');
  expect(locale.getState()).toMatchObject({ timeTag: 'en-GB-u-hc-h23', numberTag: 'de-DE', timeZone: 'Asia/Tokyo' });
});

test('chosen formats are in force at once, are announced, and can be left to the language again', async () => {
  server.respond = (_call, response) => void response.end('{}');
  await locale.setLanguage('en_US');
  const heard: string[] = [];
  const stop = i18n.subscribe(() => heard.push(locale.formatNumber(0.5)));
  await locale.setFormats({ timeFormat: '12', numberFormat: 'space-comma' });
  await locale.setFormats({});
  stop();
  expect(heard).toEqual(['0,50', '0.50']);
  expect(locale.getState()).toMatchObject({ timeTag: 'en-US', numberTag: 'en-US', timeFormat: undefined });
});

test('a format that nobody knows goes by the language', async () => {
  respondWith({ language: 'en', country: 'US', timeFormat: 'metric', numberFormat: 7, timeZone: 'null' });
  await locale.load();
  expect(locale.getState()).toMatchObject({ timeTag: 'en-US', numberTag: 'en-US' });
  expect(errors.said).toHaveLength(0);
});

test('a time zone that this browser does not know is not used', async () => {
  const warnings = silenced('warn');
  await locale.setFormats({ timeZone: 'America/Chicago' });
  expect(locale.getState().timeZone).toBe('America/Chicago');
  await locale.setFormats({ timeZone: 'Mars/Olympus' });
  expect(locale.getState().timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  warnings.restore();
  expect(warnings.said).toHaveLength(1);
  await locale.setFormats({});
});
