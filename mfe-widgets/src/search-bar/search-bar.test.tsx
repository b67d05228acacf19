/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { schedulePostPaint } from '../post-paint/index.ts';
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

/** Types a text as a browser does, and returns the number of renderings before it was painted. */
function type(input: HTMLInputElement, text: string, init: InputEventInit = {}): number {
  const before = commits;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
  return commits - before;
}

/** Resolves when everything that waits for the frame has run, in order. */
const nextPaint = () => act(() => new Promise<void>((resolve) => schedulePostPaint(resolve)));

test('a letter renders nothing before it is painted; what follows from it is there after the paint (docs: widgets#widget-speed)', async () => {
  const input = await show();
  expect(type(input, 's')).toBe(0);
  expect(input.value).toBe('s');
  await nextPaint();
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Clear');
  expect(input.getAttribute('aria-expanded')).toBe('true');
});

test('onType is called at once, and onSearch in simple mode after the debounce', async () => {
  const calls: string[] = [];
  const input = await show({
    simple: true,
    debounce: 0,
    onType: (text) => calls.push(text),
    onSearch: (text) => calls.push(`search ${text}`),
  });
  type(input, 'gate');
  expect(calls).toEqual(['gate']);
  await nextPaint();
  expect(calls).toEqual(['gate', 'search gate']);
});

test('leaving restores what was picked, also in the frame of the last letter (docs: lists#search-picked, lists#search-focus)', async () => {
  const input = await show({ value: { value: '7', label: 'Site 7' } });
  expect(input.value).toBe('Site 7');
  await act(async () => {
    input.focus();
    type(input, 'Site 71');
    input.blur();
  });
  await nextPaint();
  expect(input.value).toBe('Site 7');
});

test('clearing in the frame of the last letter clears it', async () => {
  const input = await show();
  type(input, 's');
  await nextPaint();
  await act(async () => {
    type(input, 'si');
    document.querySelector('button')?.click();
  });
  await nextPaint();
  expect(input.value).toBe('');
});

describe('a search', () => {
  const options = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
  const panel = () => document.querySelector('.wd-search-panel');

  /** Types a text and waits until everything that depends on it is rendered. */
  const enter = async (input: HTMLInputElement, text: string, init?: InputEventInit): Promise<void> => {
    await act(async () => {
      type(input, text, init);
      jest.advanceTimersByTime(50);
    });
  };
  const after = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('runs 300 ms after the last letter, from the first character on, with a spinner 25 across (docs: lists#search-panel, lists#search-debounce, custom-fields#reference-page-size, custom-fields#field-suggestive-search, lists#search-length)', async () => {
    const asked: string[] = [];
    const input = await show({
      search: (text) => {
        asked.push(text);
        return new Promise(() => {});
      },
    });
    expect(input.maxLength).toBe(150);
    type(input, 'g');
    await after(200);
    type(input, 'ga');
    await after(299);
    expect(asked).toEqual([]);
    await after(1);
    expect(asked).toEqual(['ga']);
    const spinner = panel()?.querySelector('.wd-spinner');
    expect(spinner?.getAttribute('style')).toContain(`width: calc(var(--rem) * ${25 / 16})`);
  });

  test('waits for the characters that an input method composes, and not for a Korean syllable (docs: lists#search-debounce)', async () => {
    const asked: string[] = [];
    const input = await show({
      search: async (text) => {
        asked.push(text);
        return [];
      },
    });
    const compose = (text: string) => enter(input, text, { isComposing: true, data: text });
    for (const text of ['r', 'ろ', 'ろじ']) await compose(text);
    await after(1_000);
    expect([asked, input.value]).toEqual([[], 'ろじ']);
    await compose('物流');
    await act(async () => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    await after(300);
    expect(asked).toEqual(['物流']);
    await compose('물');
    await after(300);
    expect(asked).toEqual(['物流', '물']);
  });

  test('does not run for a text shorter than the minimum (docs: lists#search-debounce, lists#search-length, lists#search-panel)', async () => {
    const asked: string[] = [];
    const input = await show({
      minimumCharacters: 2,
      search: async (text) => {
        asked.push(text);
        return [];
      },
    });
    await enter(input, 'g');
    await after(1_000);
    expect([asked, panel()]).toEqual([[], null]);
  });

  test('a running search is cancelled by the next letter, and newer results replace older ones (docs: lists#search-debounce)', async () => {
    const signals: AbortSignal[] = [];
    const input = await show({
      search: async (text, signal) => {
        signals.push(signal);
        return options(`${text} one`);
      },
    });
    await enter(input, 'g');
    await after(300);
    expect(panel()?.textContent).toContain('1 items with “g”');
    await enter(input, 'ga');
    expect(signals[0]?.aborted).toBe(true);
    await after(300);
    expect(panel()?.textContent).toContain('1 items with “ga”');
    expect([...document.querySelectorAll('[role=option]')].map((one) => one.textContent)).toEqual(['ga one']);
  });

  describe('an option pressed while the search for the last letter waits', () => {
    const option = () => document.querySelector('[role=option]') as HTMLElement;
    const press = () => act(async () => void option().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
    const release = (end: string) => act(async () => void document.dispatchEvent(new MouseEvent(end)));
    const showFound = async (onSelect: (option: SearchOption) => void) => {
      const search = async (text: string) => options(`${text} one`);
      const input = await show({ search, onSelect });
      await enter(input, 'g');
      await after(300);
      await enter(input, 'ga');
    };

    test('is the one picked, however long it is pressed (docs: lists#search-debounce)', async () => {
      const picked: string[] = [];
      await showFound(({ value }) => picked.push(value));
      await after(200);
      await press();
      await after(2_000);
      expect(option().textContent).toBe('g one');
      await release('pointerup');
      await act(async () => option().click());
      await after(1_000);
      expect([picked, panel()]).toEqual([['g one'], null]);
    });

    test.each(['pointerup', 'pointercancel'])('released elsewhere (%s): the search runs', async (end) => {
      const picked: string[] = [];
      await showFound(({ value }) => picked.push(value));
      await press();
      await after(2_000);
      await release(end);
      await after(300);
      expect([picked, option().textContent]).toEqual([[], 'ga one']);
    });
  });

  test('the option that the arrow keys reached is picked by Enter wherever the next response has it, and no other is (docs: lists#search-debounce)', async () => {
    const picked: string[] = [];
    const responses = [options('Bay 1', 'Bay 2'), options('Bay 0', 'Bay 1', 'Bay 2'), options('Bay 9')];
    const search = async () => responses.shift() ?? [];
    const input = await show({ search, onSelect: ({ value }) => picked.push(value) });
    const press = (key: string) =>
      act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    const reached = () => document.querySelector('[data-active]')?.textContent;
    await enter(input, 'b');
    await after(300);
    await enter(input, 'ba');
    await press('ArrowDown');
    expect(reached()).toBe('Bay 1');
    await after(300);
    expect(reached()).toBe('Bay 1');
    await enter(input, 'bay');
    await press('ArrowDown');
    await after(300);
    expect(reached()).toBeUndefined();
    await press('Enter');
    expect(picked).toEqual([]);
    await press('ArrowDown');
    await press('Enter');
    expect(picked).toEqual(['Bay 9']);
  });

  test('an option that two groups have is reached in each of them, and the one after it too', async () => {
    const recent = options('Bay 1', 'Bay 2');
    const search = async () => [
      { groupName: 'Recent', options: recent },
      { groupName: 'All', options: [...recent, ...options('Bay 3')] },
    ];
    const picked: string[] = [];
    const input = await show({ search, onSelect: ({ value }) => picked.push(value) });
    await enter(input, 'b');
    await after(300);
    for (const key of [...Array.from({ length: 5 }, () => 'ArrowDown'), 'Enter'])
      await act(
        async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      );
    expect(picked).toEqual(['Bay 3']);
  });

  test('says when nothing was found, and offers a new one and an advanced search (docs: lists#search-panel)', async () => {
    const calls: string[] = [];
    const input = await show({
      onEnterNew: (text) => calls.push(`new ${text}`),
      onAdvancedSearch: () => calls.push('advanced'),
    });
    for (const [text, name] of [
      ['gate', 'Enter a New One'],
      ['gate 2', 'Try an Advanced Search'],
    ] as const) {
      await enter(input, text);
      await after(300);
      expect(panel()?.textContent).toContain('No results matched your search');
      await act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
    }
    expect(calls).toEqual(['new gate', 'advanced']);
  });

  test('with minimum 0, focusing the input searches; a required field that is left empty says so (docs: lists#search-bar, lists#search-picked, lists#search-focus, lists#search-length, lists#search-required)', async () => {
    const asked: string[] = [];
    const input = await show({
      minimumCharacters: 0,
      required: true,
      search: async (text) => {
        asked.push(text);
        return options('Gate');
      },
    });
    expect(document.querySelector('.wd-label')?.textContent).toBe('Site *');
    await act(async () => input.focus());
    expect(asked).toEqual(['']);
    await act(async () => input.blur());
    expect(document.body.textContent).toContain('This field is required.');
  });
});

/** A list of three, open below the field. */
async function opened(picked: (option: SearchOption) => void = () => {}): Promise<HTMLInputElement> {
  const options = ['Gate 1', 'Gate 2', 'Gate 3'].map((label) => ({ label, value: label }));
  const input = await show({
    minimumCharacters: 0,
    debounce: 0,
    search: async () => [{ groupName: 'North', options }],
    onSelect: picked,
  });
  await act(async () => input.focus());
  await nextPaint();
  return input;
}
const press = (input: HTMLElement, init: KeyboardEventInit) =>
  act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));

test('Enter that ends a composition picks nothing', async () => {
  const picked: string[] = [];
  const input = await opened(({ label }) => picked.push(label));
  await press(input, { key: 'ArrowDown' });
  await press(input, { key: 'Enter', isComposing: true });
  await press(input, { key: 'Enter', keyCode: 229 } as KeyboardEventInit);
  expect(picked).toEqual([]);
  await press(input, { key: 'Enter' });
  expect(picked).toEqual(['Gate 1']);
});

test('an option says which of how many it is, and of which group', async () => {
  await opened();
  const options = [...document.querySelectorAll('[role="option"]')];
  expect(
    options.map((one) => ['aria-posinset', 'aria-setsize', 'aria-description'].map((name) => one.getAttribute(name))),
  ).toEqual(['1', '2', '3'].map((place) => [place, '3', 'North']));
});

test('PageDown and PageUp go ten lines, Alt and the up arrow close, and the list is no stop of Tab', async () => {
  const input = await opened();
  const active = () => document.querySelector('[data-active]')?.textContent;
  await press(input, { key: 'PageDown' });
  expect(active()).toBe('Gate 3');
  await press(input, { key: 'PageUp' });
  expect(active()).toBe('Gate 1');
  expect((document.querySelector('[role="listbox"]') as HTMLElement).tabIndex).toBe(-1);
  await press(input, { key: 'ArrowUp', altKey: true });
  expect(input.getAttribute('aria-expanded')).toBe('false');
});
