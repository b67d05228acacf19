import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPortal } from 'scripts/portal';

/**
 * A portal in a process of its own, so that its memory can be told from the benchmark's. Started with `--expose-gc` and the folder of a
 * store; prints its address and one that answers with what the process holds after a garbage collection.
 */
const [store = ''] = process.argv.slice(2);
const portal = await startPortal({ port: 0, store, dataDir: 'memory', logLevel: 'error', rateLimits: false });
const memory = createServer((_, response) => {
  globalThis.gc?.();
  response.end(JSON.stringify(process.memoryUsage()));
});
memory.listen(0, 'localhost', () =>
  console.log(`ready ${portal.url} http://localhost:${(memory.address() as AddressInfo).port}`),
);
