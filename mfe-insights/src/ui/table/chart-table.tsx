import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { type ChartFigures, totalOf } from '../../domain/chart.ts';
import type { Format } from '../chart/spoken.ts';

/** The figures of a chart as a table, with the sum of each column. */
export function ChartTable({
  title,
  figures,
  format,
  hasSum,
}: {
  title: string;
  figures: ChartFigures;
  format: Format;
  hasSum: boolean;
}) {
  const t = useText();
  const { series, marks, expectedLabel } = figures;
  const several = series.length > 1;
  const sumOf = (index: number) =>
    Math.round(marks.reduce((sum, { values }) => sum + (values[index] ?? 0), 0) * 100) / 100;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
    <section className="in-table" aria-label={t('LBL_IN_TABLE_OF', { title })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {several ? <th scope="col">{t('LBL_IN_TOTAL')}</th> : null}
            {expectedLabel === null ? null : <th scope="col">{expectedLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <tr key={mark.key}>
              <th scope="row">
                {mark.path === undefined ? mark.name : <a href={hrefOf(mark.path)}>{mark.name}</a>}
                {mark.alert === undefined ? null : <span className="in-quiet"> {mark.alert}</span>}
                {mark.partial === null ? null : <span className="in-quiet"> {mark.partial}</span>}
              </th>
              {series.map(({ label }, index) => (
                <td key={label}>{format(mark.values[index] ?? 0)}</td>
              ))}
              {several ? <td>{format(totalOf(mark))}</td> : null}
              {expectedLabel === null ? null : <td>{mark.expected === null ? '–' : format(mark.expected)}</td>}
            </tr>
          ))}
        </tbody>
        {hasSum && marks.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{t('LBL_IN_TOTAL')}</th>
              {series.map(({ label }, index) => (
                <td key={label}>{format(sumOf(index))}</td>
              ))}
              {several ? <td>{format(totalOf({ values: series.map((_, index) => sumOf(index)) }))}</td> : null}
              {expectedLabel === null ? null : <td />}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
