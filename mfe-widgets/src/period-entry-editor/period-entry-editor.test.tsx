/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type PeriodDay, PeriodEntryEditor, type PeriodEntryEditorProps } from './index.ts';

const day = (workedDate: string, part: Partial<PeriodDay> = {}): PeriodDay => ({
  workedDate,
  daily: false,
  sickDay: false,
  dayOffType: 'Undefined',
  ...part,
});

function Editor(props: Partial<PeriodEntryEditorProps>) {
  const [days, setDays] = useState<readonly PeriodDay[]>(
    props.days ?? [day('2026-11-16'), day('2026-11-17', { dayOffType: 'Sick', sickDay: true }), day('2026-11-18')],
  );
  const [notes, setNotes] = useState(props.billingNotes ?? '');
  return (
    <PeriodEntryEditor
      formatDate={(iso) => iso}
      {...props}
      days={days}
      onChange={setDays}
      billingNotes={notes}
      onBillingNotesChange={setNotes}
    />
  );
}

const total = () => screen.getByRole('status').textContent;

test('a heading with the first and last date, a card a day, and TOTAL DAYS of days worked, Sick or Other (docs: days#period-editor)', () => {
  render(<Editor />);
  expect(screen.getByRole('heading').textContent).toBe('2026-11-16 – 2026-11-18');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('TOTAL DAYS')).toBeTruthy();
  expect(total()).toBe('1');
});

test('Select All and Select None take turns; a read-only day stays (docs: days#period-editor, days#period-select-all, days#period-day-count, days#day-read-only, custom-fields#field-read-only, leave#leave-read-only, days#day-off-chip)', () => {
  render(<Editor days={[day('2026-11-16'), day('2026-11-17', { readOnly: true })]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Select All' }));
  expect(screen.getAllByRole<HTMLInputElement>('switch').map((one) => one.checked)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Select None' }));
  expect(total()).toBe('0');
});

test('the notes show when there are some or the link was clicked; clearing hides and empties them (docs: days#period-editor, days#notes-shown, days#billing-notes)', () => {
  render(<Editor />);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add Billing Notes' }));
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Billing notes' });
  fireEvent.change(notes, { target: { value: 'Night shift' } });
  expect([notes.maxLength, screen.getByText('11 of 2000 characters') !== null]).toEqual([2000, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add Billing Notes' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

test('day-off chips where days off are tracked; Sick where it is shown, and never in payroll mode (docs: days#period-day-fields, days#day-read-only, custom-fields#field-read-only, leave#leave-read-only, days#day-off-chip)', () => {
  const chips = () => [...new Set(screen.queryAllByRole('radio').map((one) => one.closest('label')?.textContent))];
  const { rerender } = render(<Editor />);
  expect(chips()).toEqual([]);
  rerender(<Editor tracksDaysOff displaySickDay />);
  expect(chips()).toEqual(['Not Scheduled to work', 'Sick', 'Other']);
  rerender(<Editor tracksDaysOff displaySickDay payroll />);
  expect(chips()).toEqual(['Not Scheduled to work', 'Other']);
});

test('a holiday says its hours', () => {
  render(<Editor days={[day('2026-11-26', { holiday: true, holidayHours: '8.00' })]} />);
  expect(screen.getByText('Holiday 8.00')).toBeTruthy();
});
