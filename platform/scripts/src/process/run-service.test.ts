import { createServer } from 'node:http';
import { UserError } from 'deployments';
import { onFreePort, runService } from './run-service.ts';

/** A typical server: it prints its error, and ends. */
const server = (port: number) => `require('node:http').createServer((_, response) => response.end()).listen(${port})`;

const start = (port: number) =>
  runService({
    name: 'The server',
    command: process.execPath,
    args: ['-e', server(port)],
    ready: async () => (await fetch(`http://localhost:${port}`)).ok && port !== taken,
  });

let taken = 0;

describe('a service on a free port', () => {
  test('is started on another one when the first is taken by then', async () => {
    const holder = createServer((_, response) => response.end());
    taken = await new Promise<number>((resolve) => {
      holder.listen(0, () => resolve((holder.address() as { port: number }).port));
    });
    const tried: number[] = [];
    const service = await onFreePort((port) => {
      tried.push(tried.length === 0 ? taken : port);
      return start(tried.at(-1) ?? 0);
    });
    expect(tried).toHaveLength(2);
    expect((await fetch(`http://localhost:${tried[1]}`)).ok).toBe(true);
    await service.close();
    holder.close();
  });

  test('that ends for another reason is not tried again', async () => {
    let tries = 0;
    const failing = onFreePort(() => {
      tries += 1;
      return runService({
        name: 'The server',
        command: process.execPath,
        args: ['-e', 'throw new Error("no disk")'],
        ready: async () => false,
      });
    });
    await expect(failing).rejects.toThrow(UserError);
    expect(tries).toBe(1);
  });
});
