import { rules } from '../testing/samples.ts';
import { addShift, deleteLastShift, MAX_SHIFTS, newShift, setShiftStart, shiftEndChoices } from './shifts.ts';

const of = rules({ id: 9 });

test('Add New Shift adds a day entry with the first worked date as start and end (docs: shifts#add-shift, shifts#shift-maximum, shifts#delete-shift, shifts#shift-end-date)', () => {
  expect(newShift([], of)).toMatchObject({
    key: 'shift-1',
    shiftNumber: 1,
    shiftStartDay: '2026-11-16',
    shiftEndDay: '2026-11-16',
  });
});

test('it is disabled at 15 shifts (docs: shifts#add-shift, shifts#shift-maximum, billing-items#engagement-fields, days#billing-notes)', () => {
  let days = addShift([], of);
  for (let count = 0; count < 20; count++) days = addShift(days, of);
  expect(days).toHaveLength(MAX_SHIFTS);
  expect(days.map((day) => day.shiftNumber)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test('delete removes the last shift; the first stays (docs: shifts#add-shift, shifts#delete-shift, shifts#shift-end-date)', () => {
  const two = addShift(addShift([], of), of);
  expect(deleteLastShift(two).map((day) => day.key)).toEqual(['shift-1']);
  expect(deleteLastShift(deleteLastShift(two))).toHaveLength(1);
});

test('changing the start date resets the end date to it (docs: shifts#add-shift, shifts#delete-shift, shifts#shift-end-date)', () => {
  const day = { ...newShift([], of), shiftEndDay: '2026-11-17' };
  expect(setShiftStart(day, '2026-11-20')).toMatchObject({ shiftStartDay: '2026-11-20', shiftEndDay: '2026-11-20' });
});

test('the end-date choices run from the start date to the day after the last worked date (docs: shifts#add-shift, shifts#delete-shift, shifts#shift-end-date)', () => {
  expect(shiftEndChoices(setShiftStart(newShift([], of), '2026-11-21'), of)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});
