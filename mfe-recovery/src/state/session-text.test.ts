/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { readText, removeText, writeText } from './session-text.ts';

const refuse = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  removeText('key');
});

test('a text is in the storage of the tab, where a reload finds it', () => {
  writeText('key', 'one');
  expect(sessionStorage.getItem('key')).toBe('one');
  expect(readText('key')).toBe('one');
});

test('storage that is full reads well and writes nothing: what it refused is found again (docs: recovery#flow-sends-code, codes#code-sent-once)', () => {
  refuse('setItem');
  writeText('key', 'one');
  expect(readText('key')).toBe('one');
});

test('a text that storage refused does not bring an older one back', () => {
  writeText('key', 'old');
  refuse('setItem');
  writeText('key', 'new');
  expect(readText('key')).toBe('new');
  jest.restoreAllMocks();
  writeText('key', 'newest');
  expect([readText('key'), sessionStorage.getItem('key')]).toEqual(['newest', 'newest']);
});

test('storage that is blocked altogether leaves the memory of the page', () => {
  refuse('setItem');
  refuse('getItem');
  writeText('key', 'one');
  expect(readText('key')).toBe('one');
});

test('what is removed is gone from both', () => {
  writeText('key', 'old');
  refuse('setItem');
  writeText('key', 'new');
  removeText('key');
  expect(readText('key')).toBeNull();
});
