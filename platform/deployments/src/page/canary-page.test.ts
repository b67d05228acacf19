/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { withCandidate } from '../activate/canaries.ts';
import type { Manifest } from '../manifest/index.ts';
import { CANARY_KEY, canaryOffset, getsCandidate } from '../manifest/index.ts';
import { manifestOf, page, publicationOf, someIntegrity, version } from '../testing/fixture.ts';
import { NoSizes } from '../testing/no-sizes.ts';
import { embedScript } from './embed-script.ts';
import { renderPage } from './page.ts';

const file = { integrity: someIntegrity, bytes: 1 };
const widgets = (number: string) =>
  version('mfe_widgets', number, {
    modules: { './input': ['input.js'] },
    files: { 'entry.js': file, 'input.js': file },
  });
const notes = page('mfe_notes', '1', '/notes', { uses: { './app': ['mfe_widgets/input'] } });
const live = manifestOf(notes, widgets('1'));
const trying = withCandidate(live, publicationOf(widgets('2')), 0.3);

/** Loads the page at a URL and returns what its inline script asked for. */
function preloads(manifest: Manifest, hash = '#/notes'): string[] {
  const html = new DOMParser().parseFromString(renderPage(manifest), 'text/html');
  document.head.innerHTML = '';
  document.body.innerHTML = html.body.innerHTML;
  location.hash = hash;
  // biome-ignore lint/security/noGlobalEval: the page's own inline script, run as the page runs it
  globalThis.eval(html.getElementById('portal-start')?.textContent ?? '');
  // The requests follow the first frame.
  jest.advanceTimersByTime(20);
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '').sort();
}

const stable = ['/mfe/mfe_notes/1/entry.js', '/mfe/mfe_widgets/1/entry.js', '/mfe/mfe_widgets/1/input.js'];
const tried = stable.map((url) => url.replace('mfe_widgets/1', 'mfe_widgets/2'));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = NoSizes;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session, as the server sets it.
  document.cookie = 'XSRF-TOKEN=abcdefghij';
  localStorage.clear();
  delete document.documentElement.dataset.canary;
});
afterEach(() => jest.useRealTimers());

test('without a canary no number is drawn or stored', () => {
  expect(preloads(live)).toEqual(stable);
  expect(localStorage.getItem(CANARY_KEY)).toBeNull();
});

test.each([0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.999])(
  'the browser with the number %d preloads what it will load',
  (number) => {
    localStorage.setItem(CANARY_KEY, String(number));
    expect(preloads(trying)).toEqual(getsCandidate('mfe_widgets', 0.3, number) ? tried : stable);
    expect(document.documentElement.dataset.canary).toBe(String(number));
  },
);

test.each(['x', '', '7', '-1'])('a number of %p is drawn anew, kept, and passed to root-config', (kept) => {
  localStorage.setItem(CANARY_KEY, kept);
  preloads(trying);
  const number = Number(localStorage.getItem(CANARY_KEY));
  expect(number).toBeGreaterThanOrEqual(0);
  expect(number).toBeLessThan(1);
  expect(document.documentElement.dataset.canary).toBe(String(number));
});

test('elements of a candidate are defined, with the attributes of both versions', () => {
  const element = (number: string, attributes: string[]) =>
    version('mfe_x', number, {
      activation: { name: 'mfe_x', applications: [], elements: [{ tag: 'x-y', module: './app', attributes }] },
    });
  const both = withCandidate(manifestOf(element('1', ['open'])), publicationOf(element('2', ['open', 'mode'])), 0.5);
  expect(embedScript(both, '')).toContain('[{"tag":"x-y","observed":["open","mode"],"failed":"x-failed",');
});

describe('a candidate of the page’s own scripts', () => {
  const root = (number: string) => ({
    version: number,
    base: `/mfe/root/${number}/`,
    portal: 'portal.js',
    embed: 'embed.js',
    files: { 'session.1.js': file, 'portal.js': file, 'embed.js': file },
  });
  const both = withCandidate({ ...live, root: root('1') }, { name: 'root', version: '2', root: root('2') }, 0.3);
  const scriptsOf = (number: string) => [`/mfe/root/${number}/session.1.js`, `/mfe/root/${number}/portal.js`];

  /** The scripts that the page runs, in order. */
  function runs(): string[] {
    preloads(both);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    return [...document.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src') ?? '');
  }
  const inGroup = (isCandidate: boolean) =>
    localStorage.setItem(CANARY_KEY, String((1 + (isCandidate ? 0.15 : 0.65) - canaryOffset('root')) % 1));
  beforeEach(() => {
    sessionStorage.clear();
    // Work that earlier tests have left.
    document.dispatchEvent(new Event('DOMContentLoaded'));
    delete document.documentElement.dataset.rootFailed;
  });

  test('runs in the browsers that get it, and the live version in the others; never both', () => {
    inGroup(true);
    expect(runs()).toEqual(scriptsOf('2'));
    inGroup(false);
    delete document.documentElement.dataset.canary;
    expect(runs()).toEqual(scriptsOf('1'));
  });

  test('is asked for at once, with its integrity', () => {
    inGroup(true);
    expect(preloads(both).filter((url) => url.includes('/root/'))).toEqual(scriptsOf('2').sort());
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/root/"]')];
    expect(links.map((link) => link.integrity)).toEqual([someIntegrity, someIntegrity]);
  });

  test('that could not be loaded in this tab has had its turn, and another candidate has not', () => {
    inGroup(true);
    sessionStorage.setItem('portal.root-failed', '/mfe/root/2/session.1.js');
    expect(runs()).toEqual(scriptsOf('1'));
    expect(document.documentElement.dataset.rootFailed).toBe('');
    delete document.documentElement.dataset.rootFailed;
    sessionStorage.setItem('portal.root-failed', '/mfe/root/0/session.1.js');
    expect(runs()).toEqual(scriptsOf('2'));
    expect(document.documentElement.dataset.rootFailed).toBeUndefined();
  });
});
