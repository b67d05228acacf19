/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { matchesPattern } from '../routes/index.ts';
import { manifestOf, page, version } from '../testing/fixture.ts';
import { NoSizes } from '../testing/no-sizes.ts';
import { renderPage } from './page.ts';

/** A frame, and the timer after it. */
const FRAME_MS = 20;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = NoSizes;
});
afterEach(() => jest.useRealTimers());

/** The scripts that a page has asked for so far. */
const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href).pathname.split('/')[2] ?? '',
  );

/** The scripts that a page preloads for a hash, when `pattern` is the one route besides the home page. */
function preloaded(pattern: string, hash: string): string[] {
  start(pattern, hash);
  draw();
  return asked();
}

/** The page is parsed, and drawn for the first time. */
function draw(): void {
  document.dispatchEvent(new Event('readystatechange'));
  jest.advanceTimersByTime(FRAME_MS);
}

function start(pattern: string, hash: string): void {
  const home = page('mfe_home', '1', '/home');
  const [application] = home.activation.applications;
  if (application?.routes?.[0]) application.routes[0].home = true;
  const live = manifestOf(home, page('mfe_other', '1', pattern), version('mfe_never', '1'));
  window.location.hash = hash;
  const html = new DOMParser().parseFromString(renderPage(live), 'text/html');
  document.head.innerHTML = html.head.innerHTML;
  document.body.innerHTML = html.body.innerHTML;
  for (const link of document.head.querySelectorAll('link[rel=preload]')) link.remove();
  const inline = [...html.scripts].find(({ src, type }) => src === '' && type === '')?.textContent ?? '';
  // biome-ignore lint/security/noGlobalEval: the script that the page runs.
  (0, eval)(inline);
}

test('the requests follow the first frame of the parsed page; in the background, where there is none, they are made at once', () => {
  start('/other', '#/home');
  jest.advanceTimersByTime(FRAME_MS);
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
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session, as the server sets it.
  document.cookie = 'XSRF-TOKEN=abcdefghij';
  expect(home('abcdef /other')).toEqual(['mfe_other', '/other']);
  expect(preloaded('/other', '#/home')).toEqual(['mfe_home']);
  expect(home('abcdef /retired')).toEqual(['mfe_home', undefined]);
  expect(home('klmnop /other')).toEqual(['mfe_home', undefined]);
  localStorage.removeItem('portal.home');
});

test('the matcher is no global of the page', () => {
  preloaded('/other', '#/other');
  expect('matchesPattern' in window).toBe(false);
});
