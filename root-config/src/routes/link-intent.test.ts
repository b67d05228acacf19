/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { INTENT_MS, linkIntent, READY_MS } from './link-intent.ts';

const calls: string[] = [];
beforeAll(() => {
  linkIntent({
    near: (hash) => calls.push(`near ${hash}`),
    intended(hash) {
      calls.push(`intended ${hash}`);
      return () => calls.push(`end ${hash}`);
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<a id="one" href="#/one?x=1"><b>One</b></a><a id="two" href="#/two">Two</a>
    <a id="skip" href="#main">Skip</a><a id="far" href="https://elsewhere.example/#/one">Far</a><p>Text</p>`;
});
afterEach(() => {
  window.dispatchEvent(new Event('hashchange'));
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  calls.length = 0;
});
const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a link is near at once, and intended for whoever stays; moving within it changes nothing', () => {
  over('#one');
  expect(calls).toEqual(['near #/one?x=1']);
  over('#one b');
  jest.advanceTimersByTime(INTENT_MS);
  over('#one');
  expect(calls).toEqual(['near #/one?x=1', 'intended #/one?x=1']);
});

test('who only passes over a link does not intend it', () => {
  over('#one');
  over('p');
  jest.advanceTimersByTime(INTENT_MS);
  expect(calls).toEqual(['near #/one?x=1']);
});

test('what was intended ends with the next link, and not on the way to nowhere', () => {
  over('#one');
  jest.advanceTimersByTime(INTENT_MS);
  over('p');
  expect(calls).not.toContain('end #/one?x=1');
  over('#two');
  expect(calls.slice(2)).toEqual(['end #/one?x=1', 'near #/two']);
});

test('who comes back after long is got ready for anew', () => {
  over('#one');
  jest.advanceTimersByTime(READY_MS + 1);
  over('#one');
  jest.advanceTimersByTime(INTENT_MS);
  expect(calls.slice(2)).toEqual(['end #/one?x=1', 'near #/one?x=1', 'intended #/one?x=1']);
});

test('arriving leaves the page a moment to take it; going elsewhere ends it at once', () => {
  over('#two');
  jest.advanceTimersByTime(INTENT_MS);
  history.replaceState(null, '', '#/two');
  window.dispatchEvent(new Event('hashchange'));
  expect(calls).not.toContain('end #/two');
  jest.advanceTimersByTime(3_000);
  expect(calls).toContain('end #/two');
  history.replaceState(null, '', '#/');
  over('#one');
  jest.advanceTimersByTime(INTENT_MS);
  history.replaceState(null, '', '#/two');
  window.dispatchEvent(new Event('hashchange'));
  expect(calls.at(-1)).toBe('end #/one?x=1');
});

test.each(['#skip', '#far', 'p'])('%s leads to no page of ours', (selector) => {
  over(selector);
  jest.advanceTimersByTime(INTENT_MS);
  expect(calls).toEqual([]);
});

test('the page that is shown needs nothing', () => {
  history.replaceState(null, '', '#/two');
  over('#two');
  jest.advanceTimersByTime(INTENT_MS);
  expect(calls).toEqual([]);
  history.replaceState(null, '', '#/');
});
