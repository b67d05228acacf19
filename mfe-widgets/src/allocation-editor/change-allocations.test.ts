import { blankAllocation } from './allocation-row.ts';
import { changeAllocations, withAllocationType, withoutAllocation } from './change-allocations.ts';

const row = (values: object) => ({ ...blankAllocation('a', 1), ...values });
const rows = [blankAllocation('a', 1), blankAllocation('b', 2), blankAllocation('c', 3)];

test('deleting a row renumbers sequence 1..n, only for the hours allocation type (docs: allocations#allocation-sequence)', () => {
  expect(withoutAllocation(rows, 'a', 'hours').map(({ key, sequence }) => [key, sequence])).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
  expect(withoutAllocation(rows, 'a', 'ot_hours').map(({ sequence }) => sequence)).toEqual([2, 3]);
});

describe('what is done to the rows', () => {
  const rules = { type: 'ot_hours', multiRates: [{ type: 'Travel', showOTDT: true }], precision: 2 } as const;
  const write = (part: object, type: 'ot_hours' | 'hours' = 'ot_hours') =>
    changeAllocations(rows, { kind: 'edit', key: 'b', field: 'any', part }, { ...rules, type });
  test('an edit leaves the other rows the same objects, so that their lines stay as they are', () => {
    const after = write({ hours: '2' }, 'hours');
    expect(after[0]).toBe(rows[0]);
    expect(after[1]).toMatchObject({ key: 'b', hours: '2', regularHours: '' });
  });
  test('an empty value becomes 0 for regular, overtime and double time once one of them is written (docs: allocations#allocation-empty-hours)', () => {
    expect(write({ regularHours: '8' })[1]).toMatchObject({
      regularHours: '8',
      overtimeHours: '0',
      doubletimeHours: '0',
      ptoHours: '',
    });
    expect(write({ ptoHours: '8' })[1]).toMatchObject({ regularHours: '' });
  });
  test('placing the remaining hours adds them to the last row, and never leaves less than nothing', () => {
    const place = (hours: string, left: number) =>
      changeAllocations([row({ hours })], { kind: 'place', left }, { ...rules, type: 'hours' })[0]?.hours;
    expect(place('7.5', 50)).toBe('8.00');
    expect(place('1', -200)).toBe('0.00');
  });
  test('a new row of multi-rates has a line for each', () => {
    const added = changeAllocations([], { kind: 'add' }, { ...rules, type: 'multi_rate' });
    expect(added[0]?.costAllocationMultiRates.map(({ type }) => type)).toEqual(['Travel']);
    expect(changeAllocations(rows, { kind: 'add' }, rules).at(-1)?.sequence).toBe(4);
  });
});

test('a multi-rate type in an ot_multi_rate row zeroes the hours and sets the first sub-rate type (docs: allocations#allocation-types, allocations#subtotals-lines, allocations#allocation-multi-rate)', () => {
  const chosen = withAllocationType(
    row({ regularHours: '8', overtimeHours: '1', doubletimeHours: '1' }),
    'travel',
    'ot_multi_rate',
    ['Travel'],
  );
  expect(chosen).toMatchObject({ regularHours: '0', overtimeHours: '0', doubletimeHours: '0' });
  expect(chosen.costAllocationMultiRates.map(({ type }) => type)).toEqual(['travel']);
});

test('a non-multi-rate type clears the sub-rate rows (docs: allocations#allocation-multi-rate)', () => {
  const lines = [{ type: 'Travel', hrs: '2', regHrs: '', otHrs: '', dtHrs: '' }];
  expect(
    withAllocationType(row({ costAllocationMultiRates: lines }), 'Labor', 'ot_multi_rate', ['Travel'])
      .costAllocationMultiRates,
  ).toEqual([]);
  expect(
    withAllocationType(row({ costAllocationMultiRates: lines }), 'Labor', 'hours', ['Travel']).costAllocationMultiRates,
  ).toEqual(lines);
});
