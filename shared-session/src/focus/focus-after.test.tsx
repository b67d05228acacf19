/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { focusAfter } from './focus-after.ts';

function Lines({ brings = false }: { brings?: boolean }) {
  const [lines, setLines] = useState(['one', 'two', 'three']);
  return (
    <>
      {lines.map((line) => (
        <button
          key={line}
          type="button"
          onClick={({ currentTarget }) =>
            focusAfter(
              currentTarget,
              () => setLines(lines.filter((other) => other !== line)),
              brings ? () => document.querySelector<HTMLElement>('input') : undefined,
            )
          }
        >
          {line}
        </button>
      ))}
      <input />
    </>
  );
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return document.activeElement?.textContent || document.activeElement?.tagName;
};

test('a button that goes hands the focus to its neighbour', () => {
  render(<Lines />);
  expect(press('two')).toBe('three');
  expect(press('three')).toBe('INPUT');
});

test('what the press brought takes the focus', () => {
  render(<Lines brings />);
  expect(press('one')).toBe('INPUT');
});

test('what cannot take the focus is passed over', () => {
  const { container } = render(<Lines />);
  container.querySelector('input')?.insertAdjacentHTML('beforebegin', '<input type="hidden">');
  expect(press('three')).toBe('INPUT');
  expect(document.activeElement).toHaveProperty('type', 'text');
});
