/** @jest-environment jsdom */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { readFaults } from './read-faults.ts';

const ERROR = 'Enter an amount.';

afterEach(cleanup);

/** A form of three fields, of which the second and the third are wrong. */
function form(): HTMLElement {
  return render(
    <form>
      <input id="date" />
      <input id="amount" aria-invalid aria-describedby="amount-error amount-hint" />
      <p id="amount-error">{ERROR}</p>
      <p id="amount-hint">In euros.</p>
      <fieldset data-invalid aria-describedby="kinds-error">
        <input id="kind" type="checkbox" />
        <p id="kinds-error">Choose a kind.</p>
      </fieldset>
    </form>,
  ).container;
}
/** The same form without a fault. */
function sound(): HTMLElement {
  const root = form();
  for (const name of ['aria-invalid', 'data-invalid']) root.querySelector(`[${name}]`)?.removeAttribute(name);
  return root;
}
const find = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`#${id}`);

/** @returns what live regions announce since then: the text of what is inserted into them */
function heardIn(root: HTMLElement): () => readonly string[] {
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true });
  return () =>
    observer
      .takeRecords()
      .filter(({ target }) => (target as HTMLElement).closest('[role="alert"]'))
      .flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''));
}

test('the first wrong field gets the focus', () => {
  const root = form();
  readFaults(root, document.activeElement);
  expect(document.activeElement).toBe(find(root, 'amount'));
});

test('the focus alone announces nothing twice', () => {
  const root = form();
  const heard = heardIn(root);
  readFaults(root, document.activeElement);
  expect(heard()).toEqual([]);
});

test('an error whose field has the focus is announced at each try', () => {
  const root = form();
  find(root, 'amount')?.focus();
  const heard = heardIn(root);
  readFaults(root, document.activeElement);
  expect(heard()).toEqual([ERROR]);
  readFaults(root, document.activeElement);
  expect(heard()).toEqual([ERROR]);
});

test('of a wrong group the first control gets the focus, and then the error of the group is announced', () => {
  const root = form();
  find(root, 'amount')?.removeAttribute('aria-invalid');
  readFaults(root, document.activeElement);
  expect(document.activeElement).toBe(find(root, 'kind'));
  const heard = heardIn(root);
  readFaults(root, document.activeElement);
  expect(heard()).toEqual(['Choose a kind.']);
});

test('a form without a wrong field keeps the focus where it is', () => {
  const root = sound();
  find(root, 'date')?.focus();
  readFaults(root, document.activeElement);
  expect(document.activeElement).toBe(find(root, 'date'));
});

test('a fault that is found later is read out as well', async () => {
  const root = sound();
  find(root, 'date')?.focus();
  readFaults(root, document.activeElement);
  find(root, 'amount')?.setAttribute('aria-invalid', 'true');
  await Promise.resolve();
  expect(document.activeElement).toBe(find(root, 'amount'));
});

test('a fault that is found once something is typed again, or once the focus has moved on, keeps the focus', async () => {
  for (const meanwhile of [
    (root: HTMLElement) => fireEvent.input(find(root, 'date') as HTMLElement, { target: { value: '1' } }),
    (root: HTMLElement) => find(root, 'kind')?.focus(),
  ]) {
    const root = sound();
    find(root, 'date')?.focus();
    readFaults(root, document.activeElement);
    meanwhile(root);
    const focused = document.activeElement;
    find(root, 'amount')?.setAttribute('aria-invalid', 'true');
    await Promise.resolve();
    expect(document.activeElement).toBe(focused);
    cleanup();
  }
});
