/** @jest-environment jsdom */
import { showsSomething } from './come-to-rest.ts';

const shows = (html: string) => {
  document.body.innerHTML = `<div data-application="notes">${html}</div>`;
  return showsSomething('notes');
};

test('a page shows a text, a field or a picture', () => {
  expect(['<p>Note</p>', '<div><input></div>', '<svg></svg>', 'Note'].map(shows)).toEqual([true, true, true, true]);
});

test('empty elements and styles are nothing to see', () => {
  expect(['', '<div> <p></p></div>', '<style>a { color: red }</style>'].map(shows)).toEqual([false, false, false]);
});

test('a page that led elsewhere is not looked at', () => {
  document.body.innerHTML = '';
  expect(showsSomething('notes')).toBe(true);
});
