/** @jest-environment jsdom */
import { schedulePostPaint } from './schedule-post-paint.ts';

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

test('everything scheduled for one frame runs after it, in one task and in order', async () => {
  const ran: string[] = [];
  schedulePostPaint(() => ran.push('first'));
  schedulePostPaint(() => ran.push('second'));
  expect(frames).toHaveLength(1);
  await task();
  expect(ran).toEqual([]);
  await paint();
  expect(ran).toEqual(['first', 'second']);
  schedulePostPaint(() => ran.push('third'));
  await paint();
  expect(ran).toEqual(['first', 'second', 'third']);
});

test('a cancelled function does not run', async () => {
  const ran: string[] = [];
  const undo = schedulePostPaint(() => ran.push('first'));
  schedulePostPaint(() => ran.push('second'));
  undo();
  await paint();
  expect(ran).toEqual(['second']);
});

test('a failure is reported and does not stop the others', async () => {
  const reported: unknown[] = [];
  const report = globalThis.reportError;
  globalThis.reportError = (error) => void reported.push(error);
  const ran: string[] = [];
  schedulePostPaint(() => {
    throw new Error('first');
  });
  schedulePostPaint(() => ran.push('second'));
  await paint();
  globalThis.reportError = report;
  expect(ran).toEqual(['second']);
  expect(reported).toEqual([new Error('first')]);
});
