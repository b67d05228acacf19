/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const device = new Map<string, string>();
jest.unstable_mockModule('shared-session/sealed-store', () => ({
  sealedStore: () => ({
    put: async (id: string, text: string) => device.set(id, text) !== undefined,
    get: async (id: string) => device.get(id) ?? null,
    remove: async (id: string) => void device.delete(id),
  }),
}));
const { keptReceipts } = await import('./kept-receipts.ts');

/** Web Locks as the browser grants them to a page: `ifAvailable` is told at once whether somebody has it. */
const taken = new Set<string>();
const locks = {
  async request(name: string, _options: object, run: (lock: object | null) => Promise<void> | undefined) {
    if (taken.has(name)) return run(null);
    taken.add(name);
    await run({ name });
    taken.delete(name);
  },
};
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const pageOf = () => keptReceipts(async () => 'report');
const receipt = (id: string) => ({ id, line: 'taxi', file: new File(['%PDF-1.7'], 'taxi.pdf') });

test('of several tabs the one that has its lock sends a receipt, until that tab is gone', async () => {
  const [first, second] = [pageOf(), pageOf()];
  await first.keep(receipt('one'));
  expect(taken).toEqual(new Set(['expense-receipt/one']));
  expect(await second.find()).toEqual([]);
  first.release();
  await Promise.resolve();
  const [found] = await second.find();
  expect([found?.id, found?.line]).toEqual(['one', 'taxi']);
  expect(await first.find()).toEqual([]);
});

test('what has arrived lets its lock go, and leaves nothing on the device', async () => {
  const page = pageOf();
  await page.keep(receipt('two'));
  await page.forget('two');
  await Promise.resolve();
  expect(taken.has('expense-receipt/two')).toBe(false);
  expect([...device.keys()].filter((key) => key.includes('two'))).toEqual([]);
});
