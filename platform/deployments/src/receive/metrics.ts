import { boundedSeries } from './bounded-series.ts';
import type { Report } from './event-schema.ts';
import { COUNTERS, type Counter } from './samples.ts';

export interface Metrics {
  count(report: Report): void;
  /** In the text format of Prometheus. */
  text(): string;
}

/** Counts what browsers report, since this process has started. */
export function metrics(atMost?: number): Metrics {
  const series = new Map<Counter, Map<string, number>>();
  const samples = boundedSeries(atMost);

  return {
    count(report) {
      for (const [counter, labels] of samples(report)) {
        const counts = series.get(counter) ?? new Map<string, number>();
        series.set(counter, counts);
        // The schema lets nothing pass that would have to be escaped.
        const key = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
        counts.set(key.join(), (counts.get(key.join()) ?? 0) + 1);
      }
    },
    text: () =>
      Object.entries(COUNTERS)
        .flatMap(([counter, help]) => [
          `# HELP ${counter} ${help}`,
          `# TYPE ${counter} counter`,
          ...[...(series.get(counter as Counter) ?? [])].map(([labels, count]) => `${counter}{${labels}} ${count}`),
        ])
        .join('\n')
        .concat('\n'),
  };
}
