/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { Button, IconButton } from './index.ts';

for (const [kind, show] of [
  ['a button', (disabled: boolean, onClick: () => void) => <Button {...{ disabled, onClick }}>Next</Button>],
  [
    'an icon button',
    (disabled: boolean, onClick: () => void) => <IconButton icon="close" label="Next" {...{ disabled, onClick }} />,
  ],
] as const) {
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

  test(`${kind} that becomes disabled while it has focus keeps it, and can no longer be pressed`, () => {
    const pressed = jest.fn();
    const { rerender } = render(show(false, pressed));
    act(() => next().focus());
    rerender(show(true, pressed));
    expect(document.activeElement).toBe(next());
    expect([next().disabled, next().ariaDisabled]).toEqual([false, 'true']);
    fireEvent.click(next());
    expect(pressed).not.toHaveBeenCalled();
  });

  test(`${kind} that is left is disabled for good; enabled again, it can be pressed`, () => {
    const pressed = jest.fn();
    const { rerender } = render(show(false, pressed));
    act(() => next().focus());
    rerender(show(true, pressed));
    act(() => next().blur());
    expect([next().disabled, next().ariaDisabled]).toEqual([true, null]);
    rerender(show(false, pressed));
    fireEvent.click(next());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test(`${kind} that its page calls disabled for assistive technology stays so`, () => {
    render(
      cloneElement(
        show(false, () => undefined),
        { 'aria-disabled': true },
      ),
    );
    expect([next().disabled, next().ariaDisabled]).toEqual([false, 'true']);
  });

  test(`${kind} without focus is simply disabled`, () => {
    const { rerender } = render(show(false, () => undefined));
    rerender(show(true, () => undefined));
    expect([next().disabled, next().ariaDisabled]).toEqual([true, null]);
  });
}
