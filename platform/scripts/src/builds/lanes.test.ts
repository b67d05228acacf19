import { inLanes, lanesOf } from './lanes.ts';

const GIGABYTE = 1024 ** 3;

test('two builds at a time on two cores, never more than three, and as many as fit into the memory', () => {
  expect(lanesOf({ cores: 2, memory: 8 * GIGABYTE })).toBe(2);
  expect(lanesOf({ cores: 1, memory: 8 * GIGABYTE })).toBe(1);
  expect(lanesOf({ cores: 16, memory: 64 * GIGABYTE })).toBe(3);
  expect(lanesOf({ cores: 8, memory: 2 * GIGABYTE })).toBe(1);
  expect(lanesOf({ cores: 8, memory: 0 })).toBe(1);
});

test('the next begins when one ends', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = inLanes(2, [0, 1, 2], async (one) => {
    begun.push(one);
    await new Promise<void>((resolve) => (ends[one] = resolve));
  });
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await all;
});

test('after a failure nothing begins, and what runs is awaited', async () => {
  const ended: string[] = [];
  const all = inLanes(2, ['fails', 'runs', 'waits'], async (one) => {
    if (one === 'fails') throw new Error(one);
    await new Promise(setImmediate);
    ended.push(one);
  });
  await expect(all).rejects.toThrow('fails');
  expect(ended).toEqual(['runs']);
});

test('after an abort nothing begins', async () => {
  const stopped = new AbortController();
  const begun: number[] = [];
  await inLanes(
    1,
    [1, 2],
    async (one) => {
      begun.push(one);
      stopped.abort();
    },
    stopped.signal,
  );
  expect(begun).toEqual([1]);
});
