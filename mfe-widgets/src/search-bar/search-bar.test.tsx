/** @jest-environment jsdom */
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterPaint } from '../after-paint/index.ts';
import { SearchBar, type SearchBarProps, type SearchOption } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
let commits = 0;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

async function show(props: Partial<SearchBarProps> = {}): Promise<HTMLInputElement> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const bar = (value: SearchOption | null) => (
    <Profiler id="bar" onRender={() => (commits += 1)}>
      <SearchBar label="Site" value={value} onSelect={() => {}} search={async () => []} {...props} />
    </Profiler>
  );
  await act(async () => root?.render(bar(props.value ?? null)));
  commits = 0;
  return document.querySelector('input') as HTMLInputElement;
}

/** Types a text as a browser does, and says how often something was rendered for it before it was painted. */
function type(input: HTMLInputElement, text: string): number {
  const before = commits;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return commits - before;
}

/** Everything that waits for the frame has run, in the order in which it came. */
const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

test('a letter renders nothing before it is painted; what follows from it is there after the paint', async () => {
  const input = await show();
  expect(type(input, 's')).toBe(0);
  expect(input.value).toBe('s');
  await painted();
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Clear');
  expect(input.getAttribute('aria-expanded')).toBe('true');
});

test('what is typed is told at once, and a text in simple mode after the debounce', async () => {
  const told: string[] = [];
  const input = await show({
    simple: true,
    debounce: 0,
    onType: (text) => told.push(text),
    onSearch: (text) => told.push(`search ${text}`),
  });
  type(input, 'gate');
  expect(told).toEqual(['gate']);
  await painted();
  expect(told).toEqual(['gate', 'search gate']);
});

test('leaving restores what was picked, also in the frame of the last letter', async () => {
  const input = await show({ value: { value: '7', label: 'Site 7' } });
  expect(input.value).toBe('Site 7');
  await act(async () => {
    input.focus();
    type(input, 'Site 71');
    input.blur();
  });
  await painted();
  expect(input.value).toBe('Site 7');
});

test('clearing in the frame of the last letter clears it', async () => {
  const input = await show();
  type(input, 's');
  await painted();
  await act(async () => {
    type(input, 'si');
    document.querySelector('button')?.click();
  });
  await painted();
  expect(input.value).toBe('');
});
