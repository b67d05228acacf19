/** Events of typing, pressing and clicking. Focus, scrolling and pointer movement still reach the page. */
const ENDED = [
  ...[
    'keydown',
    'keypress',
    'keyup',
    'beforeinput',
    'input',
    'compositionstart',
    'compositionupdate',
    'compositionend',
  ],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'pointerdown', 'pointerup'],
  ...['touchstart', 'touchend', 'selectstart', 'dragstart', 'copy', 'cut', 'paste'],
];

const METHODS = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;
const FOCUSABLE = 'input, select, textarea, button, summary, a[href], [tabindex], [contenteditable]';

/**
 * Stops keys, presses and clicks at a shadow root. Outside of it an event's target is the host element, so a page's script that makes an
 * exception for fields cannot tell that the event comes from one: a guard against Backspace, hotkeys, a script against selecting.
 *
 * - Handlers of the bubbling event are not called.
 * - Handlers of the document that capture it can neither cancel nor stop it on its way in.
 * - What an earlier handler of the window has cancelled stays cancelled; a press still moves the focus then.
 *
 * @returns an undo
 */
export function endEvents(root: ShadowRoot): () => void {
  const page = root.ownerDocument.defaultView as Window;

  const arrives = (event: Event): void => {
    if (pathOf(event).includes(root)) shield(event);
  };
  const enters = (event: Event): void => {
    const wasCancelled = event.defaultPrevented;
    unshield(event);
    if (wasCancelled && event.type === 'mousedown') focusAt(pathOf(event));
  };
  const leaves = (event: Event): void => event.stopPropagation();

  for (const type of ENDED) {
    page.addEventListener(type, arrives, true);
    root.addEventListener(type, enters, true);
    root.addEventListener(type, leaves);
  }
  return () => {
    for (const type of ENDED) {
      page.removeEventListener(type, arrives, true);
      root.removeEventListener(type, enters, true);
      root.removeEventListener(type, leaves);
    }
  };
}

/** Disables an event's methods that would cancel or stop it, by own properties that hide those of its class. */
function shield(event: Event): void {
  for (const name of METHODS) Object.defineProperty(event, name, { value: () => {}, configurable: true });
  const still = (value: boolean) => ({ get: () => value, set: () => {}, configurable: true });
  Object.defineProperty(event, 'returnValue', still(!event.defaultPrevented));
  Object.defineProperty(event, 'cancelBubble', still(false));
}

function unshield(event: Event): void {
  for (const name of [...METHODS, 'returnValue', 'cancelBubble']) Reflect.deleteProperty(event, name);
}

function focusAt(path: readonly EventTarget[]): void {
  for (const one of path) {
    const field = one instanceof HTMLLabelElement ? one.control : one;
    if (one instanceof ShadowRoot) return;
    if (!(field instanceof HTMLElement) || !field.matches(FOCUSABLE)) continue;
    field.focus();
    return;
  }
}

/** As an array of our own: the page may have replaced the methods of its own. */
const pathOf = (event: Event): EventTarget[] => Array.prototype.slice.call(event.composedPath());
