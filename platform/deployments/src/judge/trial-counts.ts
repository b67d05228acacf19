import type { TrialCounts } from './evidence.ts';

export const TRIAL_PAGES = 'portal_trial_pages_total';
export const TRIAL_FAILED = 'portal_trial_failed_pages_total';

const SAMPLE = new RegExp(`^(${TRIAL_PAGES}|${TRIAL_FAILED})\\{(.*)\\} (\\d+)(?: \\d+)?$`);
const LABEL = /(\w+)="([^"]*)"/g;

/** The counts of each canary in a text of Prometheus' format, by `NAME@VERSION` of the candidate. Other labels are added up. */
export function trialCounts(text: string): Map<string, TrialCounts> {
  const found = new Map<string, { candidate: Group; live: Group }>();
  for (const line of text.split('\n')) {
    const [, metric, labelled = '', count] = SAMPLE.exec(line) ?? [];
    const labels = Object.fromEntries([...labelled.matchAll(LABEL)].map(([, name, value]) => [name, value]));
    const { micro_frontend, version, group }: Partial<Record<string, string>> = labels;
    if (!micro_frontend || !version || (group !== 'candidate' && group !== 'live')) continue;
    const candidate = `${micro_frontend}@${version}`;
    const counts = found.get(candidate) ?? { candidate: { pages: 0, failed: 0 }, live: { pages: 0, failed: 0 } };
    found.set(candidate, counts);
    counts[group][metric === TRIAL_PAGES ? 'pages' : 'failed'] += Number(count);
  }
  return found;
}

interface Group {
  pages: number;
  failed: number;
}
