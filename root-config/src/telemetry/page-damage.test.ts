/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { type Damage, watchForDamage } from './page-damage.ts';

const reports: [Damage, string | undefined][] = [];
const added: Parameters<typeof addEventListener>[] = [];
let click: (event: object) => void;
let shownPage: string | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  reports.length = 0;
  globalThis.fetch = (() => undefined) as unknown as typeof fetch;
  document.body.innerHTML = '<div data-region="page"><div data-application="mfe_a/page"><button>x</button></div></div>';
  const add = jest.spyOn(globalThis, 'addEventListener').mockImplementation((...args: unknown[]) => {
    added.push(args as never);
  });
  shownPage = 'mfe_a/page';
  watchForDamage({ shownPage: () => shownPage, report: (...report) => reports.push(report) });
  add.mockRestore();
  click = added.at(-1)?.[1] as unknown as typeof click;
});
afterEach(() => {
  jest.useRealTimers();
});

const button = () => document.querySelector('button') as HTMLButtonElement;

test.each([
  ['body was wiped', () => document.body],
  ['region was emptied', () => document.querySelector('[data-region="page"]')],
  ['content was emptied', () => document.querySelector('[data-application="mfe_a/page"]')],
])('a page whose %s, even before the watching began, is reported once, with what was shown', (_what, element) => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div data-region="shell"><div data-application="mfe_s/shell">x</div></div>',
  );
  element()?.replaceChildren();
  jest.advanceTimersByTime(5_000);
  expect(reports).toEqual([]);
  jest.advanceTimersByTime(20_000);
  expect(reports).toEqual([['WipedPageError', 'mfe_a/page']]);
});

test('a page that has shown nothing yet, or is on its way to the next one, is not wiped', () => {
  shownPage = undefined;
  document.body.innerHTML = '';
  jest.advanceTimersByTime(20_000);
  expect(reports).toEqual([]);
});

test('a replaced fetch is reported', () => {
  jest.advanceTimersByTime(5_000);
  globalThis.fetch = (() => undefined) as unknown as typeof fetch;
  jest.advanceTimersByTime(10_000);
  expect(reports).toEqual([['ReplacedFetchError', 'mfe_a/page']]);
});

describe('a page that is never idle', () => {
  let rest: () => void;
  beforeEach(() => {
    rest = () => undefined;
    Object.assign(globalThis, {
      requestIdleCallback: (idle: () => void) => {
        rest = idle;
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  test('is reported once, with what is shown', () => {
    jest.advanceTimersByTime(20_000);
    expect(reports).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(reports).toEqual([['RestlessPageError', 'mfe_a/page']]);
  });

  test('is not one that rests now and then, or is hidden', () => {
    for (let count = 0; count < 10; count += 1) {
      jest.advanceTimersByTime(15_000);
      rest();
    }
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    jest.advanceTimersByTime(120_000);
    expect(reports).toEqual([]);
  });
});

test('a click that never reaches its region is reported; one that does is not', () => {
  // The browser alone makes trusted clicks; this is what it would call the listener with.
  click({ target: button(), isTrusted: true });
  button().click();
  jest.advanceTimersByTime(1);
  expect(reports).toEqual([]);
  click({ target: button(), isTrusted: true });
  jest.advanceTimersByTime(1);
  expect(reports).toEqual([['EatenClickError', 'mfe_a/page']]);
});

test('a click of a script, or outside of the regions, is none of this', () => {
  click({ target: button(), isTrusted: false });
  click({ target: document.body, isTrusted: true });
  jest.advanceTimersByTime(1);
  expect(reports).toEqual([]);
});
