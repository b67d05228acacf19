/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CountryPicker } from './country-picker.tsx';

afterEach(cleanup);

const countries = [
  { code: 'de', name: 'Germany', phoneCode: '49' },
  { code: 'jp', name: 'Japan', phoneCode: '81' },
];

test('a name that is composed narrows the list once it is there', () => {
  render(<CountryPicker countries={countries as never} value="de" onChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button'));
  const input = screen.getByRole<HTMLInputElement>('combobox', { hidden: true });
  const shown = () => screen.getAllByRole('option', { hidden: true }).length;
  fireEvent.input(input, { target: { value: 'ja' }, isComposing: true, data: 'ja' });
  expect([shown(), input.value]).toEqual([2, 'ja']);
  fireEvent.compositionEnd(input);
  expect([shown(), input.value]).toEqual([1, 'ja']);
});

test('Enter that ends a composition picks no country', () => {
  const picked: string[] = [];
  render(<CountryPicker countries={countries as never} value="de" onChange={(code) => picked.push(code)} />);
  fireEvent.click(screen.getByRole('button'));
  const input = screen.getByRole('combobox', { hidden: true });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(picked).toEqual([]);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(picked).toEqual(['de']);
});
