/** @jest-environment jsdom */
import { loadPostPaint } from './load-post-paint.ts';

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

test('what can wait is asked for after the paint, and used', async () => {
  const steps: string[] = [];
  loadPostPaint(
    async () => {
      steps.push('asked for');
      return 'flags';
    },
    (loaded) => steps.push(loaded),
  );
  expect(steps).toEqual([]);
  await painted();
  expect(steps).toEqual(['asked for', 'flags']);
});

test('what is gone before the paint asks for nothing', async () => {
  const steps: string[] = [];
  const cancel = loadPostPaint(
    async () => steps.push('asked for'),
    () => steps.push('used'),
  );
  cancel();
  await painted();
  expect(steps).toEqual([]);
});

test('what is gone while it loads uses nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const used: string[] = [];
  const cancel = loadPostPaint(
    () => promise,
    (loaded) => used.push(loaded),
  );
  await painted();
  cancel();
  resolve('flags');
  await promise;
  expect(used).toEqual([]);
});

test('a failure is reported', async () => {
  const errors: unknown[] = [];
  loadPostPaint(
    () => Promise.reject(new Error('offline')),
    () => {},
    (error) => errors.push(error),
  );
  await painted();
  expect(errors).toEqual([new Error('offline')]);
});
