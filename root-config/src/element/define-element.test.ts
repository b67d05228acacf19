/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { stepTeller } from './debug.ts';
import { defineElement } from './define-element.ts';
import type { ElementHost } from './host-loader.ts';
import { CLOSED, couldNotDefine, MOVED } from './sentences.ts';

const host: ElementHost = {
  realm: async () => window as never,
  load: async () => {
    throw new Error('No element is used here.');
  },
};
const described = (tag: string) => ({ tag, observed: ['open'], failed: `${tag}-failed`, scripts: [] });
const define = customElements.define;
afterEach(() => {
  customElements.define = define;
  document.body.replaceChildren();
});

/** What the page hears when the tag is defined under its own `define`. */
async function heardUnder(tag: string, replaced: typeof define): Promise<[string | undefined, unknown]> {
  customElements.define = replaced;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let reason: unknown;
  document.addEventListener(`${tag}-failed`, (event) => {
    reason = (event as CustomEvent<{ reason: string }>).detail.reason;
    expect(event.target).toBe(document.querySelector(tag));
  });
  defineElement(described(tag), host);
  await new Promise((resolve) => setTimeout(resolve));
  const sentence = logged.mock.calls[0]?.[0];
  logged.mockRestore();
  return [sentence, reason];
}

test.each([
  ['defines nothing', 'x-ignored', () => {}],
  [
    'throws',
    'x-refused',
    () => {
      throw new Error('not here');
    },
  ],
])('a page whose customElements.define %s hears why the element does nothing', async (_, tag, replaced) => {
  document.body.append(document.createElement(tag));
  const sentence = couldNotDefine(tag);
  expect(await heardUnder(tag, replaced)).toEqual([sentence, sentence]);
});

test('an element with data-debug tells that it is closed and has been moved; one without is silent', async () => {
  // jsdom lacks it.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
  const told = jest.spyOn(console, 'info').mockImplementation(() => {});
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const load = () => new Promise<never>(() => {});
  const tellStep = stepTeller(host.realm);
  defineElement(described('x-told'), { ...host, load, tellStep });
  document.body.innerHTML = '<x-told open="false"></x-told><x-told data-debug open="false"></x-told>';
  await turn();
  const sentences = () => told.mock.calls.map(([tag, sentence]) => `${tag} ${sentence}`);
  expect(sentences()).toEqual([`<x-told> ${CLOSED}`]);
  const element = document.querySelector('[data-debug]') as HTMLElement & { open(): void };
  element.open();
  await turn();
  document.body.prepend(element);
  await turn();
  expect(sentences().slice(1)).toEqual([`<x-told> ${MOVED}`]);
  jest.restoreAllMocks();
});

test('a page that wraps customElements.define, and defines by it, hears nothing', async () => {
  const heard = await heardUnder('x-wrapped', (...args) => define.apply(customElements, args));
  expect(heard).toEqual([undefined, undefined]);
});
