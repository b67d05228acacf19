/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { i18n } from 'shared-session';
import { Calendar } from './calendar.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const show = (): void => {
  render(<Calendar value="2026-11-21" today="2026-11-23" min={undefined} max={undefined} onPick={() => undefined} />);
};

test('the day that is chosen says so where the focus is', () => {
  show();
  const days = screen.getAllByRole('button', { pressed: true });
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual(['Saturday, November 21, 2026']);
});

test('the heading counts the years as the field does, in Thai as well', () => {
  jest.spyOn(i18n, 'language', 'get').mockReturnValue('th-TH');
  show();
  expect(screen.getByText(/2026/)).toBeTruthy();
  expect(screen.queryByText(/2569/)).toBeNull();
});
