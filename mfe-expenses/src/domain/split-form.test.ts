import fc from 'fast-check';
import { expenseEditMetadata } from 'shared-client/schema/billing';
import { costParts, unplacedOf } from 'shared-validators/expense';
import * as v from 'valibot';
import { missingOf } from './checklist.ts';
import { copiedLines } from './copied-lines.ts';
import { payloadOf } from './form-to-payload.ts';
import { entryOf } from './line-entry.ts';
import { blankLine, formOf } from './metadata-to-form.ts';
import type { LineForm } from './report-form.ts';
import { settingOf } from './report-setting.ts';
import { costSplitOf, divided, dividedBy, evenly, undivided, withoutPart, withPart } from './split-form.ts';

const value = (text: string) => ({ id: 5, reqBillCostAllocId: 701, value: text });
const metadata = v.parse(expenseEditMetadata, {
  billingItemId: 20_001,
  version: 3,
  engagementId: 5000,
  periodStartDate: '2026-11-16',
  periodEndDate: '2026-11-22',
  dates: ['2026-11-16'],
  currency: 'USD',
  categories: [{ category: 'Meals', types: ['Dinner'] }],
  expenses: [
    {
      id: 7,
      expenseDate: '2026-11-16',
      category: 'Meals',
      expenseType: 'Dinner',
      amount: 31.2,
      split: {
        by: 'AMOUNT',
        parts: [
          { id: 31, share: 30, costAllocationValues: [value('CC-7')] },
          { id: 32, share: 1.2, costAllocationValues: [value('CC-8')] },
        ],
      },
    },
  ],
});
const setting = settingOf(metadata);
const form = formOf(metadata, 'seed');
const [dinner] = form.lines as readonly [LineForm];
const shares = (line: Partial<LineForm>) => line.split?.parts.map(({ share }) => share);
const whole: LineForm = { ...dinner, ...undivided(dinner) };

test('a split that nobody typed into is sent as it was read', () => {
  const own = ({ amount: _, hasSpareUnit: __, ...part }: object & Record<string, unknown>) => part;
  const sent = payloadOf(form, metadata, setting).expenses[0]?.split;
  expect(sent?.by).toBe('AMOUNT');
  expect(sent?.parts.map(own)).toEqual(metadata.expenses[0]?.split?.parts.map(own));
});

test('a line is divided into halves, the first charged to what the line was, and is put together again', () => {
  expect(whole).toMatchObject({ split: null, values: [{ value: 'CC-7' }] });
  const halves = { ...whole, ...divided(whole, ['a', 'b']) };
  expect(shares(halves)).toEqual(['50.00', '50.00']);
  expect(halves).toMatchObject({ values: [], split: { by: 'PERCENT', parts: [{ values: [{ value: 'CC-7' }] }, {}] } });
  expect({ ...halves, ...undivided(halves) }).toEqual(whole);
});

test('another part takes what is left, and the last but one takes the split along', () => {
  const open = { ...dinner, split: dinner.split && { ...dinner.split, parts: dinner.split.parts.slice(0, 1) } };
  expect(shares(withPart(open, 'new', 3120))).toEqual(['30.00', '1.20']);
  expect(shares(withPart(dinner, 'new', 3120))).toEqual(['30.00', '1.20', '']);
  expect(withoutPart(dinner, 'part-31')).toMatchObject({ split: null, values: [{ value: 'CC-8' }] });
});

test('even shares, and shares that are written the other way, come to the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 100, max: 1e8 }), (count, spent) => {
      const parts = Array.from({ length: count }, (_, at) => ({ key: `${at}`, id: null, share: '', values: [] }));
      const line: LineForm = { ...dinner, split: { by: 'AMOUNT', parts } };
      const even = { ...line, ...evenly(line, spent) };
      const percent = { ...even, ...dividedBy(even, 'PERCENT', spent) };
      const back = { ...percent, ...dividedBy(percent, 'AMOUNT', spent) };
      for (const one of [even, percent, back]) {
        const costs = costSplitOf(one);
        expect(costs && unplacedOf(costs, spent)).toBe(0);
        expect(costs && costParts(costs, spent, spent).reduce((sum, { units }) => sum + units, 0)).toBe(spent);
      }
    }),
  );
});

test('what is not placed yet is said with its amount', () => {
  const typed = (share: string): LineForm => ({
    ...dinner,
    split: dinner.split && {
      ...dinner.split,
      parts: dinner.split.parts.map((part, at) => (at ? { ...part, share } : part)),
    },
  });
  const missing = (share: string) =>
    missingOf({ ...form, lines: [typed(share)] }, setting, 'submit').map(({ label, unplaced }) => [
      label,
      unplaced?.units,
    ]);
  expect(missing('1.20')).toEqual([]);
  expect(missing('')).toEqual([['MSG_SPLIT_LEFT', 120]]);
  expect(missing('2')).toEqual([['MSG_SPLIT_OVER', -80]]);
  expect(missing('a bit')).toEqual([['MSG_SPLIT_INCOMPLETE', undefined]]);
  expect(entryOf(typed('a bit'), setting).split?.shares).toEqual([3000, -1]);
});

test('a copied line is divided as before; a new line is like the first part of the one before it', () => {
  const [copy] = copiedLines([dinner], { before: setting.dates, dates: setting.dates, keyOf: () => 'copy' });
  expect(copy?.split?.parts).toMatchObject([
    { id: null, share: '30.00', values: [{ id: null, value: 'CC-7' }] },
    { id: null, share: '1.20', values: [{ id: null, value: 'CC-8' }] },
  ]);
  const blank = blankLine('new', { dates: setting.dates, currency: 'USD', like: dinner });
  expect(blank).toMatchObject({ split: null, values: [{ id: null, value: 'CC-7' }] });
});
