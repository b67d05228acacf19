/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { type ExpenseSavePayload, expenseEditMetadata } from 'shared-client/schema/billing';
import { currentUser } from 'shared-session';
import { keptWork } from 'shared-session/device-data';
import * as v from 'valibot';
import { blankLine } from '../domain/metadata-to-form.ts';
import type { LineForm } from '../domain/report-form.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const device = new Map<string, string>();
/** The time that the device takes to read a receipt, in milliseconds. */
let readTime = 0;
jest.unstable_mockModule('shared-session/sealed-store', () => ({
  sealedStore: (name: string) => ({
    put: async (id: string, text: string) => device.set(`${name} ${id}`, text) !== undefined,
    get: async (id: string) => {
      if (name === 'expense-receipts' && readTime > 0) await new Promise((resolve) => setTimeout(resolve, readTime));
      return device.get(`${name} ${id}`) ?? null;
    },
    remove: async (id: string) => void device.delete(`${name} ${id}`),
  }),
}));

/** The server: its data, the requests to it, and its refusals. */
const server = {
  has: {} as object,
  saves: [] as ExpenseSavePayload[],
  /** The items that were read, and the day of a new one. */
  asked: [] as [number, string | undefined][],
  upload: async (): Promise<object> => ({ attachmentKey: 'k1', fileName: 'taxi.pdf' }),
};
const metadataOf = (billingItemId: number) =>
  v.parse(expenseEditMetadata, {
    billingItemId,
    version: server.saves.length,
    engagementId: 5000,
    status: billingItemId === 0 ? null : 'Saved',
    periodStartDate: '2026-11-16',
    periodEndDate: '2026-11-22',
    dates: ['2026-11-16'],
    categories: [{ category: 'Meals', types: ['Dinner'] }],
    currency: 'USD',
    expenses: server.saves.at(-1)?.expenses.map((line, at) => ({ ...line, id: at + 1 })) ?? [],
    attachments: server.saves.at(-1)?.attachments ?? [],
    ...server.has,
  });
jest.unstable_mockModule('shared-client/billing', () => ({
  getExpenseEditMetadata: async (id: number, _: number, { selectedDate }: { selectedDate?: string } = {}) => {
    server.asked.push([id, selectedDate]);
    return metadataOf(id);
  },
  getProjectEditMetadata: async () => ({}),
  getAdjustmentEditMetadata: async () => ({}),
  submitBillingItem: async () => ({}),
  saveBillingItem: async (payload: ExpenseSavePayload) => {
    server.saves.push(payload);
    return { billingItemId: 7, version: server.saves.length, status: 'Saved', errors: [] };
  },
}));
jest.unstable_mockModule('shared-client/documents', () => ({ uploadFile: () => server.upload() }));

const { createItemStore } = await import('./item-store.ts');
const { reportKind } = await import('./report-store.ts');
const { reportDrafts } = await import('./report-drafts.ts');
const { pendingReceiptsOf } = await import('./report-receipts.ts');
const { saveItemDrafts } = await import('./save-drafts.ts');

const report = createItemStore(reportKind, metadataOf(0));
const dinner: LineForm = {
  ...blankLine('dinner', { dates: ['2026-11-16'], currency: 'USD' }),
  ...{ category: 'Meals', expenseType: 'Dinner', amount: '31.20' },
};
/** Stores a draft of a new report, as its page does. */
async function keep(change: Partial<LineForm> = {}): Promise<void> {
  const { metadata, form } = report.getState();
  await reportDrafts.keep(metadata, { ...form, lines: [{ ...dinner, ...change }] }, form);
}
/** Stores a receipt, as a page does that has since been closed. */
async function keepReceipt(file: File, repeated = false): Promise<void> {
  const kept = pendingReceiptsOf(report);
  await kept.keep({ id: file.name, file, line: 'dinner', repeated });
  kept.release([file.name]);
}
const pdf = (name = 'taxi.pdf') => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });
const signIn = (userId: number) =>
  jest.spyOn(currentUser, 'getState').mockReturnValue({ status: 'signed-in', user: { userId } as never });
const left = () => keptWork().map(({ key }) => key);

beforeEach(() => {
  readTime = 0;
  localStorage.clear();
  device.clear();
  Object.assign(server, {
    has: {},
    asked: [],
    saves: [],
    upload: async () => ({ attachmentKey: 'k1', fileName: 'taxi.pdf' }),
  });
  signIn(12);
});

test('what is kept is saved, with its receipt at its line, and is registered no longer (docs: expenses#expense-sign-out)', async () => {
  await keep();
  await keepReceipt(pdf());
  expect(left()).toEqual(['LBL_KEPT_EXPENSES', 'LBL_KEPT_RECEIPTS']);
  await saveItemDrafts('2026-11-16');
  // A new report is saved for the period that it was typed for, and read back by its number.
  expect(server.asked).toEqual([
    [0, '2026-11-16'],
    [7, undefined],
  ]);
  expect(server.saves).toMatchObject([
    { id: 0, expenses: [{ amount: 31.2, receiptKey: 'k1' }], attachments: [{ attachmentKey: 'k1' }] },
  ]);
  expect(left()).toEqual([]);
});

test('nothing is registered any longer, and no draft comes back, on a device that is slower than the server (docs: expenses#expense-sign-out)', async () => {
  await keep();
  await keepReceipt(pdf());
  readTime = 20;
  await saveItemDrafts('2026-11-16');
  expect(left()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([...device.keys()]).toEqual([]);
});

test('a receipt without a draft becomes a line of a report that is saved', async () => {
  await keepReceipt(pdf());
  await saveItemDrafts('2026-11-16');
  expect(server.saves).toMatchObject([{ expenses: [{ amount: 0, receiptKey: 'k1' }] }]);
  expect(left()).toEqual([]);
});

test.each<[string, () => Promise<void>, string[]]>([
  ['a rule stops', () => keep({ amount: 'about 30' }), ['LBL_KEPT_EXPENSES']],
  [
    'the server has for another period',
    async () => {
      await keep();
      server.has = { periodStartDate: '2026-11-23' };
    },
    ['LBL_KEPT_EXPENSES'],
  ],
  [
    'was submitted meanwhile',
    async () => {
      await keep();
      server.has = { status: 'Pending' };
    },
    ['LBL_KEPT_EXPENSES'],
  ],
  ['is asked about', () => keepReceipt(pdf(), true), ['LBL_KEPT_RECEIPTS']],
  ['is no receipt', () => keepReceipt(new File(['<script>'], 'a.pdf')), ['LBL_KEPT_RECEIPTS']],
  [
    'the server refuses for good',
    async () => {
      await keepReceipt(pdf());
      server.upload = async () => ({ error: 'Infected.', final: true });
    },
    ['LBL_KEPT_RECEIPTS'],
  ],
  [
    'is of somebody else',
    async () => {
      await keep();
      signIn(13);
    },
    ['LBL_KEPT_EXPENSES'],
  ],
])('what %s is not saved, and stays (docs: expenses#expense-sign-out)', async (_what, prepare, kept) => {
  await prepare();
  await saveItemDrafts('2026-11-16');
  expect(server.saves).toEqual([]);
  expect(left()).toEqual(kept);
});

test('of two receipts the one that arrives is in the draft, and the draft stays for the other', async () => {
  await keepReceipt(pdf());
  await keepReceipt(new File(['<script>'], 'a.pdf'));
  await saveItemDrafts('2026-11-16');
  expect(server.saves).toEqual([]);
  expect(left().sort()).toEqual(['LBL_KEPT_EXPENSES', 'LBL_KEPT_RECEIPTS']);
  expect((await reportDrafts.find(report.getState().metadata))?.form.files).toMatchObject([{ attachmentKey: 'k1' }]);
});
