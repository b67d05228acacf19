/** @jest-environment jsdom */
import { addStyles, expose } from './container.js';

interface Container {
  init(): void;
  get(module: string): Promise<() => Record<string, (props: object) => Promise<unknown>>>;
}

class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}
Object.assign(window, { CSSStyleSheet: Sheet });
Object.assign(document, { adoptedStyleSheets: [] });

const container = () => (globalThis as unknown as { mfe_notes: Container }).mfe_notes;
const adopted = () =>
  (document as unknown as { adoptedStyleSheets: Sheet[] }).adoptedStyleSheets.map(({ text }) => text);

test('a module is mounted into a root of its own, with its styles around it, and leaves nothing behind', async () => {
  addStyles('.nt-page { color: red }');
  let given: Element | undefined;
  expose('mfe_notes', {
    './app': {
      mount: ({ domElement }: { domElement: Element }) => {
        given = domElement;
        domElement.append('Notes');
      },
      unmount: ({ domElement }: { domElement: Element }) => domElement.replaceChildren(),
    },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const module = (await container().get('./app'))();
  await module.bootstrap?.({});
  await module.mount?.({ domElement: place });
  expect([place.innerHTML, given?.className]).toEqual(['<div class="portal-root">Notes</div>', 'portal-root']);
  expect(adopted()).toEqual(['.nt-page { color: red }']);
  await module.unmount?.({ domElementGetter: () => place });
  expect([place.innerHTML, adopted()]).toEqual(['', []]);
});

test('what cannot be mounted is taken away again', async () => {
  expose('mfe_notes', { './app': { mount: () => Promise.reject(new Error('no')), unmount: () => undefined } });
  const place = document.body.appendChild(document.createElement('div'));
  const module = (await container().get('./app'))();
  await expect(module.mount?.({ domElement: place })).rejects.toThrow('no');
  expect([place.innerHTML, adopted()]).toEqual(['', []]);
});

test('a module that it has not is refused', async () => {
  expose('mfe_notes', {});
  await expect(container().get('./other')).rejects.toThrow('mfe_notes has no module "./other".');
});
