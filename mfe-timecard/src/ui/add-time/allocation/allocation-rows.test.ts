import { blankAllocation } from '../../../domain/form/blank.ts';
import { issue } from '../../../domain/save-rules/validation-issue.ts';
import { rules } from '../../../domain/testing/samples.ts';
import { fetchDayEditors } from '../../../state/add-time/day-editors.ts';
import { allocationIssue, allocationOf, allocationsAfter, rowsOf } from './allocation-rows.ts';

beforeAll(fetchDayEditors);

const hours = rules({ id: 5 });
const first = { ...blankAllocation(hours, 1), id: 11, hours: '7.5' };
const second = { ...blankAllocation(hours, 2), id: 12 };

test('an allocation that did not change is the same row, and leads back to its custom values', () => {
  const [row] = rowsOf([first, second]);
  expect(rowsOf([first])[0]).toBe(row);
  expect(row && allocationOf(row)).toBe(first);
});

test('an edit keeps ids and custom values, and leaves the other allocations the same objects', () => {
  const after = allocationsAfter(
    [first, second],
    { kind: 'edit', key: first.key, field: 'hours', part: { hours: '8' } },
    hours,
  );
  expect(after[0]).toEqual({ ...first, hours: '8' });
  expect(after[1]).toBe(second);
});

test('deleting an allocation row renumbers sequence 1..n, only for the hours allocation type', () => {
  const all = [first, second, { ...blankAllocation(hours, 3), id: 13 }];
  const remove = { kind: 'remove', key: first.key } as const;
  expect(allocationsAfter(all, remove, hours).map(({ id, sequence }) => [id, sequence])).toEqual([
    [12, 1],
    [13, 2],
  ]);
  expect(allocationsAfter(all, remove, rules({ id: 2 })).map(({ sequence }) => sequence)).toEqual([2, 3]);
});

test('a new allocation is the template’s blank one, custom fields and all', () => {
  const { key: _, ...blank } = blankAllocation(hours, 3);
  expect(allocationsAfter([first, second], { kind: 'add' }, hours)[2]).toMatchObject(blank);
});

test('a multi-rate line keeps its id while it is written', () => {
  const of = rules({ id: 32 }, { multiRates: [{ type: 'Standby', showOTDT: true }] });
  const row = blankAllocation(of, 1);
  const [chosen] = allocationsAfter([row], { kind: 'type', key: row.key, costAllocType: 'Standby' }, of);
  expect(chosen).toMatchObject({ regularHours: '0', multiRates: [{ type: 'Standby' }] });
  const saved = { ...row, ...chosen, multiRates: (chosen?.multiRates ?? []).map((line) => ({ ...line, id: 4 })) };
  const lines = rowsOf([saved])[0]?.costAllocationMultiRates.map((line) => ({ ...line, regHrs: '2' })) ?? [];
  const [after] = allocationsAfter(
    [saved],
    { kind: 'edit', key: row.key, field: 'rate-0-regHrs', part: { costAllocationMultiRates: lines } },
    of,
  );
  expect(after?.multiRates).toMatchObject([{ id: 4, type: 'Standby', regularHours: '2' }]);
});

test('an issue marks the control of the allocation it leads to, and none where it leads to something else', () => {
  const at = (field: string) => allocationIssue(issue('ERR_BILLING_ALLOCATION_REQUIRED', { field }));
  expect(at('row-4.unitsWorked')).toEqual({ key: 'row-4', field: 'unitsWorked' });
  expect(at('row-4.value-7')).toBeUndefined();
  expect(at('allocations')).toBeUndefined();
  expect(allocationIssue(issue('ERR_BILLING_CERTIFY_REQUIRED'))).toBeUndefined();
});
