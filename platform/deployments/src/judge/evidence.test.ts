import fc from 'fast-check';
import { NO_EVIDENCE, strength, TOLERATED, type TrialCounts, weighed } from './evidence.ts';

const counts = (candidate: readonly [number, number], live: readonly [number, number]): TrialCounts => ({
  candidate: { pages: candidate[0], failed: candidate[1] },
  live: { pages: live[0], failed: live[1] },
});
const after = (...all: readonly TrialCounts[]) => strength(all.reduce(weighed, NO_EVIDENCE));

/** A generator of numbers from 0 to 1 that says the same each time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Looks after every ten page loads of a canary. @returns after how many it was found to be worse; Infinity if never */
function foundAfter(random: () => number, share: number, live: number, candidate: number, pages: number): number {
  const group = { candidate: { pages: 0, failed: 0 }, live: { pages: 0, failed: 0 } };
  for (let seen = 10; seen <= pages; seen += 10) {
    for (let page = 0; page < 10; page += 1) {
      const one = random() < share ? 'candidate' : 'live';
      group[one].pages += 1;
      if (random() < (one === 'candidate' ? candidate : live)) group[one].failed += 1;
    }
    if (after(group) >= 100) return seen;
  }
  return Number.POSITIVE_INFINITY;
}

test('without counts, and with counts of one group alone, nothing speaks against a candidate', () => {
  expect(after()).toBe(1);
  expect(after(counts([0, 0], [500, 20]))).toBe(1);
  expect(after(counts([500, 20], [0, 0]))).toBe(1);
});

test('failures in one browser of ten that had none before are seen at the third', () => {
  expect(after(counts([50, 1], [450, 0]))).toBeLessThan(100);
  expect(after(counts([50, 3], [450, 0]))).toBeGreaterThan(100);
});

test('the same rates are no evidence, however many are counted', () => {
  expect(after(counts([1_000_000, 20_000], [9_000_000, 180_000]))).toBeLessThan(1);
});

test('a rate within what is tolerated is no evidence', () => {
  expect(after(counts([100_000, 2_000 * TOLERATED], [900_000, 18_000]))).toBeLessThan(1);
});

test('counts that come in stretches of the same mixture say the same as their sum', () => {
  const stretch = counts([10, 2], [90, 1]);
  expect(after(stretch, stretch, stretch)).toBeCloseTo(after(counts([30, 6], [270, 3])), 6);
});

test('at most one in a hundred candidates as good as the live version is ever called worse, looked at a thousand times each', () => {
  const random = generator(20_26);
  const runs = process.env.TEST_WIDE ? 1_000 : 50;
  let alarms = 0;
  for (let run = 0; run < runs; run += 1)
    if (foundAfter(random, [0.05, 0.1, 0.5][run % 3] as number, 0.03, 0.03, 10_000) < Number.POSITIVE_INFINITY)
      alarms += 1;
  expect(alarms).toBeLessThanOrEqual(runs / 100);
});

test('a candidate that fails on every fifth page is found within some hundred page loads', () => {
  const random = generator(7);
  const found = Array.from({ length: 100 }, () => foundAfter(random, 0.1, 0.01, 0.2, 5_000)).sort((a, b) => a - b);
  expect(found[50]).toBeLessThan(500);
  expect(found[98]).toBeLessThan(2_000);
});

test('another failure of the candidate never makes it look better, another of the live version never worse', () => {
  const few = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(few, few, few, few, (candidate, live, failed, failedLive) => {
      const pages = [candidate + failed + 1, live + failedLive + 1] as const;
      const base = after(counts([pages[0], failed], [pages[1], failedLive]));
      expect(after(counts([pages[0], failed + 1], [pages[1], failedLive]))).toBeGreaterThan(base * (1 - 1e-9));
      expect(after(counts([pages[0], failed], [pages[1], failedLive + 1]))).toBeLessThan(base * (1 + 1e-9));
    }),
  );
});
