/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { hasOverrides, STORAGE_KEY } from './has-overrides.ts';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('a page without an override needs no part for it', () => {
  history.replaceState(null, '', '/?health#/worker/home?override=mfe_notes@x');
  expect(hasOverrides()).toBe(false);
});

test('one in the query, one to clear, and a kept one are asked about', () => {
  history.replaceState(null, '', '/?override=mfe_notes@http://localhost:8080/');
  expect(hasOverrides()).toBe(true);
  history.replaceState(null, '', '/?override=');
  expect(hasOverrides()).toBe(true);
  history.replaceState(null, '', '/');
  localStorage.setItem(STORAGE_KEY, '{}');
  expect(hasOverrides()).toBe(true);
});

test('storage that cannot be read has none', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasOverrides()).toBe(false);
  blocked.mockRestore();
});
