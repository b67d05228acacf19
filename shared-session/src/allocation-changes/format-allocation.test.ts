import type { ChangedAllocation } from 'shared-client/schema/billing';
import { formatAllocated, formatAllocationChange } from './index.ts';

const t = (key: string) => (key === 'LBL_PERIOD' ? 'Period' : key);
const line: ChangedAllocation = {
  workedDate: '2026-11-09',
  name: 'CC-100',
  nameBefore: null,
  unit: 'hours',
  before: 7.5,
  after: 4.5,
};

test.each<[Partial<ChangedAllocation>, string]>([
  [{}, 'Mon, Nov 9 · CC-100: 7.50 h → 4.50 h'],
  [
    { name: 'CC-200', nameBefore: 'CC-100', unit: 'percent', before: null, after: 40 },
    'Mon, Nov 9 · CC-100 → CC-200: – → 40 %',
  ],
  [{ workedDate: null, name: 'Pallet', unit: 'units', before: 12.5, after: null }, 'Period · Pallet: 12.5 → –'],
  [{ name: '' }, 'Mon, Nov 9: 7.50 h → 4.50 h'],
])('what was placed otherwise: %j', (change, text) => {
  expect(formatAllocationChange(t, { ...line, ...change })).toBe(text);
});

test('hours have the decimals of the template', () => {
  expect(formatAllocated('hours', 7.25, 1)).toBe('7.3 h');
  expect(formatAllocated('hours', 8, 4)).toBe('8.0000 h');
});
