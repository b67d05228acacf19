import { TRIAL_FAILED, TRIAL_PAGES } from '../judge/trial-counts.ts';
import type { Report } from './event-schema.ts';

/** Anybody may send reports, with versions that do not exist: so many series are kept, and what would be more is counted in one. */
const AT_MOST_SERIES = 2_000;

const HELP = {
  portal_loads_total: 'Loads of modules that browsers have reported.',
  portal_mounts_total: 'Applications that were to be shown in their region.',
  portal_errors_total: 'Errors, each once a page load, by the micro-frontend they are attributed to.',
  portal_thrown_in_total: 'Errors of others that were thrown in a library, by the library.',
  [TRIAL_PAGES]: 'Page loads that reported, by the group of a canary they belong to.',
  [TRIAL_FAILED]: 'Those of them on which anything failed.',
  portal_dropped_total: 'Events that were not counted, because there are too many series.',
} as const;

type Metric = keyof typeof HELP;
type Labels = Readonly<Record<string, string>>;

export interface Metrics {
  count(report: Report): void;
  /** In the text format of Prometheus. */
  text(): string;
}

/** Counts what browsers report, since this process has started. */
export function metrics(atMost = AT_MOST_SERIES): Metrics {
  const series = new Map<Metric, Map<string, number>>();
  let size = 0;

  function add(metric: Metric, labels: Labels): void {
    const counts = series.get(metric) ?? new Map<string, number>();
    series.set(metric, counts);
    // The schema lets nothing pass that would have to be escaped.
    const key = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
    const found = counts.get(key.join());
    if (found === undefined && metric !== 'portal_dropped_total') {
      if (size >= atMost) {
        add('portal_dropped_total', {});
        return;
      }
      size += 1;
    }
    counts.set(key.join(), (found ?? 0) + 1);
  }

  return {
    count({ events, trial = { canaries: [], counts: [] } }) {
      for (const { microFrontend, version, group } of trial.canaries) {
        const labels = { micro_frontend: microFrontend, version, group };
        for (const one of trial.counts) add(one === 'page' ? TRIAL_PAGES : TRIAL_FAILED, labels);
      }
      for (const event of events) {
        if (event.type === 'vital') continue;
        if (event.type === 'load') add('portal_loads_total', { ...labelsOf(event), outcome: event.outcome });
        if (event.type === 'mount') add('portal_mounts_total', { ...labelsOf(event), outcome: event.outcome });
        if (event.type === 'error') {
          add('portal_errors_total', { ...labelsOf(event), kind: event.kind });
          if (event.thrownIn) add('portal_thrown_in_total', labelsOf(event.thrownIn));
        }
      }
    },
    text: () =>
      Object.entries(HELP)
        .flatMap(([metric, help]) => [
          `# HELP ${metric} ${help}`,
          `# TYPE ${metric} counter`,
          ...[...(series.get(metric as Metric) ?? [])].map(([labels, count]) => `${metric}{${labels}} ${count}`),
        ])
        .join('\n')
        .concat('\n'),
  };
}

const labelsOf = (owner: { microFrontend: string; version: string; cohort: string }): Labels => ({
  micro_frontend: owner.microFrontend,
  version: owner.version,
  cohort: owner.cohort,
});
