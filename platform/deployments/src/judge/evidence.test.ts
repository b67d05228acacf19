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

interface Canary {
  readonly share: number;
  /** The rate of failures among the first, second, … page loads with the live version. */
  readonly live: (page: number) => number;
  /** The factor by which more of the candidate's fail. */
  readonly ratio: number;
  readonly pages: number;
  /** The page loads between two looks. */
  readonly every: number;
}

/** @returns after how many page loads the candidate was found to be worse; Infinity if never */
function foundAfter(random: () => number, { share, live, ratio, pages, every }: Canary): number {
  const group = { candidate: { pages: 0, failed: 0 }, live: { pages: 0, failed: 0 } };
  for (let page = 1; page <= pages; page += 1) {
    const one = random() < share ? 'candidate' : 'live';
    group[one].pages += 1;
    if (random() < live(page) * (one === 'candidate' ? ratio : 1)) group[one].failed += 1;
    if (page % every === 0 && after(group) >= 100) return page;
  }
  return Number.POSITIVE_INFINITY;
}

/** How many of the canaries, each with what is drawn for it, are found to be worse. */
const alarms = (random: () => number, runs: number, canary: (run: number) => Canary) =>
  Array.from({ length: runs }, (_, run) => foundAfter(random, canary(run))).filter(Number.isFinite).length;

/** The failures after which a candidate is found to be worse if both groups fail at their rates exactly: `3 of 15, 0 of 135`. */
function needed(share: number, candidate: number, live: number): string {
  for (let failed = 1; ; failed += 1) {
    const pages = Math.round(failed / candidate);
    const others = Math.round((pages * (1 - share)) / share);
    const failedLive = Math.round(others * live);
    if (after(counts([pages, failed], [others, failedLive])) >= 100)
      return `${failed} of ${pages}, ${failedLive} of ${others}`;
  }
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

const SHARES = [0.05, 0.1, 0.5];

test('at most one in a hundred candidates as good as the live version is ever called worse, looked at a thousand times each', () => {
  const runs = process.env.TEST_WIDE ? 400 : 20;
  const one = (run: number) => ({
    share: SHARES[run % 3] as number,
    live: () => 0.03,
    ratio: 1,
    pages: 10_000,
    every: 10,
  });
  expect(alarms(generator(20_26), runs, one)).toBeLessThanOrEqual(runs / 100);
});

test('nor is one in a hundred while there are few page loads, whatever fails and at whichever hours, looked at after each', () => {
  const runs = process.env.TEST_WIDE ? 4_000 : 200;
  const rates = [() => 0.01, () => 0.3, () => 0.75, (page: number) => (page % 40 < 8 ? 0.8 : 0)];
  const one = (run: number) => ({
    share: SHARES[run % 3] as number,
    live: rates[run % 4] as Canary['live'],
    ratio: TOLERATED,
    pages: 120,
    every: 1,
  });
  expect(alarms(generator(11), runs, one)).toBeLessThanOrEqual(runs / 100);
});

test('a candidate that fails on every fifth page is found within some hundred page loads', () => {
  const random = generator(7);
  const canary = { share: 0.1, live: () => 0.01, ratio: 20, pages: 5_000, every: 10 };
  const found = Array.from({ length: 100 }, () => foundAfter(random, canary)).sort((a, b) => a - b);
  expect(found[50]).toBeLessThan(500);
  expect(found[98]).toBeLessThan(2_000);
});

// The table in the README, "Judging".
test.each([
  [0.1, 1, '3 of 3, 0 of 27', '3 of 3, 0 of 27', '3 of 3, 1 of 27'],
  [0.1, 0.5, '3 of 6, 0 of 54', '4 of 8, 1 of 72', '6 of 12, 5 of 108'],
  [0.1, 0.2, '3 of 15, 0 of 135', '5 of 25, 2 of 225', '17 of 85, 38 of 765'],
  [0.5, 1, '6 of 6, 0 of 6', '6 of 6, 0 of 6', '6 of 6, 0 of 6'],
  [0.5, 0.5, '9 of 18, 0 of 18', '9 of 18, 0 of 18', '14 of 28, 1 of 28'],
  [0.5, 0.2, '10 of 50, 0 of 50', '15 of 75, 1 of 75', '40 of 200, 10 of 200'],
])(
  'of a share of %d, a candidate with failures on %d is found after %s; %s; %s',
  (share, candidate, never, seldom, often) => {
    expect([0, 0.01, 0.05].map((live) => needed(share, candidate, live))).toEqual([never, seldom, often]);
  },
);

test('a failure of a page load that is not counted counts as one of its own', () => {
  expect(after(counts([5, 6], [6, 0]))).toBe(after(counts([6, 6], [6, 0])));
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
