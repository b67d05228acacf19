/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useBackOnline } from './use-back-online.ts';

function Asks({ again, failed }: { again: () => void; failed: boolean }) {
  useBackOnline(again, failed);
  return null;
}

const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

afterEach(() => jest.useRealTimers());

test('what failed is asked for again when the connection comes back, as it is asked for then; what did not fail is not', () => {
  const asked: string[] = [];
  const page = render(<Asks again={() => asked.push('first')} failed />);
  page.rerender(<Asks again={() => asked.push('second')} failed />);
  comeBack();
  expect(asked).toEqual(['second']);
  page.rerender(<Asks again={() => asked.push('third')} failed={false} />);
  comeBack();
  page.rerender(<Asks again={() => asked.push('fourth')} failed />);
  page.unmount();
  comeBack();
  expect(asked).toEqual(['second']);
});

test('what fails again just after the connection came back is asked for with pauses that double, and then no more', () => {
  jest.useFakeTimers();
  const asked: number[] = [];
  const start = performance.now();
  const again = () => asked.push(Math.round((performance.now() - start) / 1000));
  const page = render(<Asks again={again} failed />);
  comeBack();
  for (let second = 0; second < 120; second += 1) {
    // It is being asked for, and fails.
    if (asked.at(-1) === second) {
      page.rerender(<Asks again={again} failed={false} />);
      page.rerender(<Asks again={again} failed />);
    }
    act(() => void jest.advanceTimersByTime(1000));
  }
  expect(asked).toEqual([0, 1, 2, 4, 8, 16, 32]);
  page.unmount();
});
