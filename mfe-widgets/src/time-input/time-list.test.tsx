/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { TimeInput } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ROW = 32;

/** Provides the layout that jsdom lacks: rows of 32 px, and a list of 210 px. */
function layOut(): void {
  const size = (name: string, of: (element: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return of(this);
      },
    });
  size('offsetTop', (element) => ROW * [...(element.parentElement?.children ?? [])].indexOf(element));
  size('offsetHeight', () => ROW);
  size('clientHeight', () => 210);
}

test('the list is scrolled to the chosen time as it comes, and once more 10 ms later (docs: time-entry#time-menu-scroll)', async () => {
  jest.useFakeTimers();
  layOut();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<TimeInput label="Start" value="13:00" onChange={() => {}} />));
  await act(async () => place.querySelector<HTMLElement>('.wd-box-end')?.click());
  const list = place.querySelector('[role=listbox]') as HTMLElement;
  const there = 26 * ROW - (210 - ROW) / 2;
  expect(list.scrollTop).toBe(there);
  // The space next to the input has made the list shorter and scrolled it to its beginning.
  list.scrollTop = 0;
  await act(async () => jest.advanceTimersByTime(9));
  expect(list.scrollTop).toBe(0);
  await act(async () => jest.advanceTimersByTime(1));
  expect(list.scrollTop).toBe(there);
  jest.useRealTimers();
  await act(async () => root.unmount());
});
