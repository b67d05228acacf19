/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { schedulePostPaint } from '../post-paint/index.ts';
import { FilterContainer, type FilterContainerProps, type Selection } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let commits = 0;
let applied: Selection[] = [];
let counts: number[] = [];

beforeEach(() => {
  applied = [];
  counts = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  jest.useRealTimers();
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function show(props: Pick<FilterContainerProps, 'type'> & Partial<FilterContainerProps>): Promise<void> {
  await act(async () =>
    root.render(
      <Profiler id="filter" onRender={() => (commits += 1)}>
        <FilterContainer
          filterKey="one"
          displayName="One"
          containerType="menu"
          onApply={(_, selection) => applied.push(selection)}
          onCount={(_, count) => counts.push(count)}
          {...props}
        />
      </Profiler>,
    ),
  );
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name));
const press = (name: string) => act(async () => button(name)?.click());
/** The options of the open list, once its script is loaded. */
async function lines(): Promise<HTMLElement[]> {
  await act(() => import('../internal/option-list/choosing.ts'));
  return [...document.querySelectorAll<HTMLElement>('[role=option]')];
}
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];

/** Types a text as a browser does, and returns the number of renderings before it was painted. */
function type(input: HTMLInputElement | undefined, text: string): number {
  const before = commits;
  if (input === undefined) throw new Error('There is no input.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return commits - before;
}

/** Resolves when everything that waits for the frame has run, in order. */
const nextPaint = () => act(() => new Promise<void>((resolve) => schedulePostPaint(resolve)));

for (const [kind, text, expected] of [
  ['simple-text', 'PO-7', [{ key: 'text', value: 'PO-7' }]],
  ['integer-range', '12', [{ key: 'from', value: '12' }]],
  ['decimal-range', '1.25', [{ key: 'from', value: '1.25' }]],
  ['date-range', '11/20/2026', [{ key: 'from', value: '2026-11-20' }]],
] as const) {
  test(`a letter in a ${kind} filter renders nothing before it is painted; Apply and the count follow (docs: lists#filter-number-range, lists#filter-text, widgets#widget-speed)`, async () => {
    await show({ type: kind });
    await press('One');
    expect(button('Apply')?.disabled).toBe(true);
    expect(type(inputs()[0], text)).toBe(0);
    await nextPaint();
    expect(button('Apply')?.disabled).toBe(false);
    expect(button('One')?.textContent).toContain('1');
    await press('Apply');
    expect(applied).toEqual([expected]);
  });

  test(`Enter in the frame of the last letter of a ${kind} filter applies it`, async () => {
    await show({ type: kind });
    await press('One');
    await act(async () => {
      type(inputs()[0], text);
      inputs()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    expect(applied).toEqual([expected]);
    await nextPaint();
  });
}

test('what cannot be read says why, can be cleared and not applied, and leaves the last selection staged (docs: lists#filter-number-range, lists#filter-text, lists#filter-number-input, lists#filter-range-buttons, lists#filter-text-button)', async () => {
  await show({ type: 'integer-range', selected: [{ key: 'from', value: '5' }] });
  await press('One');
  expect(inputs()[0]?.value).toBe('5');
  type(inputs()[0], '5x');
  await nextPaint();
  expect(document.body.textContent).toContain('Enter digits only.');
  expect([button('Apply')?.disabled, button('Clear')?.disabled]).toEqual([true, false]);
  await press('Clear');
  expect([inputs()[0]?.value, applied]).toEqual(['', [[]]]);
});

test('the count is recorded 250 ms after loading, then at every change (docs: lists#filter-count, lists#filter-reset, lists#filter-containers, lists#filter-typeahead)', async () => {
  jest.useFakeTimers();
  await show({ type: 'simple-text', selected: [{ key: 'text', value: 'PO' }] });
  await act(async () => jest.advanceTimersByTime(249));
  expect(counts).toEqual([]);
  await act(async () => jest.advanceTimersByTime(1));
  expect(counts).toEqual([1]);
  await press('One');
  type(inputs()[0], '');
  await act(async () => jest.advanceTimersByTime(50));
  expect(counts).toEqual([1, 0]);
});

test('closing the menu without applying restores the last applied state after 20 ms (docs: lists#filter-reset, lists#filter-count, lists#filter-containers, lists#filter-typeahead)', async () => {
  jest.useFakeTimers();
  await show({ type: 'simple-text', selected: [{ key: 'text', value: 'PO' }] });
  await press('One');
  type(inputs()[0], '');
  await act(async () => jest.advanceTimersByTime(50));
  expect(button('One')?.textContent).toBe('One');
  await press('One');
  await act(async () => jest.advanceTimersByTime(19));
  expect(button('One')?.textContent).toBe('One');
  await act(async () => jest.advanceTimersByTime(1));
  expect(button('One')?.textContent).toContain('1');
  expect(applied).toEqual([]);
  await press('One');
  expect(inputs()[0]?.value).toBe('PO');
});

test('a clear-all from outside clears without emitting (docs: lists#filter-clear-all)', async () => {
  await show({ type: 'simple-text', selected: [{ key: 'text', value: 'PO' }], clearSignal: 1 });
  expect(button('One')?.textContent).toContain('1');
  await show({ type: 'simple-text', clearSignal: 2 });
  expect([button('One')?.textContent, applied]).toEqual(['One', []]);
});

test('clear-all by the user emits an empty applied selection (docs: lists#filter-clear-all, lists#filter-list-buttons)', async () => {
  await show({ type: 'simple-text', selected: [{ key: 'text', value: 'PO' }] });
  await act(async () => document.querySelector<HTMLElement>('[aria-label^="Remove all"]')?.click());
  expect(applied).toEqual([[]]);
});

test('options are loaded once, and only for list, boolean and single-select filters (docs: lists#filter-options, lists#filter-types, lists#filter-containers, lists#filter-source, lists#filter-inputs)', async () => {
  for (const [kind, times] of [
    ['dropdown-multiselect', 1],
    ['dropdown-singleselect', 1],
    ['boolean', 1],
    ['typeahead-multiselect', 0],
    ['date-range', 0],
    ['simple-text', 0],
  ] as const) {
    let asked = 0;
    const load = async () => {
      asked += 1;
      return { options: [{ key: 'a', value: 'A' }] };
    };
    await act(async () => root.unmount());
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await show({ type: kind, source: { load } });
    await press('One');
    expect([kind, asked]).toEqual([kind, times]);
  }
});

test('the list filter disables Apply and Clear when nothing is selected (docs: lists#filter-list-buttons)', async () => {
  const options = [{ key: 'a', value: 'A' }];
  await show({ type: 'dropdown-multiselect', source: { options: { options } } });
  await press('One');
  expect([button('Apply')?.disabled, button('Clear')?.disabled]).toEqual([true, true]);
  const [first] = await lines();
  await act(async () => first?.click());
  await nextPaint();
  expect([button('Apply')?.disabled, button('Clear')?.disabled]).toEqual([false, false]);
});

test('one of a list is chosen, or several with All above them; groups have headings (docs: lists#filter-list)', async () => {
  const options = [
    { key: 'a', value: 'A', group: 'Open' },
    { key: 'b', value: 'B', group: 'Done' },
  ];
  await show({ type: 'dropdown-singleselect', source: { options: { options } } });
  await press('One');
  const [a, b] = await lines();
  await act(async () => a?.click());
  await act(async () => b?.click());
  expect((await lines()).map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  expect([...document.querySelectorAll('.wd-choice-heading')].map((one) => one.textContent)).toEqual(['Open', 'Done']);
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show({ type: 'dropdown-multiselect', source: { options: { options } } });
  await press('One');
  await lines();
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect((await lines()).map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'true']);
});

test('an expansion panel is highlighted when anything is selected, and stays open when it is applied (docs: lists#filter-containers)', async () => {
  await show({ type: 'simple-text', containerType: 'expansion-panel' });
  const panel = document.querySelector('.wd-filter-panel');
  expect(panel?.hasAttribute('data-active')).toBe(false);
  await press('One');
  type(inputs()[0], 'PO');
  await nextPaint();
  expect(panel?.hasAttribute('data-active')).toBe(true);
  await press('Apply');
  expect([applied, inputs()[0]?.value]).toEqual([[[{ key: 'text', value: 'PO' }]], 'PO']);
});
