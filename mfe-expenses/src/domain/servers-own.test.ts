import { blankLine } from './metadata-to-form.ts';
import type { LineForm, ReportForm } from './report-form.ts';
import { reportLines } from './report-lines.ts';
import { serversOwn } from './servers-own.ts';

const lineOf = (key: string, change: Partial<LineForm> = {}): LineForm => ({
  ...blankLine(key, { dates: ['2026-11-16'], currency: 'USD' }),
  ...change,
});
const formOf = (lines: readonly LineForm[], files: ReportForm['files'] = []): ReportForm => ({
  seed: '',
  lines,
  files,
});
const frozen = { currency: 'EUR', expenseDate: '2026-11-16', rate: '1.0820', rateDay: '2026-11-13' };

test('what was typed before a save carries what the save brought: ids, the rate, the reason, the files', () => {
  const saved = formOf(
    [lineOf('taxi', { id: 5, frozen, rejectionReason: 'Which client?' })],
    [{ id: 9, fileName: 'taxi.jpg', attachmentKey: 'k' }],
  );
  const typed = formOf([lineOf('taxi', { merchant: 'RTC' })], [{ id: null, fileName: 'taxi.jpg', attachmentKey: 'k' }]);
  const { lines, files } = serversOwn(saved, reportLines)(typed);
  expect(lines).toMatchObject([{ id: 5, merchant: 'RTC', frozen, rejectionReason: 'Which client?' }]);
  expect(files).toMatchObject([{ id: 9 }]);
});

test('a line that the server does not have any more is new', () => {
  const [line] = serversOwn(formOf([]), reportLines)(formOf([lineOf('taxi', { id: 5, frozen })])).lines;
  expect(line).toMatchObject({ id: null, frozen: null });
});

test('a line is known by its name, else by its id, and once', () => {
  const saved = formOf([lineOf('taxi', { id: 5 })]);
  const idsOf = (...lines: readonly LineForm[]) =>
    serversOwn(saved, reportLines)(formOf(lines)).lines.map(({ id }) => id);
  expect(idsOf(lineOf('line-5', { id: 5 }))).toEqual([5]);
  expect(idsOf(lineOf('line-5', { id: 5 }), lineOf('taxi'))).toEqual([null, 5]);
});

test('the parts of a line that is divided carry theirs', () => {
  const part = (id: number | null) => ({
    key: 'part',
    id,
    share: '100',
    values: [{ ...value, id: id === null ? null : id + 1 }],
  });
  const split = (id: number | null) => ({ by: 'PERCENT', parts: [part(id)] }) as const;
  const saved = formOf([lineOf('taxi', { id: 5, split: split(7) })]);
  const [line] = serversOwn(saved, reportLines)(formOf([lineOf('taxi', { split: split(null) })])).lines;
  expect(line?.split?.parts).toMatchObject([{ id: 7, values: [{ id: 8 }] }]);
  const read = lineOf('line-5', { split: { by: 'PERCENT', parts: [{ ...part(7), key: 'part-7' }] } });
  expect(reportLines.named(read, lineOf('taxi', { split: split(null) })).split?.parts).toMatchObject([
    { key: 'part', id: 7 },
  ]);
});

test('what was sent is what the server has, and a line of many forms stays one', () => {
  const line = lineOf('taxi');
  const [sent, other] = [formOf([line]), formOf([line, lineOf('train')])];
  const saved = formOf([lineOf('taxi', { id: 5 })]);
  const owned = serversOwn(saved, reportLines, sent);
  expect(owned(sent)).toBe(saved);
  expect(owned(other)).toBe(owned(other));
  expect(owned(other).lines[0]).toBe(owned(formOf([line])).lines[0]);
});

const value = {
  reqBillCostAllocId: 3,
  value: 'A',
  defaultValueSet: false,
  associatedValue1: null,
  associatedValue2: null,
  associatedValue3: null,
  associatedValue4: null,
  associatedValue5: null,
  billingCostAllocId: null,
  inactive: false,
};
