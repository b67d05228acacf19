import type { Series } from './series.ts';

export const ERRORS = 'portal_errors_total';

/** The errors that are attributed to a version, by kind. */
export type ReportedErrors = ReadonlyMap<string, number>;

/** @param candidate `NAME@VERSION` */
export function reportedErrors(series: readonly Series[], candidate: string): ReportedErrors {
  const found = new Map<string, number>();
  for (const { counter, labels, count } of series) {
    const { micro_frontend, version, kind } = labels;
    if (counter !== ERRORS || kind === undefined || `${micro_frontend}@${version}` !== candidate) continue;
    found.set(kind, (found.get(kind) ?? 0) + count);
  }
  return found;
}

/** The errors in words, the most frequent first: "18 render, 2 rejection"; '' for none. */
export const errorsInWords = (errors: ReportedErrors): string =>
  [...errors]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`)
    .join(', ');
