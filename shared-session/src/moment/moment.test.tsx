/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Moment } from './index.ts';

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

beforeAll(() => void jest.useFakeTimers({ now: new Date('2026-11-18T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

test('a press tells the exact moment, and the next one the short one again (docs: formats#moments)', () => {
  render(<Moment by="Dana Reyes" at="2026-11-11T22:42:00Z" />);
  const told = () => plain(document.body.textContent);
  const short = plain(screen.getByRole('button').textContent);
  expect(told()).toBe(`Dana Reyes · ${short}`);
  const exact = plain(screen.getByRole('button').title);
  expect(exact).toContain('November 11, 2026');
  fireEvent.click(screen.getByRole('button'));
  expect(told()).toBe(`Dana Reyes · ${exact}`);
  fireEvent.click(screen.getByRole('button'));
  expect(told()).toBe(`Dana Reyes · ${short}`);
});
