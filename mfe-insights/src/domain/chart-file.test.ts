import fc from 'fast-check';
import type { ChartFigures, Mark } from './chart.ts';
import { fileOfChart } from './chart-file.ts';

const words = {
  ...{ title: 'Hours by week', date: 'Date', month: 'Month', name: 'Name' },
  ...{ total: 'Total', note: 'Note', hours: 'h' },
};
const mark = (key: string, values: number[], more: Partial<Mark> = {}): Mark => ({
  ...{ key, label: key, name: `Name of ${key}`, values, expected: null, partial: null },
  ...more,
});
const figures = (series: string[], marks: Mark[], expectedLabel: string | null = null): ChartFigures => ({
  series: series.map((label) => ({ label, fill: 'plain' })),
  marks,
  expectedLabel,
});

test('weeks have real dates, minutes are hours, and what is partial is a note (docs: exports#export-tables)', () => {
  const weeks = [
    mark('2026-11-16', [2400, 90], { expected: 2400 }),
    mark('2026-11-23', [600, 0], { partial: 'not over yet', alert: '1 period still needs a timecard.' }),
  ];
  expect(fileOfChart(figures(['Regular', 'Overtime'], weeks, 'Contract'), 'minutes', words)).toEqual({
    title: 'Hours by week',
    columns: [
      { heading: 'Date', kind: 'date' },
      { heading: 'Regular (h)', kind: 'decimal' },
      { heading: 'Overtime (h)', kind: 'decimal' },
      { heading: 'Total (h)', kind: 'decimal' },
      { heading: 'Contract (h)', kind: 'decimal' },
      { heading: 'Note', kind: 'text' },
    ],
    rows: [
      ['2026-11-16', 40, 1.5, 41.5, 40, ''],
      ['2026-11-23', 10, 0, 10, null, '1 period still needs a timecard. · not over yet'],
    ],
  });
});

test('a single series has no total; amounts say their currency, counts are whole', () => {
  const amounts = fileOfChart(figures(['Travel'], [mark('2026-11', [12.5])]), { currency: 'EUR' }, words);
  expect(amounts.columns).toEqual([
    { heading: 'Month', kind: 'text' },
    { heading: 'Travel (EUR)', kind: 'decimal' },
  ]);
  expect(amounts.rows).toEqual([['Name of 2026-11', 12.5]]);
  const counts = fileOfChart(figures(['Late'], [mark('Ada', [3])]), 'items', words);
  expect(counts.columns.map(({ kind }) => kind)).toEqual(['text', 'whole']);
});

test('each row has a cell for each column, and amounts add up to their total to the cent', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
  const marks = fc.array(fc.tuple(amount, amount, fc.option(fc.string())), { maxLength: 60 });
  fc.assert(
    fc.property(marks, (all) => {
      const file = fileOfChart(
        figures(
          ['A', 'B'],
          all.map(([a, b, partial], at) => mark(`${at}`, [a, b], { partial })),
        ),
        { currency: 'USD' },
        words,
      );
      for (const row of file.rows) {
        expect(row).toHaveLength(file.columns.length);
        expect(row[3]).toBe(Math.round((Number(row[1]) + Number(row[2])) * 100) / 100);
      }
    }),
  );
});
