/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { useState } from 'react';
import { useAnswerFirst } from './use-answer-first.ts';

function Switch() {
  const [isOn, setOn] = useState(false);
  const [coming, answer] = useAnswerFirst<boolean>();
  return (
    <button
      type="button"
      aria-pressed={coming ?? isOn}
      onClick={(event) => answer(event, !isOn, () => setOn((before) => !before))}
    >
      {isOn ? 'on' : 'off'}
    </button>
  );
}

const painted = () => act(() => new Promise<void>((resolve) => void schedulePostPaint(resolve)));

test('a press by pointer is answered before its work is done', async () => {
  render(<Switch />);
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 1 });
  expect([button.ariaPressed, button.textContent]).toEqual(['true', 'off']);
  await painted();
  expect([button.ariaPressed, button.textContent]).toEqual(['true', 'on']);
});

test('a press by keyboard does its work at once', () => {
  render(<Switch />);
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 0 });
  expect([button.ariaPressed, button.textContent]).toEqual(['true', 'on']);
});
