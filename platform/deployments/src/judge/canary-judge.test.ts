import { canaryJudge, countsInWords } from './canary-judge.ts';
import type { TrialCounts } from './evidence.ts';

const counters = (candidate: readonly [number, number], live: readonly [number, number]) =>
  new Map<string, TrialCounts>([
    [
      'mfe_a@2',
      { candidate: { pages: candidate[0], failed: candidate[1] }, live: { pages: live[0], failed: live[1] } },
    ],
  ]);

test('counters are taken for what they have grown by', () => {
  const judge = canaryJudge();
  judge.take('one', counters([10, 1], [90, 1]));
  judge.take('one', counters([10, 1], [90, 1]));
  judge.take('one', counters([30, 6], [270, 3]));
  expect(judge.verdict('mfe_a@2').counts).toEqual({
    candidate: { pages: 30, failed: 6 },
    live: { pages: 270, failed: 3 },
  });
});

test('a server that has restarted counts from nothing; several are added up', () => {
  const judge = canaryJudge();
  judge.take('one', counters([30, 6], [270, 3]));
  judge.take('one', counters([5, 1], [40, 0]));
  judge.take('other', counters([1, 0], [10, 0]));
  const { counts, isWorse } = judge.verdict('mfe_a@2');
  expect(counts).toEqual({ candidate: { pages: 36, failed: 7 }, live: { pages: 320, failed: 3 } });
  expect(isWorse).toBe(true);
  expect(countsInWords(counts)).toBe('fails on 7 of 36 page loads, the live version on 3 of 320');
});

test('a raised share begins a stretch of its own: what was mixed otherwise is not thrown together', () => {
  // Pages failed often at night, when one in ten got the candidate, and never by day, when every second did.
  const night = counters([10, 5], [90, 45]);
  const both = counters([510, 5], [590, 45]);
  const judge = canaryJudge();
  judge.takeShare('mfe_a@2', 0.1);
  judge.take('one', night);
  judge.takeShare('mfe_a@2', 0.5);
  judge.take('one', both);
  const together = canaryJudge();
  together.take('one', both);
  expect(judge.verdict('mfe_a@2').counts).toEqual(together.verdict('mfe_a@2').counts);
  expect(judge.verdict('mfe_a@2').strength).toBeGreaterThan(together.verdict('mfe_a@2').strength);
});

test('a candidate that nobody reported is not worse', () => {
  expect(canaryJudge().verdict('mfe_b@1')).toMatchObject({ isWorse: false, strength: 1 });
});
