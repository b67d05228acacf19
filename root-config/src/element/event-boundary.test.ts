/** @jest-environment jsdom */
import { endEvents } from './event-boundary.ts';

let field: HTMLInputElement;
let release: () => void;
let heard: string[];

/** A listener of the page that does what such scripts do. */
const swallow = (event: Event) => {
  heard.push(event.eventPhase === Event.CAPTURING_PHASE ? 'capturing' : 'bubbling');
  event.preventDefault();
  event.stopImmediatePropagation();
  event.returnValue = false;
  event.cancelBubble = true;
};

beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<x-y></x-y>';
  const root = (document.body.firstElementChild as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<label>Email <input></label>';
  field = root.querySelector('input') as HTMLInputElement;
  release = endEvents(root);
});

afterEach(() => {
  release();
  for (const target of [document, window])
    for (const phase of [true, false]) target.removeEventListener('mousedown', swallow, phase);
});

const press = () => {
  const inside: Event[] = [];
  field.addEventListener('mousedown', (event) => inside.push(event), { once: true });
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
  field.dispatchEvent(event);
  expect(inside).toEqual([event]);
  return event;
};

test('a handler of the page that waits for it to bubble does not hear of it', () => {
  document.addEventListener('mousedown', swallow);
  expect(press().defaultPrevented).toBe(false);
  expect(heard).toEqual([]);
});

test('one that captures it hears of it and cannot cancel it', () => {
  document.addEventListener('mousedown', swallow, true);
  expect(press().defaultPrevented).toBe(false);
  expect(heard).toEqual(['capturing']);
});

test('what is inside cancels it as ever', () => {
  field.addEventListener('mousedown', (event) => event.preventDefault());
  expect(press().defaultPrevented).toBe(true);
});

test('a press that the window has cancelled first still moves the focus', () => {
  release();
  const cancel = (event: Event) => event.preventDefault();
  window.addEventListener('mousedown', cancel, true);
  release = endEvents(field.getRootNode() as ShadowRoot);
  press();
  window.removeEventListener('mousedown', cancel, true);
  expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field);
});

test('what happens elsewhere on the page is the page’s', () => {
  document.addEventListener('mousedown', swallow);
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
