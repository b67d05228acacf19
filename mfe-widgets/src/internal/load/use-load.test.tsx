/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLoad } from './use-load.ts';

/** The calls that were made, each with its resolvers. */
let calls: { signal: AbortSignal; resolve: (data: string) => void; reject: (error: Error) => void }[];
const load = (signal: AbortSignal) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  calls.push({ signal, resolve, reject });
  return promise;
};

beforeEach(() => {
  calls = [];
});

const show = (key: string | undefined) =>
  renderHook(({ key }: { key: string | undefined }) => useLoad(key, load, 'It could not be loaded.'), {
    initialProps: { key },
  });
const settle = (run: () => void) => act(async () => run());

afterEach(() => jest.restoreAllMocks());

test('another key aborts the call, and its late response is dropped', async () => {
  const { result, rerender } = show('a');
  rerender({ key: 'b' });
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => calls[1]?.resolve('of b'));
  await settle(() => calls[0]?.resolve('of a'));
  expect(result.current.data).toBe('of b');
  rerender({ key: 'c' });
  expect(result.current.data).toBeUndefined();
});

test('without a key nothing is loaded, and what has come stays; with it again it is loaded again', async () => {
  const { result, rerender } = show(undefined);
  expect(calls).toEqual([]);
  rerender({ key: 'a' });
  await settle(() => calls[0]?.resolve('first'));
  rerender({ key: undefined });
  expect(result.current.data).toBe('first');
  rerender({ key: 'a' });
  expect(result.current.data).toBe('first');
  await settle(() => calls[1]?.resolve('second'));
  expect(result.current.data).toBe('second');
});

test('a failure is logged, and a retry loads again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = show('a');
  await settle(() => calls[0]?.reject(new Error('broken')));
  expect(result.current.failed).toBe(true);
  expect(logged).toHaveBeenCalledWith('It could not be loaded.', expect.any(Error));
  await settle(() => result.current.retry());
  expect(result.current.failed).toBe(false);
  await settle(() => calls[1]?.resolve('back'));
  expect(result.current.data).toBe('back');
});

test('a widget that is removed aborts its call and reports nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = show('a');
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  await settle(() => calls[0]?.reject(new Error('aborted')));
  expect(logged).not.toHaveBeenCalled();
});
