import { type Evidence, type GroupCounts, NO_EVIDENCE, strength, type TrialCounts, weighed } from './evidence.ts';

/** From this value on a candidate counts as worse: a good one reaches it once in a hundred canaries. */
const ENOUGH = 100;

export interface Verdict {
  /** Whether the candidate fails more often than the live version. */
  readonly isWorse: boolean;
  /** The factor by which "worse" explains the counts better than "alike". */
  readonly strength: number;
  readonly counts: TrialCounts;
}

const NOTHING: TrialCounts = { candidate: { pages: 0, failed: 0 }, live: { pages: 0, failed: 0 } };

interface Known {
  /** Of the stretches before this one. */
  readonly evidence: Evidence;
  /** The sums of all counts. */
  readonly counts: TrialCounts;
  /** The counts while the share stayed the same, weighed as a whole, because short periods may have page loads of one group only. */
  readonly stretch: TrialCounts;
  readonly share?: number;
}

/** Judges canaries by counters that only grow, and start at 0 again when their server restarts. */
export interface CanaryJudge {
  /**
   * Takes what a source counts now.
   * @param source identifies the source: its URL
   * @param counters by `NAME@VERSION` of the candidate
   */
  take(source: string, counters: ReadonlyMap<string, TrialCounts>): void;
  /** Takes the share of the sessions that get the candidate from now on. */
  takeShare(candidate: string, share: number): void;
  /** @param candidate `NAME@VERSION` */
  verdict(candidate: string): Verdict;
}

export function canaryJudge(): CanaryJudge {
  const before = new Map<string, TrialCounts>();
  const known = new Map<string, Known>();
  const of = (candidate: string) =>
    known.get(candidate) ?? { evidence: NO_EVIDENCE, counts: NOTHING, stretch: NOTHING };

  return {
    take(source, counters) {
      for (const [candidate, now] of counters) {
        const key = `${source} ${candidate}`;
        const added = grown(before.get(key) ?? NOTHING, now);
        before.set(key, now);
        const one = of(candidate);
        known.set(candidate, { ...one, counts: sum(one.counts, added), stretch: sum(one.stretch, added) });
      }
    },
    takeShare(candidate, share) {
      const one = of(candidate);
      if (one.share === share) return;
      known.set(candidate, { ...one, share, evidence: weighed(one.evidence, one.stretch), stretch: NOTHING });
    },
    verdict(candidate) {
      const { evidence, counts, stretch } = of(candidate);
      const found = strength(weighed(evidence, stretch));
      return { isWorse: found >= ENOUGH, strength: found, counts };
    },
  };
}

/** The difference to an earlier count. A counter that is smaller than before was reset. */
function grown(before: TrialCounts, now: TrialCounts): TrialCounts {
  const groups = ['candidate', 'live'] as const;
  const hasRestarted = groups.some(
    (group) => now[group].pages < before[group].pages || now[group].failed < before[group].failed,
  );
  return hasRestarted ? now : combined(now, before, (one, other) => one - other);
}

const sum = (one: TrialCounts, other: TrialCounts) => combined(one, other, (first, second) => first + second);

function combined(one: TrialCounts, other: TrialCounts, by: (first: number, second: number) => number): TrialCounts {
  const group = (first: GroupCounts, second: GroupCounts) => ({
    pages: by(first.pages, second.pages),
    failed: by(first.failed, second.failed),
  });
  return { candidate: group(one.candidate, other.candidate), live: group(one.live, other.live) };
}

/** The counts in words: "fails on 6 of 30 page loads, the live version on 3 of 270". */
export function countsInWords({ candidate, live }: TrialCounts): string {
  const of = ({ failed, pages }: GroupCounts) => `${failed.toLocaleString('en')} of ${pages.toLocaleString('en')}`;
  return `fails on ${of(candidate)} page loads, the live version on ${of(live)}`;
}
