import { inLanes, lanesOf } from './lanes.ts';

const GIGABYTE = 1024 ** 3;

test('a process for two cores, never more than three, and as many as fit into the memory', () => {
  expect(lanesOf({ cores: 2, memory: 8 * GIGABYTE })).toBe(1);
  expect(lanesOf({ cores: 1, memory: 8 * GIGABYTE })).toBe(1);
  expect(lanesOf({ cores: 4, memory: 8 * GIGABYTE })).toBe(2);
  expect(lanesOf({ cores: 16, memory: 64 * GIGABYTE })).toBe(3);
  expect(lanesOf({ cores: 8, memory: 2 * GIGABYTE })).toBe(1);
  expect(lanesOf({ cores: 8, memory: 0 })).toBe(1);
});

test('each lane has its share of the queue, in its order, and an empty share begins nothing', async () => {
  const shares: (readonly number[])[] = [];
  const note = async (share: readonly number[]) => void shares.push(share);
  await inLanes(2, [0, 1, 2], note);
  expect(shares).toEqual([[0, 2], [1]]);
  shares.length = 0;
  await inLanes(3, [0], note);
  expect(shares).toEqual([[0]]);
});

test('a failure ends the others, which are awaited, and is what is thrown', async () => {
  const ended: string[] = [];
  const all = inLanes(2, ['runs', 'fails'], async ([one], signal) => {
    if (one === 'fails') throw new Error(one);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ended.push('runs');
    throw new Error('interrupted');
  });
  await expect(all).rejects.toThrow('fails');
  expect(ended).toEqual(['runs']);
});

test('an abort ends what runs, and after one nothing begins', async () => {
  const stopped = new AbortController();
  const begun: number[] = [];
  const note = async ([one = 0]: readonly number[], signal: AbortSignal) => {
    begun.push(one);
    stopped.abort();
    expect(signal.aborted).toBe(true);
  };
  await inLanes(2, [1, 2], note, stopped.signal);
  expect(begun).toEqual([1]);
});
