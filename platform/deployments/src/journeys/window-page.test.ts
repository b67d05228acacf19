import { runInThisContext } from 'node:vm';
import { inTime, run, TooLate, until } from './window-page.ts';

const never = new Promise<never>(() => undefined);

test('what takes too long is said, also if it never answers', async () => {
  await expect(inTime(1, never)).rejects.toThrow(new TooLate(1));
  await expect(until(1, () => never)).rejects.toThrow('not within 0.001 seconds.');
  await expect(until(1, async () => undefined)).rejects.toThrow(TooLate);
});

test('an answer, or an error, passes', async () => {
  expect(await inTime(60_000, Promise.resolve(1))).toBe(1);
  await expect(inTime(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('it asks until there is an answer, also while one page replaces another', async () => {
  const answers = [Promise.reject(new Error('no page')), Promise.resolve(undefined), Promise.resolve('here')];
  for (const one of answers) one.catch(() => undefined);
  expect(await until(60_000, () => answers.shift() ?? Promise.resolve('late'))).toBe('here');
});

test('a function runs on the page as text, with its argument as data', async () => {
  const window = { evaluate: async (expression: string) => String(runInThisContext(expression)) };
  const add = ({ one, other }: { one: number; other: number }) => one + other;
  expect(await run(window as never, add, { one: 1, other: 2 })).toBe(3);
  expect(await run(window as never, () => undefined, null)).toBeNull();
});
