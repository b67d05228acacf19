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
/** Whether the device has space for a record. */
let room = (_: string) => true;
jest.unstable_mockModule('shared-session/sealed-store', () => ({
  sealedStore: () => ({
    put: async (id: string, text: string) => room(id) && device.set(id, text) !== undefined,
    get: async (id: string) => device.get(id) ?? null,
    remove: async (id: string) => void device.delete(id),
  }),
}));
const { pendingReceipts } = await import('./pending-receipts.ts');
const { keptWork } = await import('shared-session/device-data');

/** Web Locks as the browser grants them to a page: with `ifAvailable` it is known at once whether the lock is held. */
const taken = new Set<string>();
const locks = {
  async request(name: string, ...of: readonly unknown[]) {
    const run = of.at(-1) as (lock: object | null) => Promise<unknown> | undefined;
    if (of.length === 1) return run({ name });
    if (taken.has(name)) return run(null);
    taken.add(name);
    await run({ name });
    taken.delete(name);
  },
};
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const pageOf = () =>
  pendingReceipts({ nameOf: async () => 'report', work: () => ({ url: '#/', key: 'LBL_KEPT_RECEIPTS', params: {} }) });
const receipt = (id: string) => ({ id, line: 'taxi', file: new File(['%PDF-1.7'], 'taxi.pdf'), repeated: false });

beforeEach(() => {
  room = () => true;
  device.clear();
  taken.clear();
  localStorage.clear();
});

test('of several tabs the one that has its lock sends a receipt, until that tab is gone', async () => {
  const [first, second] = [pageOf(), pageOf()];
  await first.keep(receipt('one'));
  expect(taken).toEqual(new Set(['expense-receipt/one']));
  expect(await second.find()).toEqual([]);
  first.release(['one']);
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

test('what a sign-out would lose is registered until the last one has arrived', async () => {
  const page = pageOf();
  await Promise.all([page.keep(receipt('five')), page.keep(receipt('six'))]);
  expect(keptWork().filter(({ key }) => key === 'LBL_KEPT_RECEIPTS')).toHaveLength(1);
  await page.forget('five');
  expect(keptWork()).toHaveLength(1);
  await page.forget('six');
  expect(keptWork()).toEqual([]);
});

test('an entry whose content was never written goes, and leaves its lock', async () => {
  const [first, second] = [pageOf(), pageOf()];
  await first.keep(receipt('seven'));
  device.delete('content/seven');
  first.release(['seven']);
  await Promise.resolve();
  expect(await second.find()).toEqual([]);
  await Promise.resolve();
  expect([device.size, taken.size]).toEqual([0, 0]);
});

test.each(['content', 'list'])(
  'without room for the %s nothing is left behind, and the tab has the receipt',
  async (what) => {
    room = (id) => (what === 'content' ? !id.startsWith('content/') : id !== 'report');
    const page = pageOf();
    expect(await page.keep(receipt('eight'))).toBe(false);
    expect(device.size).toBe(0);
    expect((await pageOf().find()).map(({ id }) => id)).toEqual(['eight']);
    await page.forget('eight');
    expect(await pageOf().find()).toEqual([]);
  },
);

test('a receipt of before, whose content was named after its report, is found, moved and removed', async () => {
  device.set('report', JSON.stringify([{ id: 'nine', name: 'taxi.pdf', type: '', line: null }]));
  device.set('report/nine', btoa('%PDF-1.7'));
  let name = 'report';
  const page = pendingReceipts({ nameOf: async () => name, work: () => ({ url: '#/', key: 'LBL_X', params: {} }) });
  expect((await page.find()).map(({ id }) => id)).toEqual(['nine']);
  name = 'report 7';
  await page.move();
  expect([...device.keys()]).toEqual(['report/nine', 'report 7']);
  await page.forget('nine');
  expect(device.size).toBe(0);
});
