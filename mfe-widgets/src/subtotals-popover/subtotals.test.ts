import { blankAllocation } from '../allocation-editor/allocation-row.ts';
import { subtotals } from './subtotals.ts';

const line = (type: string, regHrs: string, otHrs: string, dtHrs: string) => ({ type, hrs: '', regHrs, otHrs, dtHrs });
const row = (values: object) => ({ ...blankAllocation('a', 1), ...values });
const multiRates = [
  { type: 'Travel', showOTDT: true },
  { type: 'Standby', showOTDT: false },
];
const options = { type: 'multi_rate', precision: 2, rateApplication: 'HOURLY', multiRates } as const;
const rows = [
  row({
    costAllocationMultiRates: [
      line('Travel', '2', '1', '0'),
      line('Standby', '3', '1', '0'),
      line('Labor', '4', '0.5', '0'),
    ],
  }),
];
const labels = (items: readonly { label?: string; key?: string }[]) => items.map((item) => item.label ?? item.key);

test('multi-rate subtotals show OT and DT only for types with showOTDT; Labor always (docs: allocations#allocation-types, allocations#subtotals-lines)', () => {
  expect(labels(subtotals(rows, options))).toEqual([
    'Travel',
    'Travel OT',
    'Travel DT',
    'Standby',
    'Labor',
    'Labor OT',
    'Labor DT',
  ]);
});

test('not when the rate application is DAILY_PRORATE (docs: allocations#allocation-types, allocations#subtotals-lines)', () => {
  expect(labels(subtotals(rows, { ...options, rateApplication: 'DAILY_PRORATE' }))).toEqual([
    'Travel',
    'Standby',
    'Labor',
  ]);
});

test('REG HOURS, OT HOURS and DT HOURS; UNITS; Total% (docs: allocations#subtotals-lines)', () => {
  expect(subtotals([row({ regularHours: '8', overtimeHours: '1.5' })], { ...options, type: 'ot_hours' })).toEqual([
    { key: 'LBL_REG_HOURS', amount: '8.00' },
    { key: 'LBL_OT_HOURS', amount: '1.50' },
    { key: 'LBL_DT_HOURS', amount: '0.00' },
  ]);
  expect(subtotals([row({ unitsWorked: '12' })], { ...options, type: 'per_unit' })).toEqual([
    { key: 'LBL_UNITS', amount: '12.00' },
  ]);
  expect(subtotals([row({ percentOfDay: '100' })], { ...options, type: 'percent' })).toEqual([
    { key: 'LBL_TOTAL_PERCENT', amount: '100.00' },
  ]);
});
