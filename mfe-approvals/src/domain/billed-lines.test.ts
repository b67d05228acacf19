import { billingItem, projectLine } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { billedLines } from './billed-lines.ts';

const item = (more: object) =>
  v.parse(billingItem, {
    billingItemId: 1,
    version: 1,
    type: 'TIME',
    status: 'Pending',
    engagementId: 5000,
    periodStartDate: '2026-11-09',
    periodEndDate: '2026-11-15',
    ...more,
  });
const said = (more: object, project: Parameters<typeof billedLines>[1] = []) =>
  billedLines(item(more), project).map(({ label, name, note, date, times, hours, units, amount }) =>
    [
      label ?? name,
      date ?? (times ? `${times.quantity ?? ''}×${times.rate}` : note),
      hours ?? units ?? '',
      amount ?? '',
    ].join('|'),
  );

test('hours that are placed nowhere are regular hours', () => {
  expect(said({ hoursWorked: 40, holidayHours: 8 })).toEqual(['LBL_AP_REGULAR||40|', 'LBL_AP_HOLIDAY_TOTAL||8|']);
});

test('hours are summed by rate and by what they are placed on', () => {
  const placed = (value: string, regularHours: number, overtimeHours = 0) => ({
    regularHours,
    overtimeHours,
    costAllocationValues: [{ value }],
  });
  const billingItemDetails = [
    { workedDate: '2026-11-09', billingCostAllocation: [placed('Dock 4', 5.1), placed('Dock 5', 2.9, 1.5)] },
    { workedDate: '2026-11-10', billingCostAllocation: [placed('Dock 4', 8.2)] },
  ];
  expect(said({ hoursWorked: 17.7, billingItemDetails })).toEqual([
    'LBL_AP_REGULAR|Dock 4|13.3|',
    'LBL_AP_REGULAR|Dock 5|2.9|',
    'LBL_AP_OVERTIME|Dock 5|1.5|',
  ]);
});

test('allocations of the whole period, which the item carries under both of its names, are billed once', () => {
  const rows = [{ id: 9, regularHours: 36, costAllocationValues: [{ value: 'Dock 4' }] }];
  expect(said({ hoursWorked: 36, billingItemCostAllocations: rows, billingCostAllocation: rows })).toEqual([
    'LBL_AP_REGULAR|Dock 4|36|',
  ]);
  expect(said({ hoursWorked: 36, billingCostAllocation: rows })).toEqual(['LBL_AP_REGULAR|Dock 4|36|']);
});

test('other rates and pieces have their amounts', () => {
  const billingItemDetails = [
    {
      workedDate: '2026-11-09',
      billingCostAllocation: [
        { costAllocationMultiRates: [{ type: 'Travel', hrs: 3, regHrs: 3, regularHourAmount: 90 }] },
      ],
      timeEntry: { pieceTypes: [{ type: 'Pallet', unitsWorked: 36, billRate: 4.2, billAmount: 151.2 }] },
    },
  ];
  expect(said({ billingItemDetails })).toEqual(['LBL_AP_REGULAR|Travel|3|90', 'Pallet|×4.2|36|151.2']);
});

test('an expense says who was paid, what in another currency, and why a rule does not apply', () => {
  const expense = {
    expenseDate: '2026-11-16',
    category: 'Travel Fare',
    expenseType: 'Taxi',
    merchant: 'RTC Taxi',
    amount: 41.55,
    spentAmount: 38.4,
    spentCurrency: 'EUR',
    rate: '1.0820',
    rateDay: '2026-11-13',
    exceptionReason: 'The last train was gone',
  };
  expect(billedLines(item({ type: 'EXPENSE', expenses: [expense] }))).toMatchObject([
    {
      name: ['Travel Fare', 'Taxi'],
      date: '2026-11-16',
      note: 'RTC Taxi',
      spent: { amount: 38.4, currency: 'EUR', rate: '1.0820', rateDay: '2026-11-13' },
      exception: 'The last train was gone',
      amount: 41.55,
    },
  ]);
});

test('an expense that is divided says what each allocation is charged', () => {
  const parts = [
    { share: 60, amount: 7.5, costAllocationValues: [{ value: 'Dock 4' }] },
    { share: 40, amount: 5, costAllocationValues: [{ value: 'Dock 5' }] },
  ];
  const expenses = [
    {
      expenseDate: '2026-11-12',
      category: 'Meals',
      expenseType: 'Lunch',
      amount: 12.5,
      split: { by: 'PERCENT', parts },
    },
  ];
  expect(billedLines(item({ type: 'EXPENSE', expenses }))[0]?.charged).toEqual([
    { name: 'Dock 4', amount: 7.5 },
    { name: 'Dock 5', amount: 5 },
  ]);
});

test('expenses, projects and adjustments are amounts', () => {
  const expenses = [{ expenseDate: '2026-11-12', category: 'Meals', expenseType: 'Lunch', amount: 12.5 }];
  expect(said({ type: 'EXPENSE', expenses })).toEqual(['Meals,Lunch|2026-11-12||12.5']);
  const part = v.parse(projectLine, { kind: 'position', name: 'Welder', quantity: 40, rate: 29.5, amount: 1180 });
  expect(said({ type: 'PROJECT' }, [part])).toEqual(['Welder|40×29.5||1180']);
  expect(said({ type: 'ADJUSTMENT', adjustments: [{ description: 'Late fee', amount: -62.5 }] })).toEqual([
    'Late fee|||-62.5',
  ]);
});
