/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepFocus } from './keep-focus.ts';

afterEach(cleanup);
beforeEach(() => {
  document.hasFocus = () => true;
});

function List({ options }: { options: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as around a list.
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

/** A key in the list, then the row that has the focus goes and another is there. */
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

test('after Tab, or a press elsewhere, the focus is left alone', async () => {
  expect(await moveOn(() => fireEvent.keyDown(screen.getByText('One'), { key: 'Tab' }))).toBe('nothing');
  cleanup();
  expect(await moveOn(() => fireEvent.pointerDown(document.body))).toBe('nothing');
});
