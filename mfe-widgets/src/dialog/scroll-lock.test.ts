/** @jest-environment jsdom */
import { lockScroll } from './scroll-lock.ts';

const root = document.documentElement;

test('a page does not scroll while a dialog is open, and has its own style back afterwards', () => {
  root.style.setProperty('overflow', 'scroll', 'important');
  const release = lockScroll(document);
  expect(root.style.overflow).toBe('hidden');
  release();
  expect(root.style.getPropertyValue('overflow')).toBe('scroll');
  expect(root.style.getPropertyPriority('overflow')).toBe('important');
  root.removeAttribute('style');
});

test('a page that had no style attribute has none afterwards', () => {
  const release = lockScroll(document);
  release();
  expect(root.hasAttribute('style')).toBe(false);
});

test('two dialogs: the page is free when the last one has closed, in whatever order, and releasing twice counts once', () => {
  const first = lockScroll(document);
  const second = lockScroll(document);
  first();
  first();
  expect(root.style.overflow).toBe('hidden');
  second();
  expect(root.style.overflow).toBe('');
});
