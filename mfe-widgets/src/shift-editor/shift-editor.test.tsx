/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ShiftEditor, type ShiftEntry } from './index.ts';

function Shifts({ first }: { first: readonly ShiftEntry[] }) {
  const [entries, setEntries] = useState(first);
  return <ShiftEditor label="Tuesday" shifts={['Night', 'Early']} entries={entries} onChange={setEntries} />;
}

const hours = () => screen.getAllByRole<HTMLInputElement>('textbox');

test('a Shift select and Hours per row, a total-hours line and an add-shift button (docs: shifts#shift-editor, shifts#shift-entry-fields)', () => {
  render(<Shifts first={[{ key: 'a', shift: 'Night', hours: '7.50' }]} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Shift', 'Hours']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shift of line 1' }).value).toBe('Night');
  expect(screen.getByText(/TOTAL HOURS/).textContent).toBe('TOTAL HOURS 7.50');
  // A single line cannot be removed; of two lines, each can.
  expect(screen.queryByRole('button', { name: 'Remove line 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add Shift' }));
  expect(hours()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(hours().map((one) => one.value)).toEqual(['']);
});

test.each(['-2', '0', '-0.5'])(
  'zero or negative hours, %s, are reset to zero (docs: time-entry#negative-hours)',
  (entered) => {
    render(<Shifts first={[{ key: 'a', shift: 'Night', hours: '7.50' }]} />);
    const [field] = hours();
    if (field === undefined) throw new Error('There is no field.');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: entered } });
    fireEvent.blur(field);
    expect(Number(field.value)).toBe(0);
  },
);
