/** Page loads that reported, and those of them on which anything failed. */
export interface GroupCounts {
  readonly pages: number;
  readonly failed: number;
}

/** The counts of both groups of a canary in some stretch of time. */
export interface TrialCounts {
  readonly candidate: GroupCounts;
  readonly live: GroupCounts;
}

/** A candidate that fails up to this many times as often as the live version is tolerated, because two groups are never quite alike. */
export const TOLERATED = 1.25;

/** Two rates: the shares of the page loads that fail. */
interface Rates {
  readonly candidate: number;
  readonly live: number;
}

/** The ratios of a bad candidate's failures to the live version's. */
const RATIOS = [2, 3, 5, 10, 30, 100, 1_000] as const;

/**
 * The rates of bad candidates. The evidence is spread evenly over these, because the rates are not known beforehand. Where failures are rare,
 * only the ratio matters. The last four find a candidate that fails on most page loads after a few of them.
 */
const BAD: readonly Rates[] = [
  ...RATIOS.map((ratio) => ({ candidate: 0.01, live: 0.01 / ratio })),
  ...[0.5, 0.9].flatMap((candidate) => [10, 100].map((ratio) => ({ candidate, live: candidate / ratio }))),
];

/** For each of the bad candidates, the logarithm of the factor by which it explains the counts better than a tolerated one. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = BAD.map(() => 0);

/**
 * Adds a stretch of counts to the evidence: the likelihood under each bad candidate, divided by that under the tolerated rates nearest to it.
 * The share of the candidate may change from stretch to stretch.
 */
export function weighed(evidence: Evidence, reported: TrialCounts): Evidence {
  const counts = { candidate: withEachFailure(reported.candidate), live: withEachFailure(reported.live) };
  // One group alone cannot be compared.
  if (counts.candidate.pages === 0 || counts.live.pages === 0) return evidence;
  return BAD.map((bad, at) => {
    const tolerated = nearestTolerated(bad, counts);
    const gained =
      gain(counts.candidate, bad.candidate, tolerated.candidate) + gain(counts.live, bad.live, tolerated.live);
    return (evidence[at] ?? 0) + gained;
  });
}

/** A page load whose first report was lost is counted as failed only. */
const withEachFailure = ({ pages, failed }: GroupCounts): GroupCounts => ({ pages: Math.max(pages, failed), failed });

/** The logarithm of the factor by which one rate explains the counts of a group better than another. */
const gain = ({ pages, failed }: GroupCounts, rate: number, other: number) =>
  failed * Math.log(rate / other) + (pages - failed) * Math.log((1 - rate) / (1 - other));

/**
 * The tolerated rates that are the hardest to tell from those of a bad candidate: of all tolerated rates, they explain best what it causes on
 * average. Then the ratio of both likelihoods is expected to be at most 1 under any tolerated rates, because these form a convex set (Turner,
 * Ly, Grünwald: "Generic E-variables for exact sequential k-sample tests"). That also holds if page loads fail more at some hours than at
 * others, because chance decides which group each of them belongs to.
 */
function nearestTolerated(bad: Rates, { candidate, live }: TrialCounts): Rates {
  const failed = candidate.pages * bad.candidate + live.pages * bad.live;
  const passed = { candidate: candidate.pages * (1 - bad.candidate), live: live.pages * (1 - bad.live) };
  // The derivative of the likelihood's logarithm is 0 at the smaller root of a quadratic equation.
  const square = TOLERATED * (candidate.pages + live.pages);
  const linear = failed * (1 + TOLERATED) + passed.candidate * TOLERATED + passed.live;
  const rate = (2 * failed) / (linear + Math.sqrt(Math.max(0, linear ** 2 - 4 * square * failed)));
  return { candidate: TOLERATED * rate, live: rate };
}

/**
 * The factor by which "the candidate is worse" explains the counts better than "it is as good". If it is as good, this reaches 100 at any
 * time, however often it is looked at, in at most one canary of a hundred (Ville's inequality for a test martingale).
 */
export function strength(evidence: Evidence): number {
  const most = Math.max(...evidence);
  const sum = evidence.reduce((total, log) => total + Math.exp(log - most), 0);
  return Math.exp(Math.min(most + Math.log(sum / evidence.length), 700));
}
