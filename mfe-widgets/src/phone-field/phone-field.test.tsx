/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ENGINES } from '../internal/testing/input-methods.ts';
import { PhoneField, type PhoneValue } from './phone-field.tsx';

/** Adds a hyphen after the third digit of a number, as the owner of a field may. */
function Rewritten() {
  const [value, setValue] = useState<PhoneValue>({ phoneNumber: '', phoneCode: '1', countryCode: 'us' });
  const rewrite = (entered: PhoneValue) =>
    setValue({ ...entered, phoneNumber: entered.phoneNumber.replace(/\D/g, '').replace(/^(\d{3})(?=\d)/, '$1-') });
  return <PhoneField label="Mobile phone" value={value} onChange={rewrite} />;
}

function showRewritten(): HTMLInputElement {
  render(<Rewritten />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
}

test('digits stay in the order they are typed in where the text is written differently by whoever uses the field', () => {
  const field = showRewritten();
  fireEvent.input(field, { target: { value: '2133' } });
  expect(field.value).toBe('213-3');
  expect(field.selectionStart).toBe('213-3'.length);
});

describe.each(Object.entries(ENGINES))('%s', (_, { compose, commit }) => {
  test('a number is composed as it is written, whoever writes it differently, and is read once it is composed', () => {
    const field = showRewritten();
    fireEvent.compositionStart(field);
    for (const text of ['２', '２１', '２１３', '２１３３']) {
      compose(field, text);
      expect(field.value).toBe(text);
    }
    // It removes the last digit of the composition, not of the number.
    fireEvent.keyDown(field, { key: 'Backspace', isComposing: true, keyCode: 229 });
    compose(field, '２１３');
    commit(field, '２１３３');
    expect(field.value).toBe('213-3');
  });

  test('a composition that is given up leaves the number', () => {
    const field = showRewritten();
    fireEvent.input(field, { target: { value: '2133' } });
    fireEvent.compositionStart(field);
    compose(field, '213-3７');
    expect(field.value).toBe('213-3７');
    commit(field, '213-3');
    expect(field.value).toBe('213-3');
  });
});

test('a number that is left while it is composed is read', () => {
  const field = showRewritten();
  act(() => field.focus());
  fireEvent.compositionStart(field);
  ENGINES.Chromium.compose(field, '２１３３');
  act(() => field.blur());
  expect(field.value).toBe('213-3');
});
