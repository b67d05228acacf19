/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { matchesPattern } from '../routes/index.ts';
import { manifestOf, page, version } from '../testing/fixture.ts';
import { NoSizes } from '../testing/no-sizes.ts';
import { renderPage } from './page.ts';

/** A frame, and the timer after it. */
const FRAME_MS = 20;

/** The cookie of a session, as the server sets it; an empty one removes it. */
function setSession(mark: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it in the same way.
  document.cookie = `XSRF-TOKEN=${mark}; max-age=${mark ? 60 : 0}`;
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = NoSizes;
  setSession('abcdefghij');
});
afterEach(() => {
  jest.useRealTimers();
  setSession('');
});

/** The scripts that a page has asked for so far. */
const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href).pathname.split('/')[2] ?? '',
  );

/** The scripts that a page preloads for a hash, when `pattern` is the one route besides the home page. */
function preloaded(pattern: string, hash: string, route: object = {}): string[] {
  start(pattern, hash, route);
  draw();
  return asked();
}

/** The page is drawn for the first time. */
const draw = () => jest.advanceTimersByTime(FRAME_MS);

function start(pattern: string, hash: string, route: object = {}): void {
  const home = page('mfe_home', '1', '/home');
  const other = page('mfe_other', '1', pattern);
  Object.assign(home.activation.applications[0]?.routes?.[0] ?? {}, { home: true });
  Object.assign(other.activation.applications[0]?.routes?.[0] ?? {}, route);
  const live = manifestOf(home, other, version('mfe_never', '1'));
  window.location.hash = hash;
  const html = new DOMParser().parseFromString(renderPage(live), 'text/html');
  document.head.innerHTML = html.head.innerHTML;
  document.body.innerHTML = html.body.innerHTML;
  for (const link of document.head.querySelectorAll('link[rel=preload]')) link.remove();
  const inline = html.getElementById('portal-start')?.textContent ?? '';
  // biome-ignore lint/security/noGlobalEval: the script that the page runs.
  (0, eval)(inline);
}

test('the requests follow the first frame; in the background, where there is none, they are made at once', () => {
  start('/other', '#/home');
  expect(asked()).toEqual([]);
  draw();
  expect(asked()).toEqual(['mfe_home']);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start('/other', '#/home');
  expect(asked()).toEqual(['mfe_home']);
  hidden.mockRestore();
});

test.each([
  ['/detail/{id}', '/detail/17'],
  ['/detail/{id}', '/detail/'],
  ['/detail/{id}', '/detail'],
  ['/detail/{id}', '/detail/17/'],
  ['/detail/{id}', '/detail/a%2Fb'],
  ['/detail/{id}', '/detail/17?next=/a/b'],
  ['/below/*', '/below'],
  ['/below/*', '/belowness'],
])('the page preloads for %s at %s what the portal would mount', (pattern, path) => {
  expect(preloaded(pattern, `#${path}`).includes('mfe_other')).toBe(matchesPattern(pattern, path));
});

test.each(['', '#', '#/', '#/?x=1', '#main'])('"%s" is the home page', (hash) => {
  expect(preloaded('/other', hash)).toEqual(['mfe_home']);
});

test('where the menu of the session begins is the home page, for the portal too; without that page, or in another session, it is the declared one', () => {
  const { dataset } = document.documentElement;
  const home = (kept: string) => {
    delete dataset.home;
    localStorage.setItem('portal.home', kept);
    return [...preloaded('/other', ''), dataset.home];
  };
  expect(home('abcdef /other')).toEqual(['mfe_other', '/other']);
  expect(preloaded('/other', '#/home')).toEqual(['mfe_home']);
  expect(home('abcdef /retired')).toEqual(['mfe_home', undefined]);
  expect(home('klmnop /other')).toEqual(['mfe_home', undefined]);
  localStorage.removeItem('portal.home');
});

test('as soon as the script has run, the outline has the title of the page', () => {
  start('/other', '#/other', { title: { label: 'LBL_OTHER', text: 'Other' } });
  expect(document.querySelector('[data-outline=page] b')?.textContent).toBe('Other');
});

test('without a session nothing is preloaded but the page that needs none: the sign-in comes before any other', () => {
  setSession('');
  expect(preloaded('/other', '')).toEqual([]);
  expect(preloaded('/other', '#/other')).toEqual([]);
  expect(preloaded('/other', '#/other', { anonymous: true })).toEqual(['mfe_other']);
  delete document.documentElement.dataset.anonymous;
});

test('the matcher is no global of the page', () => {
  preloaded('/other', '#/other');
  expect('matchesPattern' in window).toBe(false);
});
