import { flushSync } from 'react-dom';

/** The elements at which a press of Tab stops. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/**
 * Runs a button's action and moves the focus: to what the action brought, or, if the button itself disappears, to the control next to it.
 * Otherwise the focus would fall to the page, where typed text is lost and Space scrolls.
 *
 * @param brought finds what the action brought, once it is there; null leaves the focus where it is
 */
export function focusAfter(
  pressed: HTMLElement,
  act: () => void,
  brought: (scope: Document | ShadowRoot) => HTMLElement | null | undefined = () => null,
): void {
  const scope = pressed.getRootNode() as Document | ShadowRoot;
  const hadFocus = scope.activeElement === pressed;
  const neighbours = controlsBeside(pressed, scope);
  flushSync(act);
  const target = brought(scope);
  if (target) target.focus();
  else if (hadFocus && !takesFocus(pressed)) neighbours.find((control) => takes(control, scope));
}

/** Like `focusAfter`, for an action that adds to a region: the first added control gets the focus. */
export function focusAdded(pressed: HTMLElement, region: HTMLElement | null, act: () => void): void {
  const controls = () => [...(region?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const before = new Set(controls());
  focusAfter(pressed, act, () => controls().find((control) => !before.has(control) && takesFocus(control)));
}

/** The controls behind a button, then those before it, the nearest first; inside a dialog or a popover its own. */
function controlsBeside(pressed: HTMLElement, scope: Document | ShadowRoot): HTMLElement[] {
  const all = [...(pressed.closest('dialog, [popover]') ?? scope).querySelectorAll<HTMLElement>(CONTROLS)];
  const at = all.indexOf(pressed);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
}

/** Focuses a control. @returns whether it has the focus then; a control that a style hides does not take it */
function takes(control: HTMLElement, scope: Document | ShadowRoot): boolean {
  if (!takesFocus(control)) return false;
  control.focus();
  return scope.activeElement === control;
}

function takesFocus(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(':disabled, [hidden], [hidden] *, [inert] *');
}
