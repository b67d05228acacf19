import type { Report } from './event-schema.ts';
import { type Counter, type Labels, samplesOf } from './samples.ts';

/**
 * The limit of series. Anybody may send reports, with versions that do not exist, so everything beyond the limit is counted in one series.
 */
const AT_MOST_SERIES = 2_000;

/** Keeps the number of series bounded. @returns the samples of a report, those beyond the bound as `portal_dropped_total` */
export function boundedSeries(atMost = AT_MOST_SERIES) {
  const known = new Set<string>();
  return function* (report: Report): Generator<readonly [counter: Counter, labels: Labels]> {
    for (const [counter, labels] of samplesOf(report)) {
      const key = `${counter} ${JSON.stringify(labels)}`;
      if (known.has(key) || known.size < atMost) {
        known.add(key);
        yield [counter, labels];
      } else {
        yield ['portal_dropped_total', {}];
      }
    }
  };
}
