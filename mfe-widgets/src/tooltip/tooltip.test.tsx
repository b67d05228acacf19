/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shown = (): void => {
  fireEvent.pointerEnter(screen.getByRole('button').parentElement as HTMLElement, { pointerType: 'mouse' });
  act(() => void jest.advanceTimersByTime(500));
};

test('what is wrapped is described, not the wrapper', () => {
  render(
    <Tooltip content="Approved by Dana">
      <button type="button">Approved</button>
    </Tooltip>,
  );
  shown();
  const tip = screen.getByRole('tooltip', { hidden: true });
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
  expect(screen.getByRole('button').parentElement?.hasAttribute('aria-describedby')).toBe(false);
});

test('a description that the button has already stays', () => {
  render(
    <Tooltip content="Approved by Dana">
      <button type="button" aria-describedby="hint">
        Approved
      </button>
    </Tooltip>,
  );
  shown();
  const tip = screen.getByRole('tooltip', { hidden: true });
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(`hint ${tip.id}`);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe('hint');
});

test('Escape hides it wherever the focus is', () => {
  render(
    <Tooltip content="Approved by Dana">
      <button type="button">Approved</button>
    </Tooltip>,
  );
  shown();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
});
