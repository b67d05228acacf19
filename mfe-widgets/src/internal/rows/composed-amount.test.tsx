/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ENGINES } from '../testing/input-methods.ts';
import { AmountInput } from './amount-input.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe.each(Object.entries(ENGINES))('%s', (_, { compose, commit }) => {
  test('an amount is cut once it is composed, never while it is', () => {
    const onChange = jest.fn();
    render(<AmountInput label="Units" value="" onChange={onChange} maxLength={3} />);
    fireEvent.compositionStart(field());
    for (const text of ['１', '１２', '１２３', '１２３４']) {
      compose(field(), text);
      expect(field().value).toBe(text);
    }
    expect(onChange).not.toHaveBeenCalled();
    commit(field(), '１２３４');
    expect(field().value).toBe('１２３');
    expect(onChange).toHaveBeenLastCalledWith('１２３');
  });

  test('a value that comes from outside meanwhile gives way to what is composed, and stands there where that is given up', () => {
    const onChange = jest.fn();
    const { rerender } = render(<AmountInput label="Hours" value="" onChange={onChange} />);
    for (const [written, kept] of [
      ['８', '８'],
      ['', '7.50'],
    ] as const) {
      rerender(<AmountInput label="Hours" value="" onChange={onChange} />);
      fireEvent.compositionStart(field());
      compose(field(), '８');
      rerender(<AmountInput label="Hours" value="7.50" onChange={onChange} />);
      expect(field().value).toBe('８');
      commit(field(), written);
      expect(field().value).toBe(kept);
    }
    expect(new Set(onChange.mock.calls.flat())).toEqual(new Set(['８']));
  });
});

test('a field that is left while an amount is composed takes it, even where no end of the composition comes', () => {
  const onChange = jest.fn();
  const hours = (text: string) => (text === '8' ? '8.00' : undefined);
  render(<AmountInput label="Hours" value="" onChange={onChange} normalize={hours} />);
  act(() => field().focus());
  fireEvent.compositionStart(field());
  ENGINES.Chromium.compose(field(), '8');
  act(() => field().blur());
  expect(field().value).toBe('8.00');
  expect(onChange.mock.calls).toEqual([['8'], ['8.00']]);
});
