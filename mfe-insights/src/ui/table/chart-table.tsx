import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import type { ChartFigures } from '../../domain/chart.ts';
import { tableOfChart } from '../../domain/chart-table.ts';
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
  const { columns, rows, sums } = tableOfChart(figures, t('LBL_IN_TOTAL'));
  const cells = (values: readonly (number | null)[], none: string | null) =>
    columns.map((label, index) => {
      const value = values[index] ?? null;
      return <td key={label}>{value === null ? none : format(value)}</td>;
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
    <section className="in-table" aria-label={t('LBL_IN_TABLE_OF', { title })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ mark, figures }) => (
            <tr key={mark.key}>
              <th scope="row">
                {mark.path === undefined ? mark.name : <a href={hrefOf(mark.path)}>{mark.name}</a>}
                {mark.alert === undefined ? null : <span className="in-quiet"> {mark.alert}</span>}
                {mark.partial === null ? null : <span className="in-quiet"> {mark.partial}</span>}
              </th>
              {cells(figures, '–')}
            </tr>
          ))}
        </tbody>
        {hasSum && rows.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{t('LBL_IN_TOTAL')}</th>
              {cells(sums, null)}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
