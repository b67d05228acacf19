/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { adoptStyles } from './adopted.ts';

const sheets = (root: Document | ShadowRoot) => (root.adoptedStyleSheets ?? []).length;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('two mounts that bring the same text share a sheet, and it goes some time after the last of them', () => {
  const first = adoptStyles(document.body, ['a{}', 'b{}']);
  const second = adoptStyles(document.body, ['a{}']);
  expect(sheets(document)).toBe(2);
  first();
  first();
  jest.runAllTimers();
  expect(sheets(document)).toBe(1);
  second();
  expect(sheets(document)).toBe(1);
  jest.runAllTimers();
  expect(sheets(document)).toBe(0);
});

test('what leaves and comes back in the same moment changes no sheet of the document', () => {
  const release = adoptStyles(document.body, ['a{}', 'b{}']);
  const before = [...document.adoptedStyleSheets];
  release();
  const releaseAgain = adoptStyles(document.body, ['b{}']);
  expect(document.adoptedStyleSheets).toEqual(before);
  jest.runAllTimers();
  expect(document.adoptedStyleSheets).toEqual([before[1]]);
  releaseAgain();
  jest.runAllTimers();
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
  jest.runAllTimers();
  expect(document.adoptedStyleSheets).toEqual([theirs]);
});
