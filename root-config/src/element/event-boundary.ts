/** What is typed, pressed and clicked. Focus, scrolling and the movement of a pointer are the page's business as well. */
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
 * Ends at a shadow root what is typed, pressed and clicked inside. Outside of it an event's target is the host element, so a page's
 * script that spares fields does not know that it is in one: a guard against Backspace, hotkeys, a script against selecting.
 *
 * - Handlers that wait for the event to bubble do not hear of it.
 * - Handlers of the document that capture it can neither cancel nor stop it on its way in.
 * - What a handler of the window has cancelled that was there first stays cancelled; a press then still moves the focus.
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

/** Takes from an event what would cancel or stop it, by properties of its own over those of its class. */
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
