import { type ExpenseLine, expenseLine, generalInfo } from 'shared-client/schema/billing';
import * as v from 'valibot';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { figuresOf } from './figures.ts';
import { sheetOfItem } from './sheet-of-item.ts';
import { visualRuns } from './visual-runs.ts';

const info = v.parse(generalInfo, {
  ...{ billingItemId: 7, version: 1, engagementId: 5000, type: 'EXPENSE', status: 'Pending', workerName: 'Amara Osei' },
  ...{ periodStartDate: '2026-11-23', periodEndDate: '2026-11-29', currency: 'USD' },
});
const line: ExpenseLine = v.parse(expenseLine, {
  ...{ expenseDate: '2026-11-23', category: 'Auto', expenseType: 'RENTAL', amount: -84.5 },
});

/** A report as it is drawn, from left to right. */
function drawn(locale: LocaleName) {
  const text = (label: string, values?: Readonly<Record<string, string>>) => fillText(locale, label, values);
  const item = { info, days: [], lines: [line], fileNames: [] };
  const sheet = sheetOfItem(item, text, figuresOf(locale, 'UTC'));
  const left = (written: string) =>
    visualRuns(written, locale)
      .map((run) => run.text)
      .join('')
      .replaceAll('\u00a0', ' ');
  return {
    subtitle: left(sheet.subtitle),
    amounts: [sheet.rows[0]?.at(-1) ?? '', sheet.totals[0]?.[1] ?? ''].map(left),
  };
}

test('a period after a name begins where its language begins to read, and an amount keeps its currency (docs: exports#pdf-fonts)', () => {
  expect(drawn('en_US')).toEqual({
    subtitle: 'Amara Osei · Nov 23, 2026 – Nov 29, 2026',
    amounts: ['-$84.50', '-$84.50'],
  });
  expect(drawn('ar_AE')).toEqual({
    subtitle: '2026/11/29 – 2026/11/23 · Amara Osei',
    amounts: ['-84.50 US$', '-84.50 US$'],
  });
  expect(drawn('he_IL').amounts).toEqual(['-84.50 $', '-84.50 $']);
});
