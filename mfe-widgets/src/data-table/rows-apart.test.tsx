/** @jest-environment jsdom */
import { act, useState } from 'react';
import type { DataColumn } from './columns.ts';
import type { RowSelection } from './data-table-props.ts';

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly flags: number;
  readonly memoizedProps: {
    readonly node?: { readonly type?: string; readonly key?: string; readonly parentKey?: string };
  } | null;
}

/** The rows that React has rendered since the last look, by how often: it reports each commit to its developer tools. */
const rendered = new Map<string, number>();
/** The headings that it has rendered. */
const headings = new Set<string>();
/** How many rows each commit rendered since the last look. */
const inCommits: number[] = [];
const PERFORMED_WORK = 1;

function commit(root: Fiber): void {
  const before = count();
  collect(root.child);
  inCommits.push(count() - before);
}
const count = (): number => [...rendered.values()].reduce((sum, times) => sum + times, 0);

function collect(fiber: Fiber | null): void {
  for (let one = fiber; one !== null; one = one.sibling) {
    const node = one.memoizedProps?.node;
    const isRendered = (one.flags & PERFORMED_WORK) !== 0;
    if (node?.type === 'column' && isRendered) headings.add(String(node.key));
    if (node?.type === 'item' && isRendered) rendered.set(String(node.key), (rendered.get(String(node.key)) ?? 0) + 1);
    if (one.alternate?.child !== one.child) collect(one.child);
  }
}
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => commit(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
  // jsdom has none; the keys of this table need no escaping.
  CSS: { escape: (key: string) => key },
});
const { cleanup, fireEvent, render, screen } = await import('@testing-library/react');
const { DataTable } = await import('./data-table.tsx');

interface Item {
  readonly id: string;
}
const rows: readonly Item[] = Array.from({ length: 20 }, (_, index) => ({ id: `row-${index}` }));
const columns: readonly DataColumn<Item>[] = [
  { id: 'name', title: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'length', title: 'Length', cell: ({ id }) => id.length },
];
const idOf = ({ id }: Item) => id;
const actions = () => [{ id: 'open', label: 'Open', onSelect: () => undefined }];
const opened: string[] = [];
const open = ({ id }: Item) => opened.push(id);

function Table() {
  const [selected, setSelected] = useState<RowSelection>(new Set());
  const [shown, setShown] = useState(rows);
  const [current, setCurrent] = useState('row-0');
  return (
    <>
      <button type="button" onClick={() => setShown(shown.filter(({ id }) => id !== 'row-15'))}>
        Remove a row
      </button>
      <button type="button" onClick={() => setCurrent('row-1')}>
        Next
      </button>
      <button type="button" onClick={() => setSelected(new Set(rows.map(idOf)))}>
        Select page
      </button>
      <output>{selected === 'all' ? 'all' : [...selected].join(' ')}</output>
      <DataTable
        label="Items"
        columns={columns}
        rows={shown}
        rowId={idOf}
        rowName={idOf}
        currentId={current}
        selected={selected}
        onSelect={setSelected}
        onOpen={open}
        actions={actions}
      />
    </>
  );
}

const row = (id: string) => document.querySelector<HTMLElement>(`[data-key="${id}"]`) as HTMLElement;
const selected = () => screen.getByRole('status').textContent;
/** @returns the rows that were rendered for what `doing` did, and how often */
async function renderedBy(doing: () => void): Promise<Record<string, number>> {
  rendered.clear();
  headings.clear();
  await act(async () => doing());
  return Object.fromEntries(rendered);
}
function press(key: string): void {
  const focused = document.activeElement ?? document.body;
  fireEvent.keyDown(focused, { key });
  fireEvent.keyUp(focused, { key });
}

beforeEach(() => {
  opened.length = 0;
  inCommits.length = 0;
  rendered.clear();
  render(<Table />);
});
afterEach(cleanup);

test('the first rows come four at a time', () => {
  expect(inCommits.filter((count) => count > 0)).toEqual([4, 4, 4, 4, 4]);
  expect(rows.map(({ id }) => rendered.get(id))).toEqual(rows.map(() => 1));
});

test('a key that moves the focus renders the row that loses it and the one that has it (docs: widgets#data-table)', async () => {
  await act(async () => row('row-3').focus());
  const moved = await renderedBy(() => press('ArrowDown'));
  expect(document.activeElement).toBe(row('row-4'));
  expect(Object.keys(moved).sort()).toEqual(['row-3', 'row-4']);
});

test('the headings are rendered where the focus is theirs and for the order of the rows, and for no row', async () => {
  await act(async () => row('row-3').focus());
  await renderedBy(() => press('ArrowDown'));
  expect([...headings]).toEqual([]);
  await renderedBy(() => press(' '));
  expect([...headings]).toEqual([]);
  const [, name] = screen.getAllByRole('columnheader');
  await renderedBy(() => name?.focus());
  expect([...headings]).toEqual(['name']);
  expect(name?.getAttribute('aria-sort')).toBe('none');
  await renderedBy(() => fireEvent.click(name as Element));
  expect(name?.getAttribute('aria-sort')).toBe('ascending');
  await renderedBy(() => fireEvent.click(name as Element));
  expect(name?.getAttribute('aria-sort')).toBe('descending');
});

test('Space renders the row that it selects; a press in the others knows of it', async () => {
  await act(async () => row('row-3').focus());
  await renderedBy(() => press(' '));
  await renderedBy(() => press('ArrowDown'));
  expect(Object.keys(await renderedBy(() => press(' ')))).toEqual(['row-4']);
  await renderedBy(() => fireEvent.click(row('row-9')));
  expect([selected(), opened]).toEqual(['row-3 row-4 row-9', []]);
  await renderedBy(() => fireEvent.click(row('row-11'), { shiftKey: true }));
  expect(selected()).toBe('row-3 row-4 row-9 row-10 row-11');
});

test('a press on a checkbox selects its row and opens none; the heading’s says whether all are selected', async () => {
  const [all, , third] = screen.getAllByRole<HTMLInputElement>('checkbox');
  const press = async (box: HTMLInputElement | undefined) => {
    if (box === undefined) throw new Error('There is no such checkbox.');
    await renderedBy(() => fireEvent.pointerDown(box));
    await renderedBy(() => fireEvent.pointerUp(box));
    await renderedBy(() => fireEvent.click(box, { detail: 1 }));
    return [selected(), all?.checked, all?.indeterminate];
  };
  expect(await press(third)).toEqual(['row-1', false, true]);
  expect(await press(all)).toEqual(['all', true, false]);
  expect(await press(all)).toEqual(['', false, false]);
  expect(opened).toEqual([]);
});

test('Space in a checkbox selects its row once, and other keys are the table’s', async () => {
  await act(async () => row('row-4').focus());
  await renderedBy(() => press('ArrowRight'));
  const box = row('row-4').querySelector('input') as HTMLInputElement;
  expect(document.activeElement).toBe(box);
  await renderedBy(() => press(' '));
  // The browser's own part of the key.
  await renderedBy(() => fireEvent.click(box));
  expect(selected()).toBe('row-4');
  await renderedBy(() => press('ArrowDown'));
  expect(document.activeElement).toBe(row('row-5').querySelector('input'));
});

test('selecting the page renders each row once', async () => {
  const all = await renderedBy(() => fireEvent.click(screen.getByText('Select page')));
  expect(all).toEqual(Object.fromEntries(rows.map(({ id }) => [id, 1])));
  for (const { id } of rows) expect(row(id).querySelector('input')).toHaveProperty('checked', true);
});

test('another row that is shown beside the table renders none', async () => {
  expect(await renderedBy(() => fireEvent.click(screen.getByText('Next')))).toEqual({});
  expect(['row-0', 'row-1'].map((id) => row(id).hasAttribute('data-current'))).toEqual([false, true]);
});

test('a row that goes renders those below it, whose numbers change, and the one above, whose neighbour does', async () => {
  const rest = await renderedBy(() => fireEvent.click(screen.getByText('Remove a row')));
  expect(rest).toEqual({ 'row-14': 1, 'row-16': 1, 'row-17': 1, 'row-18': 1, 'row-19': 1 });
});

test('of cards, a box renders the pressed one, and the focus those that it leaves and reaches', async () => {
  cleanup();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 390 });
  render(<Table />);
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  await act(async () => row('row-3').focus());
  await renderedBy(() => press(' '));
  expect(Object.keys(await renderedBy(() => press('ArrowDown'))).sort()).toEqual(['row-3', 'row-4']);
  const box = row('row-4').querySelector('input') as HTMLInputElement;
  expect(Object.keys(await renderedBy(() => fireEvent.click(box)))).toEqual(['row-4']);
  await renderedBy(() => fireEvent.click(row('row-9')));
  expect([selected(), opened]).toEqual(['row-3 row-4 row-9', []]);
});
