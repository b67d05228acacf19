import { pageNamesIn } from './page-names.ts';

test.each([
  ['document.createElement("p")', ['document']],
  ['e instanceof HTMLInputElement||e instanceof ShadowRoot', ['HTMLInputElement', 'ShadowRoot']],
  ['new CustomEvent(t),new Event("x")', ['CustomEvent', 'Event']],
  ['f(...document.forms)', ['document']],
  ['typeof window>"u"', ['window']],
])('of %s the page’s are %p', (script, names) => {
  expect(pageNamesIn(script)).toEqual(names);
});

test.each([
  'globalThis.document',
  'Array.from(x)',
  'fetch(u)',
  'setTimeout(f)',
  'localStorage.getItem(k)',
  'myEvent',
  'e.location',
  'Elements',
])('of %s nothing is the page’s', (script) => {
  expect(pageNamesIn(script)).toEqual([]);
});
