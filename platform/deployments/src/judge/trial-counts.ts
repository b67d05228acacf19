import type { TrialCounts } from './evidence.ts';
import type { Series } from './series.ts';

export const TRIAL_PAGES = 'portal_trial_pages_total';
export const TRIAL_FAILED = 'portal_trial_failed_pages_total';

/** The counts of each canary, by `NAME@VERSION` of the candidate. Other labels are added up. */
export function trialCounts(series: readonly Series[]): Map<string, TrialCounts> {
  const found = new Map<string, { candidate: Group; live: Group }>();
  for (const { counter, labels, count } of series) {
    const { micro_frontend, version, group } = labels;
    if (counter !== TRIAL_PAGES && counter !== TRIAL_FAILED) continue;
    if (!micro_frontend || !version || (group !== 'candidate' && group !== 'live')) continue;
    const candidate = `${micro_frontend}@${version}`;
    const counts = found.get(candidate) ?? { candidate: { pages: 0, failed: 0 }, live: { pages: 0, failed: 0 } };
    found.set(candidate, counts);
    counts[group][counter === TRIAL_PAGES ? 'pages' : 'failed'] += count;
  }
  return found;
}

interface Group {
  pages: number;
  failed: number;
}
