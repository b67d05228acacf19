/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { outboxNeed } from '../../outbox/load-outbox.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import { useQueued } from './use-queued.ts';

function Open() {
  useQueued({
    store: useTimecardStore(),
    draft: { drop: () => undefined } as DraftKeeper,
    onConflict: () => undefined,
  });
  return <input aria-label="Notes" />;
}
const isNeeded = () => outboxNeed.getState().isNeeded;

beforeEach(() => outboxNeed.setState({ isNeeded: false }));
afterEach(() => jest.useRealTimers());

test.each(['pointerDown', 'keyDown'] as const)('the outbox is asked for with the first touch: %s', async (touch) => {
  await showTimecard(<Open />);
  expect(isNeeded()).toBe(false);
  fireEvent[touch](document.body);
  expect(isNeeded()).toBe(true);
});

// A person who reads first may have lost the connection by the time they touch the page.
test('it is there for who touches nothing for a while, too', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask', 'setImmediate'] });
  const shown = showTimecard(<Open />);
  await jest.advanceTimersByTimeAsync(100);
  await shown;
  expect(isNeeded()).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(isNeeded()).toBe(true);
});

test('a page that is left asks for nothing', async () => {
  await showTimecard(<Open />);
  cleanup();
  fireEvent.keyDown(document.body);
  expect(isNeeded()).toBe(false);
});
