/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const searched: string[] = [];

function Page() {
  const [text, setText] = useState('');
  const search = (words: string) => {
    searched.push(words);
    setText(words);
  };
  return <SearchField label="Search" text={text} onSearch={search} />;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
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
