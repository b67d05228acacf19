import { PassThrough, Readable } from 'node:stream';
import { confirm } from './confirm.ts';

const answer = (typed: string) => {
  const output = new PassThrough();
  return { done: confirm('worker', { input: Readable.from([typed]), output }), output };
};

test('a command goes on when the user name is typed', async () => {
  const { done, output } = answer('Worker\n');
  await done;
  expect(output.read().toString()).toBe('Type the user name to go on (worker): ');
});

test.each(['manager\n', '\n', ''])('it stops for %j', async (typed) => {
  await expect(answer(typed).done).rejects.toThrow('Nothing was changed.');
});
