/** @jest-environment jsdom */
import { leftOn, pageItself } from './left-on-page.ts';

// jsdom has no constructed style sheets.
const adopted = (...texts: string[]) =>
  Object.assign(document, { adoptedStyleSheets: texts.map((cssText) => ({ cssRules: [{ cssText }] })) });

beforeEach(() => {
  adopted('a { color: red }');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<main></main>';
});

const left = (change: () => void) => {
  const before = pageItself();
  change();
  return leftOn(pageItself(), before);
};

test('nothing is left of a page that took all of its own away', () => {
  expect(left(() => document.querySelector('main')?.append('Notes'))).toEqual([]);
  expect(left(() => adopted())).toEqual([]);
});

const { documentElement: html, body } = document;
const { now } = Date;
test.each<[what: string, change: () => void, undo: () => void]>([
  ['the attribute dir of <html>', () => html.setAttribute('dir', 'rtl'), () => html.removeAttribute('dir')],
  ['the attribute lang of <html>', () => html.setAttribute('lang', 'de'), () => undefined],
  ['the class open of <body>', () => body.classList.add('open'), () => body.classList.remove('open')],
  [
    'the style font-size of <html>',
    () => html.style.setProperty('font-size', '20px'),
    () => html.removeAttribute('style'),
  ],
  [
    '<div class="nt-veil"> in <body>',
    () => body.append(Object.assign(document.createElement('div'), { className: 'nt-veil' })),
    () => undefined,
  ],
  [
    'the style sheet "button { color: red }" of the document',
    () => adopted('a { color: red }', 'button { color: red }'),
    () => undefined,
  ],
  [
    'window.onhashchange',
    () => {
      window.onhashchange = () => undefined;
    },
    () => {
      window.onhashchange = null;
    },
  ],
  [
    'Date.now',
    () => {
      Date.now = () => now() + 1;
    },
    () => {
      Date.now = now;
    },
  ],
  [
    'Array.prototype.last',
    () => Object.assign(Array.prototype, { last: () => 1 }),
    () => Reflect.deleteProperty(Array.prototype, 'last'),
  ],
])('%s is left', (what, change, undo) => {
  expect(left(change)).toEqual([what]);
  undo();
});
