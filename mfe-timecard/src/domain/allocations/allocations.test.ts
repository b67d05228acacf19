import type { CustomField } from '../form/timecard-rules.ts';
import { day, rules } from '../testing/samples.ts';
import {
  addAllocation,
  chooseAllocationType,
  deleteAllocation,
  placeRemaining,
  writeAmount,
} from './edit-allocations.ts';
import { setCustomValue, shownCustomFields } from './follow-on.ts';

const hours = rules({ id: 5 });

test('deleting an allocation row renumbers sequence 1..n, only for the hours allocation type', () => {
  const rows = addAllocation(addAllocation(day(hours).allocations, hours), hours);
  expect(deleteAllocation(rows, rows[0]?.key ?? '', hours).map((row) => row.sequence)).toEqual([1, 2]);
  const overtime = rules({ id: 2 });
  expect(deleteAllocation(rows, rows[0]?.key ?? '', overtime).map((row) => row.sequence)).toEqual([2, 3]);
});

test('choosing a multi-rate type zeroes the hours and sets the first sub-rate type; another type clears the sub-rates', () => {
  const of = rules({ id: 32 }, { multiRates: [{ type: 'Standby', showOTDT: true }] });
  const row = { ...(day(of).allocations[0] as never as ReturnType<typeof addAllocation>[number]), regularHours: '8' };
  const chosen = chooseAllocationType(row, 'standby', of);
  expect(chosen).toMatchObject({
    costAllocType: 'standby',
    regularHours: '0',
    overtimeHours: '0',
    doubletimeHours: '0',
    multiRates: [{ type: 'standby' }],
  });
  expect(chooseAllocationType(chosen, 'Labor', of).multiRates).toEqual([]);
});

test('placing the remaining hours', () => {
  const [row] = day(hours).allocations;
  if (!row) throw new Error('The template has allocations.');
  expect(placeRemaining({ ...row, hours: '7.5' }, 50, hours).hours).toBe('8.00');
  expect(placeRemaining({ ...row, hours: '1' }, -200, hours).hours).toBe('0.00');
});

test('an empty value becomes 0 for regular, overtime and double time once one of them is written', () => {
  const overtime = rules({ id: 2 });
  const [row] = day(overtime).allocations;
  if (!row) throw new Error('The template has allocations.');
  expect(writeAmount(row, 'regularHours', '8', overtime)).toMatchObject({
    regularHours: '8',
    overtimeHours: '0',
    doubletimeHours: '0',
    ptoHours: '',
  });
  expect(writeAmount({ ...row, overtimeHours: '1' }, 'regularHours', '8', overtime).overtimeHours).toBe('1');
});

describe('Follow-on custom fields', () => {
  const field = (id: number, after?: number, ...answers: string[]): CustomField => ({
    id: id + 100,
    definitionId: id,
    label: `Field ${id}`,
    inputType: 'Pull Down',
    required: false,
    readOnly: false,
    choices: [],
    referenceListId: null,
    help: null,
    followsOn: after === undefined ? null : { definitionId: after, answers },
  });
  const value = (id: number, text: string) => ({
    id: null,
    reqBillCostAllocId: id + 100,
    value: text,
    defaultValueSet: false,
    associatedValues: [],
    billingCostAllocationId: null,
    inactive: false,
  });
  const fields = [field(1), field(2, 1, 'yes'), field(3, 2, 'more')];
  const ids = (list: CustomField[]) => list.map((one) => one.definitionId);
  test('appear only when the parent answer is in the response list, recursively', () => {
    expect(ids(shownCustomFields(fields, [value(1, 'no')]))).toEqual([1]);
    expect(ids(shownCustomFields(fields, [value(1, 'yes'), value(2, 'more')]))).toEqual([1, 2, 3]);
  });
  test('are hidden and cleared with their descendants when the parent changes', () => {
    const values = setCustomValue([value(1, 'yes'), value(2, 'more'), value(3, 'x')], 101, 'no', fields);
    expect(values.map((one) => one.value)).toEqual(['no', '', '']);
  });
  test('a loop, and a parent that is not there, show nothing', () => {
    const loop = [field(1, 2, ''), field(2, 1, '')];
    expect(shownCustomFields(loop, [value(1, ''), value(2, '')])).toEqual([]);
    expect(shownCustomFields([field(1, 9, '')], [])).toEqual([]);
  });
});
