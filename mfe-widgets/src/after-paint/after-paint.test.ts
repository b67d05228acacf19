/** @jest-environment jsdom */
import { afterPaint } from './after-paint.ts';

const frames: FrameRequestCallback[] = [];
const requested = window.requestAnimationFrame;

beforeEach(() => {
  frames.length = 0;
  window.requestAnimationFrame = (run) => frames.push(run);
});
afterEach(() => {
  window.requestAnimationFrame = requested;
});

const task = () => new Promise((resolve) => setTimeout(resolve, 5));

async function paint(): Promise<void> {
  for (const run of frames.splice(0)) run(0);
  await task();
}

test('everything that waits for one frame runs behind it, in one task and in its order', async () => {
  const ran: string[] = [];
  afterPaint(() => ran.push('first'));
  afterPaint(() => ran.push('second'));
  expect(frames).toHaveLength(1);
  await task();
  expect(ran).toEqual([]);
  await paint();
  expect(ran).toEqual(['first', 'second']);
  afterPaint(() => ran.push('third'));
  await paint();
  expect(ran).toEqual(['first', 'second', 'third']);
});

test('what is taken back does not run', async () => {
  const ran: string[] = [];
  const undo = afterPaint(() => ran.push('first'));
  afterPaint(() => ran.push('second'));
  undo();
  await paint();
  expect(ran).toEqual(['second']);
});

test('what fails keeps nobody else from running, and is reported', async () => {
  const reported: unknown[] = [];
  const report = globalThis.reportError;
  globalThis.reportError = (error) => void reported.push(error);
  const ran: string[] = [];
  afterPaint(() => {
    throw new Error('first');
  });
  afterPaint(() => ran.push('second'));
  await paint();
  globalThis.reportError = report;
  expect(ran).toEqual(['second']);
  expect(reported).toEqual([new Error('first')]);
});
