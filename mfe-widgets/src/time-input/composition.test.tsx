/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ENGINES } from '../internal/testing/input-methods.ts';
import { schedulePostPaint } from '../post-paint/index.ts';
import { TimeInput, type TimeInputProps } from './index.ts';

/** Waits until everything that is scheduled after the paint has rendered. */
const painted = () => act(() => new Promise<void>((resolve) => void schedulePostPaint(resolve)));

function Field(props: Partial<TimeInputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TimeInput
      label="End"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');

describe.each(Object.entries(ENGINES))('%s', (_, { compose, commit }) => {
  test.each([
    ['one digit', ['5'], '5:-- --', ''],
    ['a time', ['5', '53', '530', '530p'], '5:30 PM', '17:30'],
    ['a full-width time', ['５', '５３０', '５３０ｐ'], '5:30 PM', '17:30'],
  ])('%s that is composed while the page renders', async (_name, steps, shown, value) => {
    const onChange = jest.fn();
    render(<Field onChange={onChange} />);
    // The field renders for its focus after the next paint, which may come at any time during the composition.
    act(() => field().focus());
    fireEvent.compositionStart(field());
    for (const text of steps) {
      compose(field(), text);
      await painted();
      expect(field().value).toBe(text);
    }
    commit(field(), steps.at(-1) ?? '');
    await painted();
    expect(field().value).toBe(shown);
    expect(onChange.mock.calls.at(-1)?.[0] ?? '').toBe(value);
  });

  test('what is composed over a time takes its place, and reports nothing before it is composed', async () => {
    const onChange = jest.fn();
    render(<Field value="09:00" onChange={onChange} />);
    act(() => field().focus());
    fireEvent.compositionStart(field());
    compose(field(), '8');
    await painted();
    compose(field(), '830a');
    expect(onChange).not.toHaveBeenCalled();
    commit(field(), '830a');
    expect(field().value).toBe('8:30 AM');
    expect(onChange.mock.calls).toEqual([['08:30']]);
  });

  test('a value that comes from outside meanwhile gives way to what is composed', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<TimeInput label="End" value="" onChange={onChange} />);
    act(() => field().focus());
    fireEvent.compositionStart(field());
    compose(field(), '53');
    rerender(<TimeInput label="End" value="09:00" onChange={onChange} />);
    await painted();
    expect(field().value).toBe('53');
    commit(field(), '530p');
    expect(field().value).toBe('5:30 PM');
    expect(onChange).toHaveBeenLastCalledWith('17:30');
  });

  test('a composition that is given up in an empty field leaves it empty', async () => {
    const onChange = jest.fn();
    render(<Field onChange={onChange} />);
    act(() => field().focus());
    fireEvent.compositionStart(field());
    compose(field(), '5');
    await painted();
    commit(field(), '');
    await painted();
    expect(field().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('a field that is left while a text is composed reads it, even where no end of the composition comes', async () => {
  const onChange = jest.fn();
  render(<Field onChange={onChange} />);
  act(() => field().focus());
  fireEvent.compositionStart(field());
  ENGINES.Chromium.compose(field(), '830a');
  await painted();
  act(() => field().blur());
  await painted();
  expect(field().value).toBe('8:30 AM');
  expect(onChange).toHaveBeenLastCalledWith('08:30');
});
