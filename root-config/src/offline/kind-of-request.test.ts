import { kindOfRequest } from './kind-of-request.ts';

const ORIGIN = 'https://portal.test';
const kind = (path: string, over: Partial<Request> = {}) =>
  kindOfRequest({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...over }, ORIGIN);
const opened = (path: string) => kind(path, { mode: 'navigate' });

test('the portal’s own document, whatever stands behind it', () => {
  expect(opened('/')).toBe('document');
  expect(opened('/?health')).toBe('document');
  expect(kind('/')).toBe('other');
});

test('published scripts and fonts, and the manifest', () => {
  expect(kind('/mfe/root/1/portal.1.js')).toBe('file');
  expect(kind('/mfe/mfe_shell/1/assets/font.1.woff2')).toBe('file');
  expect(kind('/deployments.json')).toBe('manifest');
});

test.each([
  '/login',
  '/login?returnUrl=%2F',
  '/legacy/home.jsp',
  '/legacy/recovery-modal.jsp',
  '/embed.js',
  '/dev/outbox?to=a',
  '/wand2/api/billing/1',
  '/generic/session/getToken.html',
  '/deployments-previous.json',
  '/service-worker.js',
  '/mfe/mfe_timecard/1/standalone/mf-manifest.json',
  '/health/live',
  'https://other.test/',
  'https://other.test/mfe/root/1/portal.1.js',
])('%s is left to the browser, opened or asked for', (path) => {
  expect(opened(path)).toBe('other');
  expect(kind(path)).toBe('other');
});

test('nothing that changes anything is answered', () => {
  expect(kind('/', { method: 'POST', mode: 'navigate' })).toBe('other');
  expect(kind('/mfe/root/1/portal.1.js', { method: 'HEAD' })).toBe('other');
});
