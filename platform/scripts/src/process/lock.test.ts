import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'new', 'lock');
const unasked = (holder: number) => {
  throw new Error(`waits for ${holder}`);
};

// Slow: the second looks once a second.
test('the second waits, and says for whom, until the first releases the lock', async () => {
  const release = await takeLock(lock(), unasked);
  const order: (string | number)[] = [];
  const { promise: waits, resolve: isWaiting } = Promise.withResolvers<void>();
  const second = takeLock(lock(), (holder) => {
    order.push(holder);
    isWaiting();
  }).then((releaseSecond) => {
    order.push('taken');
    return releaseSecond();
  });
  await waits;
  order.push('released');
  await release();
  await second;
  expect(order).toEqual([process.pid, 'released', 'taken']);
});

test('the lock of a process that has ended is taken over', async () => {
  await (await takeLock(lock(), unasked))();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock(), String(pid));
  await (await takeLock(lock(), unasked))();
});
