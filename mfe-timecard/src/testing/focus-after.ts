import { act, fireEvent } from '@testing-library/react';
import { nextFrames } from './next-paint.ts';

const CONTROLS = 'button, input, select, textarea';
const controls = () => new Set(document.querySelectorAll<HTMLElement>(CONTROLS));
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** The kind of a button; each kind is pressed once, because days and lines differ in their number only. */
export const kindOf = (button: HTMLElement) =>
  nameOf(button).replace(/\d+|\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\w*/g, '#');

/** The buttons that can be pressed; none beneath a dialog. */
export function buttons(): HTMLButtonElement[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog ?? document).querySelectorAll('button')].filter((one) => !one.disabled);
}

export const find = (kind: string) => buttons().find((one) => kindOf(one) === kind);

/** The fault of the focus after a press; null if it is where it should be. */
export async function faultOf(button: HTMLElement): Promise<string | null> {
  const before = controls();
  const name = nameOf(button);
  // A heading that opens its card, a view, and a switch with two names keep the focus.
  const switches = () =>
    button.hasAttribute('aria-expanded') || button.hasAttribute('aria-pressed') || nameOf(button) !== name;
  act(() => button.focus());
  fireEvent.click(button);
  await nextFrames();
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'the focus fell to the page';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return dialog.contains(activeElement) ? null : 'the focus stayed beneath the dialog';
  const brought = [...controls()].filter((one) => !before.has(one) && one.closest('.tc-card') !== null);
  const stays = activeElement === button && brought.length > 0 && !switches();
  return stays ? 'the focus stayed on the button' : null;
}
