/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { isComposing, useComposed, useComposition } from './index.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const taken: string[] = [];
const abandoned: string[] = [];

beforeEach(() => {
  taken.splice(0);
  abandoned.splice(0);
});

function Controlled() {
  const [text, setText] = useState('');
  const { composed, finish, listeners } = useComposed(({ value }) => {
    taken.push(value);
    setText(value.toUpperCase());
  });
  return <input value={composed ?? text} {...listeners} onBlur={({ target }) => finish(target)} />;
}

function Uncontrolled() {
  const { finish, listeners } = useComposition(({ value }) => taken.push(value), {
    onAbandon: ({ value }) => abandoned.push(value),
  });
  return <input defaultValue="" {...listeners} onBlur={({ target }) => finish(target)} />;
}

describe.each([
  ['controlled', Controlled],
  ['uncontrolled', Uncontrolled],
])('%s', (_, Field) => {
  test('a text is taken once, when its composition ends', () => {
    render(<Field />);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'に' } });
    fireEvent.input(field(), { target: { value: '日本' } });
    expect(field().value).toBe('日本');
    expect(taken).toEqual([]);
    fireEvent.compositionEnd(field());
    fireEvent.blur(field());
    expect(taken).toEqual(['日本']);
  });

  test('a text is taken when the input is left, though no end of its composition comes', () => {
    render(<Field />);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '日本' } });
    fireEvent.blur(field());
    expect(taken).toEqual(['日本']);
  });

  test('an abandoned composition is not taken', () => {
    render(<Field />);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'に' } });
    fireEvent.input(field(), { target: { value: '' } });
    fireEvent.compositionEnd(field());
    expect(taken).toEqual([]);
    expect(abandoned).toEqual(Field === Uncontrolled ? [''] : []);
  });
});

test('a controlled input shows the text as composed, and afterwards its own value', () => {
  render(<Controlled />);
  fireEvent.input(field(), { target: { value: 'a' } });
  expect(field().value).toBe('A');
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'Ab' } });
  expect(field().value).toBe('Ab');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('AB');
});

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('a key with isComposing %s and code %d', (composing, keyCode, expected) => {
  expect(isComposing({ nativeEvent: { isComposing: composing, keyCode } })).toBe(expected);
});
