import fc from 'fast-check';
import { blankLine } from '../metadata-to-form.ts';
import type { LineForm, ReportForm } from '../report-form.ts';
import type { Side } from './merge-lines.ts';
import { mergeReports, reportsSayTheSame } from './merge-reports.ts';

const lineOf = (id: number | null, change: Partial<LineForm> = {}): LineForm => ({
  ...blankLine(`line-${id}`, { dates: ['2026-11-16'], currency: 'USD' }),
  id,
  category: 'Meals',
  expenseType: 'Dinner',
  amount: '31.20',
  ...change,
});
const formOf = (...lines: readonly LineForm[]): ReportForm => ({ seed: '', lines, files: [] });
const base = formOf(lineOf(1), lineOf(2));
const [first, second] = base.lines as readonly [LineForm, LineForm];
const merge = (mine: ReportForm, theirs: ReportForm, choices?: ReadonlyMap<string, Side>) =>
  mergeReports({ base, mine, theirs }, choices);
const paths = ({ conflicts }: ReturnType<typeof merge>) => conflicts.map(({ path }) => path);

test('what only one side changed is taken by itself', () => {
  const mine = formOf({ ...first, merchant: 'Pier 7' }, second);
  const theirs = formOf({ ...first, description: 'With the client' }, { ...second, amount: '12.00' }, lineOf(3));
  const merged = merge(mine, theirs);
  expect(paths(merged)).toEqual([]);
  expect(merged.form.lines).toMatchObject([
    { merchant: 'Pier 7', description: 'With the client' },
    { amount: '12.00' },
    { id: 3 },
  ]);
  expect(merged.taken.map(({ path }) => path)).toEqual(['1/description', '2/amount', '3/line']);
});

test('what both changed is asked about, field by field; mine stands until it is answered (docs: expenses#expense-merge)', () => {
  const mine = formOf({ ...first, amount: '40.00', merchant: 'Pier 7' }, second);
  const theirs = formOf({ ...first, amount: '38.00', currency: 'EUR', merchant: 'Pier 7' }, second);
  expect(paths(merge(mine, theirs))).toEqual(['1/amount']);
  expect(merge(mine, theirs).form.lines[0]).toMatchObject({ amount: '40.00', currency: 'USD' });
  const chosen = merge(mine, theirs, new Map([['1/amount', 'theirs']]));
  expect(chosen.form.lines[0]).toMatchObject({ amount: '38.00', currency: 'EUR', merchant: 'Pier 7' });
});

test('a line that one side removed goes, unless the other changed it', () => {
  expect(merge(formOf(first), base).form.lines).toEqual([first]);
  expect(merge(base, formOf(first)).form.lines).toEqual([first]);
  const changed = formOf(first, { ...second, amount: '1.00' });
  expect(paths(merge(formOf(first), changed))).toEqual(['2/line']);
  expect(merge(formOf(first), changed, new Map([['2/line', 'theirs']])).form).toEqual(changed);
  const kept = merge(changed, formOf(first));
  expect([paths(kept), kept.form.lines[1]]).toEqual([['2/line'], { ...second, amount: '1.00', id: null }]);
});

test('the same line added on both sides is one: its save was accepted and the response lost', () => {
  const taxi = { expenseType: 'Taxi', category: 'Travel Fare' };
  const mine = formOf(first, second, lineOf(null, { ...taxi, key: 'new', amount: '5' }));
  const theirs = formOf(first, second, lineOf(9, { ...taxi, amount: '5.00' }));
  expect(merge(mine, theirs).form.lines.map(({ id, key }) => [id, key])).toEqual([
    [1, 'line-1'],
    [2, 'line-2'],
    [9, 'new'],
  ]);
});

test('a conflict says which line it is about, by its place', () => {
  const [mine, theirs] = ['40.00', '38.00'].map((amount) => formOf(first, { ...second, amount }));
  const added = lineOf(9);
  const merged = merge(mine as ReportForm, { ...(theirs as ReportForm), lines: [added, ...(theirs?.lines ?? [])] });
  expect(merged.conflicts).toMatchObject([{ number: 2, field: 'amount' }]);
  expect(merged.taken).toMatchObject([{ number: 1, line: added }]);
});

test('receipts of both sides are kept, removed ones are gone', () => {
  const file = (attachmentKey: string) => ({ id: null, fileName: attachmentKey, attachmentKey });
  const withFiles = (...keys: string[]): ReportForm => ({ ...base, files: keys.map(file) });
  const { form } = mergeReports({
    base: withFiles('a', 'b'),
    mine: withFiles('a', 'c'),
    theirs: withFiles('a', 'b', 'd'),
  });
  expect(form.files.map(({ attachmentKey }) => attachmentKey)).toEqual(['a', 'd', 'c']);
});

test('with one side unchanged the other is the result, whatever it did', () => {
  const change = fc.record({
    merchant: fc.constantFrom('', 'Pier 7'),
    amount: fc.constantFrom('31.20', '31.2', '9', 'x'),
  });
  const any = fc
    .tuple(fc.option(change), fc.option(change), fc.nat(2))
    .map(([one, two, added]) =>
      formOf(
        ...(one ? [{ ...first, ...one }] : []),
        ...(two ? [{ ...second, ...two }] : []),
        ...Array.from({ length: added }, (_, at) => lineOf(10 + at)),
      ),
    );
  fc.assert(
    fc.property(any, (other) => {
      for (const merged of [merge(other, base), merge(base, other)]) {
        expect(merged.conflicts).toEqual([]);
        expect(reportsSayTheSame(merged.form, other)).toBe(true);
      }
    }),
  );
});
