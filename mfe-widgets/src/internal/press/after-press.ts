/**
 * Runs a function when the current press is over, or at once if nothing is pressed. A message shown when a field is left moves the content
 * below; if it appeared while the pointer is still down, the pressed button would move away from under it and its click would be lost.
 *
 * @param document one whose presses are followed (`followPresses`); in any other document nothing is ever pressed
 * @returns a function that cancels it while it waits
 */
export function afterPress(document: Document, run: () => void): () => void {
  const press = presses.get(document);
  if (!press?.isDown) {
    run();
    return () => {};
  }
  press.waiting.add(run);
  return () => void press.waiting.delete(run);
}

/**
 * Follows the presses of a document. `:active` is not enough: it ends at different moments in each engine, and a touch is over before the
 * mouse events that leave a field.
 *
 * @returns a function that stops it, once every caller has called theirs
 */
export function followPresses(document: Document): () => void {
  const press = presses.get(document) ?? begin(document);
  press.followers += 1;
  return () => {
    press.followers -= 1;
    if (press.followers > 0) return;
    press.stop();
    presses.delete(document);
  };
}

interface Press {
  isDown: boolean;
  readonly waiting: Set<() => void>;
  followers: number;
  readonly stop: () => void;
}

const presses = new WeakMap<Document, Press>();

function begin(document: Document): Press {
  const followed = new AbortController();
  const { signal } = followed;
  const press: Press = { isDown: false, waiting: new Set(), followers: 0, stop: () => followed.abort() };
  presses.set(document, press);
  const down = () => {
    press.isDown = true;
  };
  const over = () => {
    press.isDown = false;
    const waiting = [...press.waiting];
    press.waiting.clear();
    for (const run of waiting) run();
  };
  // A click that follows is fired before the next task.
  const soonOver = () => void setTimeout(over);
  const on = (types: readonly string[], listener: () => void, capture = true) => {
    for (const type of types) document.defaultView?.addEventListener(type, listener, { capture, signal });
  };
  on(['pointerdown', 'mousedown'], down);
  on(['pointerup', 'mouseup'], soonOver);
  on(['click', 'pointercancel', 'dragend'], over);
  // The window's own event only: captured, those of fields would count as well.
  on(['blur'], over, false);
  return press;
}
