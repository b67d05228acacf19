/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ShiftEditor, type ShiftEntry } from '../../shift-editor/index.ts';

function Shifts({ owner = (next: readonly ShiftEntry[]) => next }) {
  const [entries, setEntries] = useState<readonly ShiftEntry[]>(
    ['a', 'b', 'c'].map((key) => ({ key, shift: 'Night', hours: key === 'c' ? '3.00' : '1.00' })),
  );
  return (
    <ShiftEditor label="Tuesday" shifts={['Night']} entries={entries} onChange={(next) => setEntries(owner(next))} />
  );
}

const remove = (line: number) => screen.getByRole('button', { name: `Remove line ${line}` });
/** Presses a button as the keyboard does: it has the focus when it is pressed. */
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

test('the focus goes on to the row that takes the place of the removed one, and from the last to the one before', () => {
  render(<Shifts />);
  press(remove(1));
  expect(document.activeElement).toBe(remove(1));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map((hours) => hours.value)).toEqual(['1.00', '3.00']);
});

test('where no row can be removed any more it goes to what adds one', () => {
  render(<Shifts />);
  press(remove(3));
  expect(document.activeElement).toBe(remove(2));
  press(remove(2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Shift' }));
});

test('a row that its owner keeps keeps the focus; a button that had none takes none', () => {
  const { unmount } = render(<Shifts owner={(next) => [...next, { key: 'd', shift: '', hours: '' }]} />);
  fireEvent.click(remove(1));
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<Shifts owner={() => ['a', 'b'].map((key) => ({ key, shift: '', hours: '' }))} />);
  press(remove(1));
  expect(document.activeElement).toBe(remove(1));
});
