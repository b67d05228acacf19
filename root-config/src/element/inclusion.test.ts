/** @jest-environment jsdom */
import type { Realm } from './clean-realm.ts';
import { embedUrl } from './inclusion.ts';

const url = (src: string, ...stack: string[]) =>
  embedUrl({ src, stack: stack.join('\n'), nonce: undefined }, window as Realm);

const EMBED = 'https://portal.example.com/embed.js';
const APPLICATION = 'https://hr.example.com/js/application.js';

test('its own element says where the script comes from, whatever it is called there', () => {
  expect(url(EMBED, "TypeError: Cannot read properties of null (reading 'message')", `    at ${EMBED}:1:4711`)).toBe(
    EMBED,
  );
  expect(url(EMBED, `@${EMBED}:1:4711`)).toBe(EMBED);
  expect(url('https://cdn.example.com/a/portal.js', '@https://cdn.example.com/a/portal.js:1:1')).toBe(
    'https://cdn.example.com/a/portal.js',
  );
  expect(url(EMBED, 'undefined')).toBe(EMBED);
});

test.each([
  ['Chromium', 'TypeError', `    at ${EMBED}?v=3:1:4711`, `    at o (${EMBED}?v=3:1:17)`],
  ['Firefox', `n@${EMBED}?v=3:1:4711`, `@${EMBED}?v=3:1:17`],
  ['WebKit', `n@${EMBED}?v=3:1:4711`, `module code@${EMBED}?v=3:1:17`],
])('a module has no element: its stack says it, in %s', (_, ...stack) => {
  expect(url('', ...stack)).toBe(EMBED);
});

test.each([
  [
    'Chromium',
    'TypeError',
    `    at n (eval at load (${APPLICATION}:13:20), <anonymous>:1:4711)`,
    `    at load (${APPLICATION}:13:20)`,
  ],
  ['Firefox', `n@${APPLICATION} line 13 > eval:1:4711`, `load@${APPLICATION}:13:20`],
  ['WebKit', 'n@', 'eval code@', 'eval@[native code]', `load@${APPLICATION}:13:20`],
])('what a running script evaluates comes from the page’s origin, in %s', (_, ...stack) => {
  expect(url(APPLICATION, ...stack)).toBe(`${location.origin}/embed.js`);
});

test('so does a text in a script, and what nothing is known of', () => {
  expect(url('', '@http://localhost/old/page.html:1:4711')).toBe(`${location.origin}/embed.js`);
  expect(url('', 'undefined')).toBe(`${location.origin}/embed.js`);
});
