/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import * as React from 'react';
import * as runtime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { families } from './families.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const reload = jest.fn();
const { register, resolve, signature, outside, accept, lifeCycles, texts } = families(React, runtime, reload);
const jsx = (type: React.ElementType, props: object = {}) => runtime.jsx(resolve(type), props);

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  reload.mockClear();
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => React.act(() => root.unmount()));

/** Registers the result of an edit, and waits until it is shown. */
const edited = (register: () => void) => React.act(async () => register());
const shown = () => place.textContent;
const click = () => React.act(() => place.querySelector('button')?.click());

/** A button that counts its clicks, as compiled: its hooks are `useState`, and those of `hooks`. */
function counter(label: string, key = 'useState{}', hooks?: () => unknown[]) {
  const signed = signature();
  // biome-ignore lint/correctness/noComponentHookFactories: an edit makes another component of the same name.
  function Counter({ suffix = '' }: { suffix?: string }) {
    signed();
    const [count, setCount] = React.useState(0);
    return runtime.jsx('button', { onClick: () => setCount(count + 1), children: `${label} ${count}${suffix}` });
  }
  signed(Counter, key, false, hooks);
  return Counter;
}

test('an edit shows the new code and keeps the state', async () => {
  const before = counter('Clicks');
  register(before, 'kept Counter');
  await React.act(() => root.render(jsx(before, { suffix: '!' })));
  await click();
  expect(shown()).toBe('Clicks 1!');
  const after = counter('Taps');
  await edited(() => register(after, 'kept Counter'));
  expect(shown()).toBe('Taps 1!');
  await click();
  expect(shown()).toBe('Taps 2!');
  expect(reload).not.toHaveBeenCalled();
});

test('whoever has the earlier version in hand shows the newest', async () => {
  const before = counter('Clicks');
  register(before, 'in hand Counter');
  await React.act(() => root.render(jsx(before)));
  await edited(() => register(counter('Taps'), 'in hand Counter'));
  expect(resolve(before)).toBe(resolve(before));
  await React.act(() => root.render(jsx(before)));
  expect(shown()).toBe('Taps 0');
});

test('with other hooks it is mounted anew, also where they are those of a hook of its own', async () => {
  const first = counter('Clicks');
  register(first, 'hooks Counter');
  await React.act(() => root.render(jsx(first)));
  await click();
  await edited(() => register(counter('Taps', 'useState{}\nuseId{}'), 'hooks Counter'));
  expect(shown()).toBe('Taps 0');
  await click();

  const hook = (key: string) => {
    const use = () => undefined;
    signature()(use, key, false);
    return use;
  };
  await edited(() =>
    register(
      counter('Taps', 'useOwn{}', () => [hook('useId{}')]),
      'hooks Counter',
    ),
  );
  await click();
  expect(shown()).toBe('Taps 1');
  await edited(() =>
    register(
      counter('Again', 'useOwn{}', () => [hook('useId{}')]),
      'hooks Counter',
    ),
  );
  expect(shown()).toBe('Again 1');
  await edited(() =>
    register(
      counter('Again', 'useOwn{}', () => [hook('useState{}')]),
      'hooks Counter',
    ),
  );
  expect(shown()).toBe('Again 0');
});

test('an edit goes through what is memoized', async () => {
  const before = counter('Clicks');
  const memoized = React.memo(before);
  register(before, 'memo Counter$memo');
  register(memoized, 'memo Counter');
  const parent = React.memo(() => jsx(memoized));
  await React.act(() => root.render(jsx(parent)));
  await click();
  const after = counter('Taps');
  await edited(() => {
    register(after, 'memo Counter$memo');
    register(React.memo(after), 'memo Counter');
  });
  expect(shown()).toBe('Taps 1');
});

test('what the page renders by itself is a proxy, too', async () => {
  const view = counter('Clicks');
  register(view, 'view App');
  const make = (View: typeof view, { title }: { title: string }) => [View, title] as const;
  const [View, title] = lifeCycles(make)(view, { title: 'Notes' });
  expect(title).toBe('Notes');
  await React.act(() => root.render(runtime.jsx(View, {})));
  await edited(() => register(counter('Taps'), 'view App'));
  expect(shown()).toBe('Taps 0');
});

test('the page is loaded again where an edit could not be seen', async () => {
  register(counter('Clicks'), 'nowhere Counter');
  await edited(() => register(counter('Taps'), 'nowhere Counter'));
  expect(reload).toHaveBeenCalledTimes(1);

  const exported = counter('Clicks');
  register(exported, 'widget Counter');
  outside({ exported, parse: () => 1, LIMIT: 3 });
  await React.act(() => root.render(jsx(exported)));
  await edited(() => register(counter('Taps'), 'widget Counter'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('types that are no components of the build stay what they are', () => {
  const other = () => null;
  for (const type of ['button', React.Fragment, React.Suspense, other, undefined]) expect(resolve(type)).toBe(type);
  register('button' as never, 'x');
  expect(resolve('button')).toBe('button');
});

describe('a module takes edits', () => {
  const Page = counter('Page');
  register(Page, 'taken Page');
  /** A module, as webpack passes it. */
  const module = (exports: object, names?: string[]) => {
    const disposed: ((data: object) => void)[] = [];
    const hot = {
      data: names && { names },
      accept: jest.fn(),
      invalidate: jest.fn(),
      dispose: (then: (data: object) => void) => disposed.push(then),
    };
    return { exports, hot, disposed };
  };

  test('if it exports components alone', () => {
    const taking = module({ Page });
    accept(taking);
    expect(taking.hot.accept).toHaveBeenCalledTimes(1);
    const data = {};
    for (const then of taking.disposed) then(data);
    expect(data).toEqual({ names: ['Page'] });
    for (const exports of [{}, { Page, LIMIT: 3 }, { usePage: () => 1 }]) {
      const other = module(exports);
      accept(other);
      expect(other.hot.accept).not.toHaveBeenCalled();
    }
  });

  test('and hands them on once it exports something else', () => {
    const same = module({ Page }, ['Page']);
    accept(same);
    expect(same.hot.invalidate).not.toHaveBeenCalled();
    for (const exports of [{ Page, LIMIT: 3 }, { Other: Page }]) {
      const changed = module(exports, ['Page']);
      accept(changed);
      expect(changed.hot.invalidate).toHaveBeenCalledTimes(1);
    }
  });

  test('if it exports or registers texts alone, and registers what was edited', () => {
    const registered: object[] = [];
    const translations = {
      i18n: { t: (key: string) => key },
      registerTexts: (map: object) => void registered.push(map),
    };
    const registering = module({});
    texts(registering, translations)({ LBL_NOTES: 'Notes' });
    accept(registering);
    expect(registering.hot.accept).toHaveBeenCalledTimes(1);
    const exporting = module({ notesTexts: { LBL_NOTES: 'All notes' } }, ['notesTexts']);
    accept(exporting);
    expect(exporting.hot.accept).toHaveBeenCalledTimes(1);
    expect(registered).toEqual([{ LBL_NOTES: 'Notes' }, { LBL_NOTES__1: 'All notes' }]);
    expect(translations.i18n.t('LBL_NOTES')).toBe('LBL_NOTES__1');
    const settings = module({ settings: { limit: 3 } });
    accept(settings);
    expect(settings.hot.accept).not.toHaveBeenCalled();
  });
});
