import { costAllocation } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { allocationOf, rowOf, withAnswers } from './allocation-rows.ts';

const allocation = v.parse(costAllocation, {
  id: 21,
  sequence: 1,
  hours: 7.5,
  costAllocationMultiRates: [{ id: 31, type: 'Travel', hrs: 2, regHrs: 2, regularHourAmount: 60 }],
  tafwBillingCostAllocations: [{ id: 41, leaveDisplayName: 'Vacation', tafwHours: 4 }],
  costAllocationValues: [
    { id: 51, reqBillCostAllocId: 701, value: 'CC-100' },
    { id: 52, reqBillCostAllocId: 705, value: 'No' },
  ],
});

test('a row that nobody edits is the allocation that it was made of', () => {
  expect(allocationOf(rowOf(allocation, 'a'), allocation)).toEqual(allocation);
});

test('an edited amount is a number, an empty one none; ids and pay stay', () => {
  const row = { ...rowOf(allocation, 'a'), hours: '4.25', ptoHours: '' };
  expect(allocationOf(row, allocation)).toEqual({ ...allocation, hours: 4.25 });
});

test('a new row has no id, and a rate that was added none either', () => {
  const rate = { type: 'On call', hrs: '1', regHrs: '1', otHrs: '', dtHrs: '' };
  const made = allocationOf({ ...rowOf(allocation, 'b'), costAllocationMultiRates: [rate] }, undefined);
  expect(made).toMatchObject({ id: null, hours: 7.5, costAllocationValues: [], tafwBillingCostAllocations: [] });
  expect(made.costAllocationMultiRates).toMatchObject([{ id: null, type: 'On call', hrs: 1, otHrs: null }]);
});

test('an answer that stays keeps its id, another one is written over it, an empty one is left out', () => {
  const answers = new Map([
    [701, 'CC-100'],
    [705, ''],
    [711, 'B-4711'],
  ]);
  expect(withAnswers(allocation, answers).costAllocationValues).toMatchObject([
    { id: 51, reqBillCostAllocId: 701, value: 'CC-100' },
    { id: null, reqBillCostAllocId: 711, value: 'B-4711' },
  ]);
  expect(withAnswers(allocation, new Map([[701, 'CC-200']])).costAllocationValues).toMatchObject([
    { id: 51, value: 'CC-200' },
  ]);
});
