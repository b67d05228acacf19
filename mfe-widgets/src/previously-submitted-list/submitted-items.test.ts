import { type SubmittedItem, sorted } from './submitted-items.ts';

const item = (timeEntryId: number, workedDate: string, type: string, shiftStartDate?: string): SubmittedItem => ({
  ref: 'B-1',
  timeEntryId,
  workedDate,
  type,
  shiftStartTimeStr: '',
  shiftEndTimeStr: '',
  totalHours: 8,
  ...(shiftStartDate ? { shiftStartDate } : {}),
});
const items = [
  item(20, '2026-11-18', 'Labor'),
  item(3, '2026-11-17', 'PTO'),
  item(100, '2026-11-20', 'Labor', '2026-11-16'),
];
const ids = (column: 'timeEntryId' | 'date' | 'type', descending = false) =>
  sorted(items, { column, descending }).map(({ timeEntryId }) => timeEntryId);

test('detail ids sort as numbers (docs: lists#submitted-list)', () => expect(ids('timeEntryId')).toEqual([3, 20, 100]));
test('dates sort by the worked date, shifts by their first date (docs: lists#submitted-list)', () =>
  expect(ids('date')).toEqual([100, 3, 20]));
test('equal types stay as they came, both ways', () => {
  expect(ids('type')).toEqual([20, 100, 3]);
  expect(ids('type', true)).toEqual([3, 20, 100]);
});
