import type { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { type ChartFigures, type Mark, totalOf } from '../../domain/chart.ts';

/** How a chart's values are written. */
export type Format = (value: number) => string;

/** The parts of a mark if it has several, what it is compared with, and why it is partial. */
export function detailsOf({ series, expectedLabel }: ChartFigures, mark: Mark, format: Format): string[] {
  const ofSeries = series.flatMap(({ label }, index) =>
    mark.values[index] ? [`${label} ${format(mark.values[index])}`] : [],
  );
  return [
    ...(ofSeries.length > 1 ? ofSeries : []),
    ...(mark.expected !== null && expectedLabel !== null ? [`${expectedLabel} ${format(mark.expected)}`] : []),
    ...(mark.alert === undefined ? [] : [mark.alert]),
    ...(mark.partial === null ? [] : [mark.partial]),
  ];
}

/** What is spoken and shown of a mark: its name, its total and its details. */
export function spokenOf(t: ReturnType<typeof useText>, figures: ChartFigures, mark: Mark, format: Format): string {
  const parts = detailsOf(figures, mark, format);
  const said = { name: mark.name, total: format(totalOf(mark)) };
  return parts.length > 0 ? t('LBL_IN_OF_THESE', { ...said, parts: formatFacts(parts) }) : t('LBL_IN_ONE_VALUE', said);
}
