/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SECURE_PLACEHOLDER } from 'shared-validators';
import { CodeField } from '../src/code-field/index.ts';
import type { CustomFieldDefinition, ReferenceSource } from '../src/custom-fields/index.ts';
import { SecureText } from '../src/custom-fields/secure-text.tsx';
import { ENGINES } from '../src/internal/testing/input-methods.ts';

const WIDE = '４８１０２７３６';
const field = () => screen.getByRole<HTMLInputElement>('textbox');

function Code({ onComplete, first = '' }: { onComplete: (code: string) => void; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} />
      <button type="button" onClick={() => setValue('12')}>
        Fill
      </button>
    </>
  );
}

describe.each(Object.entries(ENGINES))('%s', (_, { compose, commit }) => {
  test('a code is composed as it is written, and is complete once', () => {
    const onComplete = jest.fn();
    render(<Code onComplete={onComplete} />);
    act(() => field().focus());
    fireEvent.compositionStart(field());
    for (let end = 1; end <= WIDE.length; end += 1) {
      compose(field(), WIDE.slice(0, end));
      expect(field().value).toBe(WIDE.slice(0, end));
    }
    expect(onComplete).not.toHaveBeenCalled();
    commit(field(), WIDE);
    // Safari fires the key that ended the composition afterwards.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(field().value).toBe('48102736');
    expect(onComplete.mock.calls).toEqual([['48102736']]);
  });

  test('what is composed stays where a value comes from outside meanwhile', () => {
    render(<Code onComplete={() => undefined} />);
    act(() => field().focus());
    fireEvent.compositionStart(field());
    compose(field(), '４８');
    fireEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(field().value).toBe('４８');
    commit(field(), '４８１');
    expect(field().value).toBe('481');
  });

  test('a composition that is given up leaves what there is', () => {
    render(<Code onComplete={() => undefined} first="481" />);
    act(() => field().focus());
    fireEvent.compositionStart(field());
    compose(field(), '481０');
    commit(field(), '481');
    expect(field().value).toBe('481');
  });
});

test('a code that is left while it is composed is read', () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  act(() => field().focus());
  fireEvent.compositionStart(field());
  ENGINES.Chromium.compose(field(), WIDE);
  act(() => field().blur());
  expect(field().value).toBe('48102736');
  expect(onComplete.mock.calls).toEqual([['48102736']]);
});

const definition = { id: 1, label: 'Tax number', inputType: 'Free Text(Small)', secure: true } as CustomFieldDefinition;
const source: ReferenceSource = { search: async () => [], levels: () => [], loadLevel: async () => [] };
const values: string[] = [];

function Secret() {
  const [value, setValue] = useState(SECURE_PLACEHOLDER);
  const change = (next: string) => {
    values.push(next);
    setValue(next);
  };
  return <SecureText definition={definition} value={value} onChange={change} source={source} />;
}

beforeEach(() => values.splice(0));

describe.each(Object.entries(ENGINES))('%s', (_, { compose, commit }) => {
  test('a secret is composed over its mask in an input that stays as it is, hidden, and is taken once it is composed', () => {
    render(<Secret />);
    const field = screen.getByLabelText<HTMLInputElement>(/Tax number/);
    fireEvent.compositionStart(field);
    for (const text of ['１', '１２', '１２３']) {
      compose(field, text);
      expect([field.value, field.type]).toEqual([text, 'text']);
      expect(field.className).toBe('wd-hidden-text');
    }
    expect(values).toEqual([]);
    commit(field, '１２３');
    expect([field.value, field.type]).toEqual(['１２３', 'password']);
    expect(values).toEqual(['１２３']);
  });

  test('a composition that is given up leaves the mask', () => {
    render(<Secret />);
    const field = screen.getByLabelText<HTMLInputElement>(/Tax number/);
    fireEvent.compositionStart(field);
    compose(field, `${SECURE_PLACEHOLDER}１`);
    commit(field, SECURE_PLACEHOLDER);
    expect([field.value, field.type]).toEqual([SECURE_PLACEHOLDER, 'text']);
    expect(values).toEqual([]);
  });
});
