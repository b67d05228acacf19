/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { defineElement } from './define-element.ts';
import type { ElementHost } from './host-loader.ts';

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
  const sentence = `<${tag}> could not be defined: a script of this page has replaced customElements.define.`;
  expect(await heardUnder(tag, replaced)).toEqual([sentence, sentence]);
});

test('a page that wraps customElements.define, and defines by it, hears nothing', async () => {
  const heard = await heardUnder('x-wrapped', (...args) => define.apply(customElements, args));
  expect(heard).toEqual([undefined, undefined]);
});
