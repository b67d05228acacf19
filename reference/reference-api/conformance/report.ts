import type { Outcome } from './run.ts';

const MARKS = { kept: '✔', broken: '✘', skipped: '–' } as const;

/** The outcomes by section of the reference, and the number of each kind. */
export function report(outcomes: readonly Outcome[]): string {
  const sections = Map.groupBy(outcomes, ({ rule }) => rule.section);
  const parts = [...sections].map(([section, its]) =>
    [`docs/reference/${section.replace('#', '.md#')}`, ...its.map(lineOf)].join('\n'),
  );
  const count = (result: Outcome['result']) => outcomes.filter((one) => one.result === result).length;
  return [...parts, `${count('kept')} kept, ${count('broken')} broken, ${count('skipped')} skipped`].join('\n\n');
}

const lineOf = ({ rule, result, because }: Outcome): string =>
  `  ${MARKS[result]} ${rule.says}${because ? `\n      ${because}` : ''}`;
