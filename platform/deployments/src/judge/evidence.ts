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

/**
 * The ratios of a bad candidate's failures to the live version's. The evidence is spread evenly over these, because the ratio is not known
 * beforehand.
 */
const RATIOS = [2, 3, 5, 10, 30, 100, 1_000] as const;

/** For each ratio, the logarithm of the factor by which it explains the counts better than the tolerated one. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = RATIOS.map(() => 0);

/**
 * Adds a stretch of counts to the evidence.
 *
 * Where the groups fail alike, each failed page load is the candidate's with the probability of its share of the page loads, even if pages
 * fail more at some hours than at other times. That share may change from stretch to stretch.
 */
export function weighed(evidence: Evidence, { candidate, live }: TrialCounts): Evidence {
  // One group alone cannot be compared.
  if (candidate.pages === 0 || live.pages === 0) return evidence;
  const tolerated = shareOfFailures(TOLERATED, candidate.pages, live.pages);
  return RATIOS.map((ratio, at) => {
    const share = shareOfFailures(ratio, candidate.pages, live.pages);
    const gained =
      candidate.failed * Math.log(share / tolerated) + live.failed * Math.log((1 - share) / (1 - tolerated));
    return (evidence[at] ?? 0) + gained;
  });
}

/** The candidate's expected share of the failures, if its page loads fail `ratio` times as often. */
const shareOfFailures = (ratio: number, candidate: number, live: number) =>
  (ratio * candidate) / (ratio * candidate + live);

/**
 * The factor by which "the candidate is worse" explains the counts better than "it is as good". If it is as good, this reaches 100 at any
 * time, however often it is looked at, in at most one canary of a hundred (Ville's inequality for a test martingale).
 */
export function strength(evidence: Evidence): number {
  const most = Math.max(...evidence);
  const sum = evidence.reduce((total, log) => total + Math.exp(log - most), 0);
  return Math.exp(Math.min(most + Math.log(sum / evidence.length), 700));
}
