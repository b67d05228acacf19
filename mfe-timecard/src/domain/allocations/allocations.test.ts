import { customFieldDefinition } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { day, MONDAY, rules } from '../testing/samples.ts';
import { definitionOn, isOutOfDate } from './answers.ts';
import {
  addAllocation,
  chooseAllocationType,
  deleteAllocation,
  placeRemaining,
  writeAmount,
} from './edit-allocations.ts';

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

describe('A reference value is valid for a worked date on or after the active date and before the inactive date', () => {
  const definition = v.parse(customFieldDefinition, {
    id: 1,
    label: 'Project',
    inputType: 'Pull Down',
    refListValues: ['old', 'new', 'open'],
    cfRefList: [
      { value: 'old', dateActive: null, dateInactive: MONDAY },
      { value: 'new', dateActive: MONDAY, dateInactive: null },
      { value: 'open' },
    ],
  });
  const offered = (date: string, kept = '') => definitionOn(definition, date, kept).cfRefList?.map((one) => one.value);
  test('others are not offered', () => {
    expect(offered(MONDAY)).toEqual(['new', 'open']);
    expect(offered('2026-11-15')).toEqual(['old', 'open']);
    expect(definitionOn(definition, MONDAY, '').refListValues).toEqual(['new', 'open']);
  });
  test('a value that stands there stays in sight', () =>
    expect(offered(MONDAY, 'old')).toEqual(['old', 'new', 'open']));
  test('a copied value is out of date or not', () => {
    expect(isOutOfDate(definition, 'old', MONDAY)).toBe(true);
    expect(isOutOfDate(definition, 'new', MONDAY)).toBe(false);
    expect(isOutOfDate(definition, 'not listed', MONDAY)).toBe(false);
  });
});
