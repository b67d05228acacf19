/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PreviouslySubmittedList, type SubmittedItem } from './index.ts';

const items: SubmittedItem[] = [
  {
    ref: 'B-1',
    timeEntryId: 20,
    workedDate: '2026-11-17',
    type: 'Labor',
    shiftStartTimeStr: '9:00 AM',
    shiftEndTimeStr: '5:00 PM',
    totalHours: 8,
  },
  {
    ref: 'B-2',
    timeEntryId: 3,
    workedDate: '2026-11-18',
    shiftStartDate: '2026-11-18',
    shiftEndDate: '2026-11-19',
    type: 'Travel',
    shiftStartTimeStr: '10:00 PM',
    shiftEndTimeStr: '6:00 AM',
    totalHours: 7.5,
  },
];
const show = (some: readonly SubmittedItem[] | undefined) =>
  render(<PreviouslySubmittedList items={some} formatDate={(iso) => iso} />);

test('a spinner while loading; it appears only when there are items (docs: lists#submitted-list-shown)', () => {
  const { container, rerender } = show(undefined);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  rerender(<PreviouslySubmittedList items={[]} formatDate={(iso) => iso} />);
  expect(container.innerHTML).toBe('');
});

test('columns Ref#, Det#, Date, Type, Start Time, End Time, Hours; detail id, date and type sort (docs: lists#submitted-list)', () => {
  show(items);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Ref#',
    'Det#',
    'Date',
    'Type',
    'Start Time',
    'End Time',
    'Hours',
  ]);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Det#', 'Date', 'Type']);
  expect(screen.getAllByRole('row')[2]?.textContent).toContain('2026-11-18 – 2026-11-19');
  fireEvent.click(screen.getByRole('button', { name: 'Det#' }));
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('B-2');
  expect(heads[1]?.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Det#' }));
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('B-1');
});
