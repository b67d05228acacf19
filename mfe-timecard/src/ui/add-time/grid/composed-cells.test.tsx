/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { MONDAY } from '../../../domain/testing/samples.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import '../../../texts/grid.ts';
import { AmountGrid } from './amount-grid.tsx';
import { PeriodGrid } from './period-grid.tsx';

/** Composes a text over the content of a cell, as Chromium does: it is in the cell after every step. */
function compose(cell: HTMLInputElement, ...steps: string[]): void {
  act(() => cell.focus());
  fireEvent.compositionStart(cell);
  for (const text of steps) {
    fireEvent.input(cell, { target: { value: text }, isComposing: true });
    expect(cell.value).toBe(text);
  }
}

const inMonday = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

test('a time that is composed over another: a half of the day before it does not go to the time that stands there', async () => {
  const store = await showTimecard(<PeriodGrid />);
  const cell = inMonday('[data-row="0"][data-column="start"]');
  fireEvent.change(cell, { target: { value: '9a' } });
  fireEvent.blur(cell);
  compose(cell, '午', '午後', '午後5', '午後5:30');
  expect(store.getState().form.days[0]).toMatchObject({ key: MONDAY, spans: [{ start: '09:00' }] });
  fireEvent.compositionEnd(cell);
  act(() => cell.blur());
  expect(cell.value).toBe('5:30 PM');
  expect(store.getState().form.days[0]?.spans[0]?.start).toBe('17:30');
});

test('a composition that is given up leaves the time, and one that no end comes for is taken when the cell is left', async () => {
  const store = await showTimecard(<PeriodGrid />);
  const cell = inMonday('[data-row="0"][data-column="start"]');
  fireEvent.change(cell, { target: { value: '9a' } });
  fireEvent.blur(cell);
  compose(cell, '午', '9:00 AM');
  fireEvent.compositionEnd(cell);
  expect(store.getState().form.days[0]?.spans[0]?.start).toBe('09:00');
  compose(cell, '8', '8a');
  act(() => cell.blur());
  expect(cell.value).toBe('8:00 AM');
  expect(store.getState().form.days[0]?.spans[0]?.start).toBe('08:00');
});

test('units are cut once they are composed, never while they are', async () => {
  const store = await showTimecard(<AmountGrid />, { timecardTemplateId: 28 });
  const [before] = store.getState().form.days;
  const cell = inMonday('td[data-column="0"] input[type=text]');
  compose(cell, '1', '123456', '1234567', '12345678');
  expect(store.getState().form.days[0]).toBe(before);
  fireEvent.compositionEnd(cell);
  expect(cell.value).toBe('123456');
  expect(JSON.stringify(store.getState().form.days[0])).toContain('"123456"');
});
