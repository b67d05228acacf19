import { jest } from '@jest/globals';
import { locale, type Translate } from 'shared-session';
import { blankLine } from '../../domain/metadata-to-form.ts';
import { newLine, type ProjectForm } from '../../domain/project/project-form.ts';
import type { LineForm, ReportForm } from '../../domain/report-form.ts';
import type { ReportSetting } from '../../domain/report-setting.ts';
import { reportMerging } from '../add-expense/merge/report-merging.ts';
import { projectMerging } from '../add-project/project-merging.ts';

const t = ((key: string, params?: object) => [key, ...Object.values(params ?? {})].join(' ')) as Translate;

afterEach(() => locale.setLanguage('en_US'));

const lineOf = (id: number, change: Partial<LineForm>): LineForm => ({
  ...blankLine(`line-${id}`, { dates: ['2026-11-16'], currency: 'USD' }),
  id,
  ...change,
});
const reportOf = (change: Partial<LineForm>): ReportForm => ({
  seed: '',
  lines: [lineOf(1, { merchant: 'RTC' }), lineOf(2, change)],
  files: [],
});
const setting = { currency: 'USD' } as ReportSetting;

test('a line without a name is called by its place (docs: expenses#expense-merge)', () => {
  const forms = { base: reportOf({}), mine: reportOf({ amount: '40' }), theirs: reportOf({ amount: '38.5' }) };
  expect(reportMerging.conflicts(t, forms, setting)).toEqual([
    { path: '2/amount', label: 'LBL_LINE_NUMBER 2 · LBL_EX_AMOUNT', mine: '$40.00', theirs: '$38.50' },
  ]);
});

test('a distance, a share and a quantity are written in the user’s language', async () => {
  // There is no server to load German texts from.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await locale.setLanguage('de_DE');
  const miles = (quantity: string) => reportOf({ expenseType: 'MILEAGE', quantity });
  const away = { base: miles('10'), mine: miles('12.5'), theirs: miles('much') };
  expect(reportMerging.conflicts(t, away, setting)).toMatchObject([{ mine: '12,5', theirs: 'much' }]);
  const charged = (share: string) =>
    reportOf({ split: { by: 'PERCENT', parts: [{ key: 'part', id: 1, share, values: [] }] } });
  const shares = { base: charged('10'), mine: charged('33.34'), theirs: charged('20') };
  expect(reportMerging.conflicts(t, shares, setting)).toMatchObject([{ mine: '33,34\u00a0%' }]);
  const divers = (quantity: string): ProjectForm => ({
    seed: '',
    lines: [{ ...newLine('line-1'), id: 1, kind: 'position', quantity, rate: '1800' }],
    shares: [],
    files: [],
  });
  const billed = { base: divers('1'), mine: divers('2.5'), theirs: divers('3') };
  expect(projectMerging.conflicts(t, billed, { currency: 'EUR', plan: [], budgets: [] })).toMatchObject([
    { label: 'LBL_LINE_NUMBER 1 · LBL_EX_AMOUNT', mine: '2,5 × 1.800,00\u00a0€' },
  ]);
});
