/** @jest-environment jsdom */
import { listen, state, wrongIn } from './page-state.ts';

const heard = () => state([]).heard;
// jsdom keeps no marks.
performance.getEntriesByType ??= () => [];

/** An error with the stack that an engine writes. */
function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}
const ours = 'http://localhost:9000/mfe/mfe_notes/1.0.0-abc/app.0123abcd.js:1:2345';
const chromium = `TypeError: x\n    at add (${ours})\n    at http://localhost:9000/mfe/root/1.0.0-def/portal.js:1:7`;
const firefox = `add@${ours}\n@http://localhost:9000/mfe/root/1.0.0-def/portal.js:1:7\n`;

beforeEach(() => listen());

test.each([chromium, firefox])('an error that nobody caught is said with its words and its place', (stack) => {
  dispatchEvent(new ErrorEvent('error', { error: thrown('x is undefined\nand more', stack) }));
  expect(heard()).toEqual(['uncaught TypeError: x is undefined (in /mfe/mfe_notes/1.0.0-abc/app.0123abcd.js:1:2345)']);
});

test('so is a rejection that nobody handled', () => {
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: thrown('no notes', chromium) });
  dispatchEvent(rejection);
  dispatchEvent(rejection);
  expect(heard()).toEqual([
    'an uncaught rejection, TypeError: no notes (in /mfe/mfe_notes/1.0.0-abc/app.0123abcd.js:1:2345)',
  ]);
});

test('a component that threw is said whatever it threw', () => {
  const crashed = (error: unknown) => dispatchEvent(new CustomEvent('portal-crashed', { detail: { error } }));
  crashed(thrown('x'.repeat(400), chromium));
  crashed('a word');
  crashed(undefined);
  expect(heard()).toEqual([
    expect.stringMatching(/^a component threw while it was rendered, TypeError: x{189} \(in \/mfe\/mfe_notes/),
    'a component threw while it was rendered, a word',
    'a component threw while it was rendered, undefined',
  ]);
});

test('what is thrown by no script of ours is not heard', () => {
  dispatchEvent(new ErrorEvent('error', { error: thrown('x', 'at chrome-extension://abc/content.js:1:2') }));
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  expect(heard()).toEqual([]);
});

test('an application that could not be shown has the reason that the page logs', () => {
  const log = console.error;
  console.error = () => undefined;
  listen();
  const failure = new Error('mfe_notes/main failed while it was mounting.', { cause: thrown('no notes', chromium) });
  console.error('mfe_notes/main could not be shown (M-12, mount):', failure);
  console.error('Something else:', thrown('no words', chromium));
  console.error = log;
  const said = { ...state([]), failed: ['mfe_notes/main', 'mfe_shell/header'] };
  expect(wrongIn(said, 'mfe_notes/main', {})).toEqual([
    'mfe_notes/main could not be shown, TypeError: no notes (in /mfe/mfe_notes/1.0.0-abc/app.0123abcd.js:1:2345)',
    'mfe_shell/header could not be shown',
  ]);
});
