/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { countriesOf } from './countries.ts';
import { CountryPicker } from './country-picker.tsx';

afterEach(cleanup);

const countries = [
  { code: 'de', name: 'Germany', phoneCode: '49' },
  { code: 'jp', name: 'Japan', phoneCode: '81' },
];

/** Opens the list of all countries. */
function openAll(value: string) {
  render(<CountryPicker countries={countriesOf(undefined, 'en')} value={value} onChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button'));
  const input = screen.getByRole('combobox', { hidden: true });
  const options = () => screen.getAllByRole('option', { hidden: true });
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  return { input, options, active };
}

test('of all countries only those around the chosen one are drawn, with their places among all of them', () => {
  const { options, active } = openAll('us');
  expect(options().length).toBeLessThan(30);
  expect(active()?.textContent).toBe('United States+1');
  const all = countriesOf(undefined, 'en');
  expect(active()?.getAttribute('aria-setsize')).toBe(String(all.length));
  expect(active()?.getAttribute('aria-posinset')).toBe(String(all.findIndex(({ code }) => code === 'us') + 1));
});

test('the active country stays drawn wherever the list is scrolled, because the input refers to it', () => {
  const { input, options, active } = openAll('us');
  const list = screen.getByRole('listbox', { hidden: true });
  list.scrollTop = 0;
  fireEvent.scroll(list);
  expect(options()[0]?.textContent).toBe(`${countriesOf(undefined, 'en')[0]?.name}+93`);
  expect(active()?.textContent).toBe('United States+1');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(active()?.textContent).toBe('United Kingdom+44');
});

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
