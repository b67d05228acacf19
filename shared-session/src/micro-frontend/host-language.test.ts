import { configureClient, openSession } from 'shared-client';
import { locale } from 'shared-session';
import { silenced, startTestServer, type TestServer } from '../../test/response-server.ts';
import { loadHostLanguage } from './host-language.ts';

/** The language on the page of a foreign host (docs/guides/foreign-host.md): what it asks for, the account's, the page's. */

let server: TestServer;
let errors: ReturnType<typeof silenced>;

beforeEach(async () => {
  server = await startTestServer();
  errors = silenced('error');
});

afterEach(async () => {
  configureClient({ getToken: undefined, locale: undefined });
  errors.restore();
  await server.stop();
});

const respondWith = (data: unknown) => {
  server.respond = (call, response) =>
    void response.end(call.path.endsWith('locale.html') ? JSON.stringify({ data }) : '{}');
};

const host = (asked: string | undefined, page: string) => ({ asked: () => asked, page: () => page });

test('while nobody is signed in there, its page decides, in the nearest language', async () => {
  respondWith({ language: 'en', country: 'US' });
  await loadHostLanguage(host(undefined, 'fr-BE'));
  expect(locale.getState().tag).toBe('fr-FR');
  await loadHostLanguage(host(undefined, 'tlh'));
  expect(locale.getState().tag).toBe('en-US');
  server.respond = (_call, response) => void response.destroy();
  await loadHostLanguage(host(undefined, 'it'));
  expect(locale.getState().tag).toBe('it-IT');
});

test('what it asks for comes first, then the account, whose formats stay', async () => {
  configureClient({ getToken: async () => 'a-token-of-the-host' });
  await openSession();
  respondWith({ language: 'de', country: 'DE', numberFormat: 'apostrophe-point' });
  await loadHostLanguage(host('ar', 'fr'));
  expect(locale.getState()).toMatchObject({ tag: 'ar-AE', numberFormat: 'apostrophe-point' });
  await loadHostLanguage(host('tlh', 'fr'));
  expect(locale.getState()).toMatchObject({ tag: 'de-DE', numberFormat: 'apostrophe-point' });
});

test('the server is told what is asked for, and only that', async () => {
  respondWith({ language: 'de', country: 'DE' });
  await loadHostLanguage(host('he-IL', 'fr'));
  await loadHostLanguage(host(undefined, 'fr'));
  const told = server.calls.filter(({ path }) => path.endsWith('locale.html')).map(({ locale }) => locale);
  expect(told).toEqual(['he_IL', undefined]);
});

test('what it asks for while a response is on its way counts', async () => {
  let asked = 'sv';
  server.respond = (call, response) => {
    asked = 'nl';
    response.end(call.path.endsWith('locale.html') ? '{"data":{"language":"de","country":"DE"}}' : '{}');
  };
  await loadHostLanguage({ asked: () => asked, page: () => 'fr' });
  expect(locale.getState().tag).toBe('nl-NL');
});
