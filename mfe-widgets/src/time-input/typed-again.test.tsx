/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TimeInput } from './index.ts';

// Tab into the field selects its text. A letter that changes nothing leaves it selected, and the next one is not a new text.
test.each([
  ['09:00', 'am', '9:00 AM'],
  ['09:00', 'a ', '9:00 AM'],
  ['21:30', 'pm', '9:30 PM'],
  ['00:15', 'AM', '12:15 AM'],
])('%s stays what it is when %s is typed over it', (value, typed, shown) => {
  const onChange = jest.fn();
  render(<TimeInput label="Start" value={value} onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  act(() => field.focus());
  field.select();
  for (const data of typed)
    fireEvent(field, new InputEvent('beforeinput', { inputType: 'insertText', data, cancelable: true, bubbles: true }));
  act(() => field.blur());
  expect(field.value).toBe(shown);
  expect(onChange).not.toHaveBeenCalled();
});
