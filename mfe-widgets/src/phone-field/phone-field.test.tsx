/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PhoneField, type PhoneValue } from './phone-field.tsx';

/** Writes a number with a hyphen behind its third digit, as somebody who uses the field may. */
function Rewritten() {
  const [value, setValue] = useState<PhoneValue>({ phoneNumber: '', phoneCode: '1', countryCode: 'us' });
  const rewrite = (entered: PhoneValue) =>
    setValue({ ...entered, phoneNumber: entered.phoneNumber.replace(/\D/g, '').replace(/^(\d{3})(?=\d)/, '$1-') });
  return <PhoneField label="Mobile phone" value={value} onChange={rewrite} />;
}

test('digits stay in the order they are typed in where the text is written differently by whoever uses the field', () => {
  render(<Rewritten />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
  fireEvent.input(field, { target: { value: '2133' } });
  expect(field.value).toBe('213-3');
  expect(field.selectionStart).toBe('213-3'.length);
});
