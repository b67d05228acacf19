import type { ChartFigures, Mark } from './chart.ts';
import { tableOfChart } from './chart-table.ts';

const mark = (key: string, values: number[], expected: number | null = null): Mark => ({
  ...{ key, label: key, name: key, values, expected, partial: null },
});
const figures = (labels: string[], marks: Mark[], expectedLabel: string | null = null): ChartFigures => ({
  series: labels.map((label) => ({ label, fill: 'plain' })),
  marks,
  expectedLabel,
});

test('several series have a total for each row and each column', () => {
  const table = tableOfChart(figures(['Regular', 'Overtime'], [mark('a', [8.1, 0.2]), mark('b', [7, 1])]), 'Total');
  expect(table.columns).toEqual(['Regular', 'Overtime', 'Total']);
  expect(table.rows.map((row) => row.figures)).toEqual([
    [8.1, 0.2, 8.3],
    [7, 1, 8],
  ]);
  expect(table.sums).toEqual([15.1, 1.2, 16.3]);
});

test('what figures are compared with is the last column, and has no sum', () => {
  const table = tableOfChart(figures(['Hours'], [mark('a', [38], 40), mark('b', [20])], 'Contract'), 'Total');
  expect(table.columns).toEqual(['Hours', 'Contract']);
  expect(table.rows.map((row) => row.figures)).toEqual([
    [38, 40],
    [20, null],
  ]);
  expect(table.sums).toEqual([58, null]);
});

test('a value that a mark lacks is 0', () => {
  expect(tableOfChart(figures(['A', 'B'], [mark('a', [1])]), 'Total').rows[0]?.figures).toEqual([1, 0, 1]);
});
