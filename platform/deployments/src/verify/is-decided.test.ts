/** @jest-environment jsdom */
import { isDecided } from './is-decided.ts';

const home = { path: '/home?from=mail', application: 'home' };
let marks: string[] = [];

/** The page at an address, with a region for each application, after these marks. */
function page(hash: string, applications: string[], marked: string[]): boolean {
  location.hash = hash;
  document.body.innerHTML = applications.map((id) => `<div data-application="${id}"></div>`).join('');
  marks = marked.map((mark) => `portal:${mark}`);
  return isDecided(home);
}

beforeEach(() => {
  // jsdom has no marks.
  Object.assign(performance, { getEntriesByName: (name: string) => marks.filter((mark) => mark === name) });
});
afterEach(() => {
  location.hash = '';
});

test('a page is decided when its application and everything around it was shown or has failed', () => {
  const all = ['header', 'home'];
  expect(page('#/home?from=mail', all, ['shown:header', 'shown:home'])).toBe(true);
  expect(page('#/home?from=mail', all, ['shown:header', 'failed:home'])).toBe(true);
  expect(page('#/home?from=mail', all, ['failed:header', 'shown:home'])).toBe(true);
});

test('it is not while anything is still to come', () => {
  expect(page('#/home', [], [])).toBe(false);
  expect(page('#/home', ['header'], ['shown:header'])).toBe(false);
  expect(page('#/home', ['header', 'home'], ['shown:header', 'loaded:home'])).toBe(false);
  expect(page('#/home', ['header', 'home'], ['shown:home', 'loaded:header'])).toBe(false);
});

test('a page that leads elsewhere is decided when its own application was loaded and the other page is there', () => {
  const there = ['header', 'dashboard'];
  expect(page('#/dashboard', there, ['shown:header', 'loaded:home', 'shown:dashboard'])).toBe(true);
  expect(page('#/dashboard', there, ['shown:header', 'loaded:home'])).toBe(false);
});

test('a page that leads elsewhere before its application was loaded tells nothing about it', () => {
  expect(page('#/dashboard', ['header', 'dashboard'], ['shown:header', 'shown:dashboard'])).toBe(false);
});

test('another query, or an anchor that is no page, is not elsewhere', () => {
  const marked = ['shown:header', 'loaded:home'];
  expect(page('#/home?tab=2', ['header'], marked)).toBe(false);
  expect(page('#main', ['header'], marked)).toBe(false);
});
