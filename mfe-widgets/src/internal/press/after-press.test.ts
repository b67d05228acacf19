/** @jest-environment jsdom */
import { afterPress } from './after-press.ts';

const ran: string[] = [];
let pressed: Element | null = null;
const task = () => new Promise((resolve) => setTimeout(resolve, 1));

beforeEach(() => {
  ran.length = 0;
  pressed = null;
  // The test's document knows nothing of what is pressed.
  document.querySelector = ((selectors: string) =>
    selectors === ':active' ? pressed : null) as typeof document.querySelector;
});
afterEach(() => Reflect.deleteProperty(document, 'querySelector'));

test('with nothing pressed it runs at once', () => {
  afterPress(document, () => ran.push('said'));
  expect(ran).toEqual(['said']);
});

test.each(['pointerup', 'pointercancel', 'dragend'])(
  'with something pressed it waits for %s, and for the click',
  async (end) => {
    pressed = document.body;
    afterPress(document, () => ran.push('said'));
    await task();
    expect(ran).toEqual([]);
    window.dispatchEvent(new Event(end));
    ran.push('click');
    await task();
    expect(ran).toEqual(['click', 'said']);
    window.dispatchEvent(new Event(end));
    await task();
    expect(ran).toEqual(['click', 'said']);
  },
);
