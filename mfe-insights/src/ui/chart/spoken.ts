import type { useText } from 'shared-session';
import { type ChartFigures, type Mark, totalOf } from '../../domain/chart.ts';
import { formatList } from './formats.ts';

/** How a chart's values are written. */
export type Format = (value: number) => string;

/** What is spoken and shown of a mark: its name, its total, its parts if it has several, and what it is compared with. */
export function spokenOf(
  t: ReturnType<typeof useText>,
  { series, expectedLabel }: ChartFigures,
  mark: Mark,
  format: Format,
): string {
  const ofSeries = series.flatMap(({ label }, index) =>
    mark.values[index] ? [`${label} ${format(mark.values[index])}`] : [],
  );
  const parts = [
    ...(ofSeries.length > 1 ? ofSeries : []),
    ...(mark.expected !== null && expectedLabel !== null ? [`${expectedLabel} ${format(mark.expected)}`] : []),
    ...(mark.alert === undefined ? [] : [mark.alert]),
    ...(mark.isPartial ? [t('LBL_IN_RUNNING')] : []),
  ];
  const said = { name: mark.name, total: format(totalOf(mark)) };
  return parts.length > 0 ? t('LBL_IN_OF_THESE', { ...said, parts: formatList(parts) }) : t('LBL_IN_ONE_VALUE', said);
}
