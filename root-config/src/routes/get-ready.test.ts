import { jest } from '@jest/globals';
import { getReady } from './get-ready.ts';

const mount = () => ({ unmount: () => undefined });

afterEach(() => jest.restoreAllMocks());

test('a micro-frontend gets path and query, and learns of the end', () => {
  const calls: string[] = [];
  const prefetch = (path: string) => {
    calls.push(path);
    return () => calls.push('end');
  };
  getReady({ mount, prefetch: prefetch as never }, '#/worker/home?x=1')();
  expect(calls).toEqual(['/worker/home?x=1', 'end']);
});

test('one that has nothing to get ready, or is not there, is left alone', () => {
  expect(() => getReady({ mount }, '#/a')()).not.toThrow();
  expect(() => getReady(undefined, '#/a')()).not.toThrow();
});

test('what fails stays here, at the beginning as at the end', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fail = () => {
    throw new Error('broken');
  };
  getReady({ mount, prefetch: fail }, '#/a')();
  getReady({ mount, prefetch: () => fail }, '#/b')();
  expect(warn).toHaveBeenCalledTimes(2);
});
