/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CountryPicker } from './country-picker.tsx';

afterEach(cleanup);

test('Enter that ends a composition picks no country', () => {
  const picked: string[] = [];
  const countries = [
    { code: 'de', name: 'Germany', phoneCode: '49' },
    { code: 'jp', name: 'Japan', phoneCode: '81' },
  ];
  render(<CountryPicker countries={countries as never} value="de" onChange={(code) => picked.push(code)} />);
  fireEvent.click(screen.getByRole('button'));
  const input = screen.getByRole('combobox', { hidden: true });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(picked).toEqual([]);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(picked).toEqual(['de']);
});
