/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepFocus } from './keep-focus.ts';

afterEach(cleanup);
beforeEach(() => {
  document.hasFocus = () => true;
});

function List({ options }: { options: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: wraps a list, as in production.
    <div onKeyDown={keepFocus}>
      <div role="listbox" tabIndex={-1}>
        {options.map((option, index) => (
          <div key={option} role="option" aria-selected={false} tabIndex={index === 0 ? 0 : -1}>
            {option}
          </div>
        ))}
      </div>
    </div>
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Presses a key in the list, then removes the focused row and renders another. */
async function moveOn(between: () => void): Promise<string | undefined> {
  const { rerender } = render(<List options={['One', 'Two']} />);
  screen.getByText('One').focus();
  fireEvent.keyDown(screen.getByText('One'), { key: 'End' });
  between();
  rerender(<List options={['Nine']} />);
  await settled();
  return document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent;
}

test('the row that comes takes the focus of the one that goes', async () => {
  expect(await moveOn(() => undefined)).toBe('Nine');
});

test('a grid that has the focus itself gives it to the row that a key moved to, once it is there', async () => {
  // biome-ignore lint/a11y/noStaticElementInteractions: wraps a grid, as in production.
  const { container } = render(<div onKeyDown={keepFocus} />);
  const frame = container.firstElementChild as HTMLElement;
  frame.innerHTML = '<div role="grid" tabindex="-1"></div>';
  const grid = frame.firstElementChild as HTMLElement;
  grid.focus();
  fireEvent.keyDown(grid, { key: 'End' });
  grid.innerHTML = '<div role="row" tabindex="-1">Nine</div>';
  await settled();
  expect(document.activeElement).toBe(grid);
  grid.firstElementChild?.setAttribute('tabindex', '0');
  await settled();
  expect(document.activeElement?.textContent).toBe('Nine');
  expect(document.activeElement).not.toBe(grid);
});

test('after Tab, or a press elsewhere, the focus is left alone', async () => {
  expect(await moveOn(() => fireEvent.keyDown(screen.getByText('One'), { key: 'Tab' }))).toBe('nothing');
  cleanup();
  expect(await moveOn(() => fireEvent.pointerDown(document.body))).toBe('nothing');
});
