/** @jest-environment jsdom */
import { isAllowedUrl, readOverrides, takeOverridesFromUrl, writeOverrides } from './overrides.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test.each([
  ['http://localhost:8080/build.json', true],
  ['http://127.0.0.1:8080/entry.js', true],
  ['/mfe/mfe_timecard/2/build.json', true],
  ['https://portal.example/mfe/x/build.json', true],
  ['https://evil.example/build.json', false],
  ['http://localhost.evil.example/build.json', false],
  ['//evil.example/build.json', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
])('an override may lead to %s: %s', (url, expected) => {
  expect(isAllowedUrl(url, 'https://portal.example/')).toBe(expected);
});

test.each([
  'not json',
  '[]',
  'null',
  '7',
  '{"mfe_a":7}',
  '{"__proto__":"http://localhost/"}',
  '{"shell":"http://localhost/"}',
])('storage that holds %s means no override', (stored) => {
  localStorage.setItem('portal.overrides', stored);
  expect(Object.keys(readOverrides())).toEqual([]);
});

test('the URL switches an override on once, and keeps the rest of itself', () => {
  history.replaceState(null, '', '/?a=1&override=mfe_timecard@http://localhost:8080/build.json#/worker/home');
  takeOverridesFromUrl();
  expect(readOverrides()).toEqual({ mfe_timecard: 'http://localhost:8080/build.json' });
  expect(location.search + location.hash).toBe('?a=1#/worker/home');
});

test('an empty override in the URL takes all away', () => {
  writeOverrides({ mfe_a: 'http://localhost/' });
  history.replaceState(null, '', '/?override=');
  takeOverridesFromUrl();
  expect(readOverrides()).toEqual({});
});
