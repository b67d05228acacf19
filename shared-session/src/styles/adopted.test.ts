/** @jest-environment jsdom */
import { adoptStyles } from './adopted.ts';

const sheets = (root: Document | ShadowRoot) => (root.adoptedStyleSheets ?? []).length;

test('two mounts that bring the same text share a sheet, and the last to leave takes it out', () => {
  const first = adoptStyles(document.body, ['a{}', 'b{}']);
  const second = adoptStyles(document.body, ['a{}']);
  expect(sheets(document)).toBe(2);
  first();
  expect(sheets(document)).toBe(1);
  first();
  expect(sheets(document)).toBe(1);
  second();
  expect(sheets(document)).toBe(0);
});

test('a shadow root has its own', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const inside = root.appendChild(document.createElement('p'));
  const release = adoptStyles(inside, ['a{}']);
  expect([sheets(root), sheets(document)]).toEqual([1, 0]);
  release();
  expect(sheets(root)).toBe(0);
});

test('sheets that are not ours are left alone', () => {
  const theirs = new CSSStyleSheet();
  document.adoptedStyleSheets = [theirs];
  adoptStyles(document.body, ['a{}'])();
  expect(document.adoptedStyleSheets).toEqual([theirs]);
});
