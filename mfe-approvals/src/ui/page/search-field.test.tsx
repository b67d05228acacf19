/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

const found = (searchText: string, type: string) => ({ searchText, type });
const getRecentSearches = jest.fn(async () => [
  found('quay', 'items'),
  found('budget', 'records'),
  found('dock', 'items'),
]);
const addRecentSearch = jest.fn(async (_: { searchText: string; type: string }) => undefined);
const users = await import('shared-client/users');
jest.unstable_mockModule('shared-client/users', () => ({ ...users, getRecentSearches, addRecentSearch }));
const { SearchField } = await import('./search-field.tsx');

const searched: string[] = [];

function Page() {
  const [text, setText] = useState('');
  const search = (words: string) => {
    searched.push(words);
    setText(words);
  };
  return <SearchField label="Search" list="items" text={text} onSearch={search} />;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const enters = (value: string, init = {}) => fireEvent.input(field(), { target: { value }, ...init });
const composes = (data: string) => enters(`dock ${data}`, { isComposing: true, data });
const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('a search waits for a pause in typing, and for the characters that an input method composes', () => {
  render(<Page />);
  enters('dock ');
  after(300);
  expect(searched).toEqual(['dock']);
  for (const text of ['r', 'ろ', 'ろじ']) {
    composes(text);
    after(1_000);
  }
  expect([searched, field().value]).toEqual([['dock'], 'dock ろじ']);
  composes('物流');
  fireEvent.compositionEnd(field());
  after(300);
  expect([searched, field().value]).toEqual([['dock', 'dock 物流'], 'dock 物流']);
});

test('the last searches of the list are offered, and a search is kept when its field is left (docs: approvals#recent-searches)', async () => {
  jest.useRealTimers();
  const { container } = render(<Page />);
  const offered = () => [...container.querySelectorAll('option')].map(({ value }) => value);
  const keptTexts = () => addRecentSearch.mock.calls.map(([search]) => search);
  expect(container.querySelector('datalist')?.id).toBe(field().getAttribute('list'));
  fireEvent.focus(field());
  await waitFor(() => expect(offered()).toEqual(['quay', 'dock']));
  fireEvent.blur(field());
  expect(keptTexts()).toEqual([]);

  enters(' dock ');
  fireEvent.blur(field());
  fireEvent.blur(field());
  expect([offered(), keptTexts()]).toEqual([['dock', 'quay'], [{ searchText: 'dock', type: 'items' }]]);
  fireEvent.focus(field());
  expect(getRecentSearches).toHaveBeenCalledTimes(1);
});

test('a search goes on where the last ones can be neither read nor kept, and they are read again', async () => {
  jest.useRealTimers();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  getRecentSearches.mockClear().mockRejectedValueOnce(new Error('503'));
  addRecentSearch.mockRejectedValueOnce(new Error('503'));
  const { container } = render(<Page />);
  fireEvent.focus(field());
  await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
  enters('crane');
  fireEvent.blur(field());
  await waitFor(() => expect(errors).toHaveBeenCalledTimes(2));
  fireEvent.focus(field());
  await waitFor(() => expect(container.querySelectorAll('option')).toHaveLength(3));
});
