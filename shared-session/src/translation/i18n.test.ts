import { silenced, startTestServer, type TestServer } from '../../test/response-server.ts';
import { i18n, provideI18next, registerServerTexts, registerTexts } from './i18n.ts';

let server: TestServer;
let errors: ReturnType<typeof silenced>;
let warnings: ReturnType<typeof silenced>;

beforeEach(async () => {
  provideI18next(() => import('i18next'));
  server = await startTestServer();
  errors = silenced('error');
  warnings = silenced('warn');
});

afterEach(async () => {
  errors.restore();
  warnings.restore();
  await i18n.setLanguage('en-US');
  await server.stop();
});

const respondWith = (texts: Record<string, unknown>) => {
  server.respond = (_, response) => void response.end(JSON.stringify(texts));
};

test('English is shown until i18next is there, which is loaded for another language and asked for again after it failed', async () => {
  registerTexts({ LBL_EARLY: 'early' });
  respondWith({ LBL_EARLY: 'früh' });
  let asked = 0;
  provideI18next(async () => {
    asked += 1;
    throw new Error('The script cannot be fetched.');
  });
  expect(await i18n.setLanguage('en-US')).toBe(true);
  expect(asked).toBe(0);
  expect(await i18n.setLanguage('de-DE')).toBe(false);
  expect([i18n.language, i18n.t('LBL_EARLY'), asked]).toEqual(['de-DE', 'early', 1]);
  expect(errors.said).toHaveLength(1);
  provideI18next(() => import('i18next'));
  expect(await i18n.setLanguage('de-DE')).toBe(true);
  expect(i18n.t('LBL_EARLY')).toBe('früh');
});

test('English is built in and costs no call', async () => {
  registerTexts({ LBL_HOME: 'Home', LBL_GREETING: 'Hello {{name}}' });
  expect(i18n.t('LBL_HOME')).toBe('Home');
  expect(i18n.t('LBL_GREETING', { name: 'Wanda' })).toBe('Hello Wanda');
  expect(server.calls).toEqual([]);
});

test('a key belongs to whoever registers it first; another text is ignored and reported, the same one is not (docs: session#translations)', () => {
  const reported: string[] = [];
  Object.defineProperty(globalThis, 'reportError', {
    value: ({ message }: Error) => reported.push(message),
    configurable: true,
  });
  registerTexts({ LBL_USE_DEFAULT: 'Use Default', LBL_FIRST: 'First' });
  registerTexts({ LBL_USE_DEFAULT: 'Use Default' });
  expect(reported).toEqual([]);
  registerTexts({ LBL_USE_DEFAULT: 'Delete everything', LBL_OWN: 'Own' });
  Reflect.deleteProperty(globalThis, 'reportError');
  expect(reported).toEqual(['Somebody else has registered LBL_USE_DEFAULT with another text, which stays.']);
  expect([i18n.t('LBL_USE_DEFAULT'), i18n.t('LBL_OWN')]).toEqual(['Use Default', 'Own']);
});

test('the newest text of the server counts, until a build declares the key', () => {
  registerServerTexts({ LBL_MENU_SHIFTS: 'Shifts' });
  registerServerTexts({ LBL_MENU_SHIFTS: 'All shifts' });
  expect(i18n.t('LBL_MENU_SHIFTS')).toBe('All shifts');
  registerTexts({ LBL_MENU_SHIFTS: 'Shifts of mine' });
  registerServerTexts({ LBL_MENU_SHIFTS: 'Shifts' });
  expect(i18n.t('LBL_MENU_SHIFTS')).toBe('Shifts of mine');
});

describe('who is told of texts that are registered', () => {
  /** Counts what listeners are told while something happens. */
  const told = (happens: () => void) => {
    let times = 0;
    const stop = i18n.subscribe(() => {
      times += 1;
    });
    happens();
    stop();
    return times;
  };

  test('nobody, as long as nobody has asked for one of them: a script that brings its texts renders no other part again', () => {
    const before = i18n.version();
    expect(told(() => registerTexts({ LBL_OF_A_LATER_SCRIPT: 'Later' }))).toBe(0);
    expect(told(() => registerTexts({ LBL_OF_A_LATER_SCRIPT: 'Later' }))).toBe(0);
    expect(i18n.version()).toBe(before);
    expect(i18n.t('LBL_OF_A_LATER_SCRIPT')).toBe('Later');
  });

  test('everybody, if one was asked for before it was there, in whichever number', () => {
    expect(i18n.t('LBL_TOO_EARLY')).toBe('LBL_TOO_EARLY');
    expect(told(() => registerTexts({ LBL_TOO_EARLY: 'Here' }))).toBe(1);
    expect(i18n.t('LBL_TOO_EARLY')).toBe('Here');
    expect(i18n.t('LBL_EARLY_ITEMS', { count: 2 })).toBe('LBL_EARLY_ITEMS');
    expect(told(() => registerTexts({ LBL_EARLY_ITEMS_one: 'an item', LBL_EARLY_ITEMS_other: 'items' }))).toBe(1);
    expect(i18n.t('LBL_EARLY_ITEMS', { count: 2 })).toBe('items');
  });

  test('everybody, if a text of the server has another wording now', () => {
    registerServerTexts({ LBL_OF_THE_SERVER: 'Old' });
    expect(i18n.t('LBL_OF_THE_SERVER')).toBe('Old');
    expect(told(() => registerServerTexts({ LBL_OF_THE_SERVER: 'New' }))).toBe(1);
    expect(i18n.t('LBL_OF_THE_SERVER')).toBe('New');
  });
});

test('another language is fetched in one batch, without a token by the manual call, and changes without a reload (docs: session#bearer-token, session#translations)', async () => {
  registerTexts({ LBL_A: 'A', LBL_B: 'B' });
  respondWith({ LBL_A: 'Ä' });
  let heard = 0;
  const stop = i18n.subscribe(() => {
    heard += 1;
  });
  await i18n.setLanguage('de-DE');
  stop();
  expect(i18n.t('LBL_A')).toBe('Ä');
  expect(i18n.t('LBL_B')).toBe('B');
  expect(heard).toBeGreaterThan(0);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.path).toBe('/wand2/manual/api/translation');
  expect(server.calls[0]?.json).toMatchObject({ language: 'de', country: 'DE' });
  expect(server.calls[0]?.json.labels).toEqual(expect.arrayContaining(['LBL_A', 'LBL_B']));
});

test('what has been requested is not requested again, with a text or without', async () => {
  respondWith({});
  await i18n.setLanguage('fr-FR');
  await i18n.setLanguage('en-US');
  await i18n.setLanguage('fr-FR');
  expect(server.calls).toHaveLength(1);
});

test('labels that are registered later travel together', async () => {
  respondWith({});
  await i18n.setLanguage('it-IT');
  server.calls.length = 0;
  registerTexts({ LBL_LATER_1: '1' });
  registerTexts({ LBL_LATER_2: '2' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.calls.map((call) => call.json.labels)).toEqual([['LBL_LATER_1', 'LBL_LATER_2']]);
});

test('markup is text; keys nobody asked for, __proto__ and texts that are none are dropped', async () => {
  registerTexts({ LBL_MARKUP: 'plain', LBL_NUMBER: 'number', LBL_NULL: 'null', LBL_BLANK: 'blank' });
  server.respond = (_, response) =>
    void response.end(
      '{"LBL_MARKUP":"<img src=x onerror=alert(1)>","LBL_NUMBER":7,"LBL_NULL":"null","LBL_BLANK":" \\u200b\\t","__proto__":{"polluted":1},"LBL_EXTRA":"x"}',
    );
  await i18n.setLanguage('es-ES');
  expect(i18n.t('LBL_MARKUP')).toBe('<img src=x onerror=alert(1)>');
  expect(i18n.t('LBL_NUMBER')).toBe('number');
  expect(i18n.t('LBL_NULL')).toBe('null');
  expect(i18n.t('LBL_BLANK')).toBe('blank');
  expect(i18n.t('LBL_EXTRA')).toBe('LBL_EXTRA');
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('a text cannot call another label or reach into values', async () => {
  registerTexts({ LBL_NEST: '$t(LBL_HOME) {{name}}' });
  expect(i18n.t('LBL_NEST', { name: '$t(LBL_HOME)' })).toBe('$t(LBL_HOME) $t(LBL_HOME)');
});

test('a translation with a placeholder that the build does not fill stays English until there is one that fits (docs: session#translations)', async () => {
  registerTexts({
    LBL_LEFT: '{{hours}} left of {{total}}',
    LBL_LONG_one: 'a day long',
    LBL_LONG_other: '{{count}} days long',
  });
  respondWith({
    LBL_LEFT: 'noch {{minutes}}',
    LBL_LONG_one: '{{count}} Tag lang',
    LBL_LONG_other: '{{days}} Tage lang',
  });
  await i18n.setLanguage('de-DE');
  expect([
    i18n.t('LBL_LEFT', { hours: 2, total: 8 }),
    i18n.t('LBL_LONG', { count: 1 }),
    i18n.t('LBL_LONG', { count: 3 }),
  ]).toEqual(['2 left of 8', '1 Tag lang', '3 days long']);

  await i18n.setLanguage('en-US');
  respondWith({ LBL_LEFT: 'noch {{ hours }}' });
  await i18n.setLanguage('de-AT');
  expect(i18n.t('LBL_LEFT', { hours: 2, total: 8 })).toBe('noch 2');
});

test.each([
  ['500', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['a list', 200, '["LBL_A"]'],
])('a translation call that returns %s leaves English and says so once', async (name, status, body) => {
  registerTexts({ [`LBL_${name}`]: 'English' });
  server.respond = (_, response) => void response.writeHead(status).end(body);
  await i18n.setLanguage('nl-NL');
  expect(i18n.language).toBe('nl-NL');
  expect(i18n.t(`LBL_${name}`)).toBe('English');
  expect(errors.said).toHaveLength(1);
});

test('a late response does not undo a later choice', async () => {
  registerTexts({ LBL_RACE: 'race' });
  server.respond = async (call, response) => {
    if (call.json.language === 'ja') await new Promise((resolve) => setTimeout(resolve, 80));
    response.end(JSON.stringify({ LBL_RACE: String(call.json.language) }));
  };
  const late = i18n.setLanguage('ja-JP');
  const soon = i18n.setLanguage('sv-SE');
  await Promise.all([late, soon]);
  expect(i18n.language).toBe('sv-SE');
  expect(i18n.t('LBL_RACE')).toBe('sv');
});

test('a missing key is reported once in development and shows as itself', () => {
  expect(i18n.t('LBL_NEVER_REGISTERED')).toBe('LBL_NEVER_REGISTERED');
  i18n.t('LBL_NEVER_REGISTERED');
  expect(warnings.said.filter((text) => text.includes('LBL_NEVER_REGISTERED'))).toHaveLength(1);
});

test('a plural is chosen by count', () => {
  registerTexts({ LBL_DAYS_one: '{{count}} day', LBL_DAYS_other: '{{count}} days' });
  expect([i18n.t('LBL_DAYS', { count: 1 }), i18n.t('LBL_DAYS', { count: 2 })]).toEqual(['1 day', '2 days']);
});

test('a count is written as the reader writes numbers, an id as it is (docs: formats#numbers)', async () => {
  registerTexts({ LBL_ROWS_one: '{{count}} row', LBL_ROWS_other: '{{count}} rows', LBL_ROW_OF: 'Row {{id}}' });
  expect([i18n.t('LBL_ROWS', { count: 80_035 }), i18n.t('LBL_ROW_OF', { id: 80_035 })]).toEqual([
    '80,035 rows',
    'Row 80035',
  ]);
  await i18n.setLanguage('en-US', undefined, 'de-DE');
  expect(i18n.t('LBL_ROWS', { count: 80_035 })).toBe('80.035 rows');
});

test('a language with more plural forms than English gets the text of each', async () => {
  registerTexts({ LBL_BOOKS_one: '{{count}} book', LBL_BOOKS_other: '{{count}} books' });
  respondWith({
    LBL_BOOKS_one: 'كتاب واحد',
    LBL_BOOKS_two: 'كتابان',
    LBL_BOOKS_few: '{{count}} كتب',
    LBL_BOOKS_many: '{{count}} كتابًا',
    LBL_BOOKS_other: '{{count}} كتاب',
  });
  await i18n.setLanguage('ar-AE');
  expect([1, 2, 3, 11, 100].map((count) => i18n.t('LBL_BOOKS', { count }))).toEqual([
    'كتاب واحد',
    'كتابان',
    '3 كتب',
    '11 كتابًا',
    '100 كتاب',
  ]);
});

test('in a text from right to left a name keeps its own direction, and a count needs none', async () => {
  registerTexts({ LBL_SENT_BY: 'Sent by {{name}}, {{count}}' });
  respondWith({ LBL_SENT_BY: 'أرسله {{name}}، {{count}}' });
  await i18n.setLanguage('ar-AE');
  expect(i18n.t('LBL_SENT_BY', { name: 'Acme (US)', count: 2 })).toBe('أرسله \u2068Acme (US)\u2069، 2');
});

test('a browser that starts without a connection shows the last language as it was, and says which texts it has not', async () => {
  const kept: Record<string, string> = { 'portal.language': 'th-TH', 'portal.language.texts': '{"LBL_KEPT":"เก็บไว้"}' };
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  registerTexts({ LBL_KEPT: 'kept', LBL_NOT_KEPT: 'not kept' });
  server.respond = (_, response) => void response.destroy();
  expect(await i18n.setLanguage('th-TH')).toBe(false);
  expect([i18n.t('LBL_KEPT'), i18n.t('LBL_NOT_KEPT')]).toEqual(['เก็บไว้', 'not kept']);
  respondWith({ LBL_NOT_KEPT: 'มาแล้ว' });
  await i18n.setLanguage('th-TH');
  expect(i18n.t('LBL_NOT_KEPT')).toBe('มาแล้ว');
  Reflect.deleteProperty(globalThis, 'localStorage');
});
