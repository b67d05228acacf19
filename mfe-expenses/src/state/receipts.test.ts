/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { waitFor as waitForChange } from '@testing-library/dom';
import type { ReceiptFile } from '../domain/report-form.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

let upload: () => Promise<{ attachmentKey?: string; error?: string; final?: boolean }>;
jest.unstable_mockModule('shared-client/documents', () => ({ uploadFile: () => upload() }));

const pdf = (text = 'one') => new File([`%PDF-1.7 ${text}`], `${text}.pdf`, { type: 'application/pdf' });

/** Nothing of the document changes here, so it is looked often. */
const waitFor = (check: () => void) => waitForChange(check, { interval: 2 });

const device = new Map<string, string>();
jest.unstable_mockModule('shared-session/sealed-store', () => ({
  sealedStore: () => ({
    put: async (id: string, text: string) => device.set(id, text) !== undefined,
    get: async (id: string) => device.get(id) ?? null,
    remove: async (id: string) => void device.delete(id),
  }),
}));
const { ForbiddenError, NotFoundError, ServerError, UnexpectedResponseError } = await import('shared-client');
const { createReceipts } = await import('./receipts.ts');
const { pendingReceipts } = await import('./pending-receipts.ts');

let named = 'report';
let arrived: [ReceiptFile, string | null][];
/** The receipts of a page; `has` are the files that its report already has. */
const receiptsWith = (room = 5, has: readonly ReceiptFile[] = []) => {
  arrived = [];
  return createReceipts({
    files: () => [...has, ...arrived.map(([file]) => file)],
    itemId: () => 0,
    room: () => room,
    takes: () => true,
    arrived: async (...one) => arrived.push(one),
    kept: pendingReceipts({
      nameOf: async () => named,
      work: () => ({ url: '#/', key: 'LBL_KEPT_RECEIPTS', params: {} }),
    }),
  });
};
beforeEach(() => {
  device.clear();
  named = 'report';
  upload = async () => ({ attachmentKey: 'k1' });
});

test('the same content twice is asked about, and a yes brings it to the line it was chosen for', async () => {
  const receipts = receiptsWith();
  await receipts.add([pdf()]);
  await receipts.add([pdf()], 'taxi');
  await waitFor(() => expect(receipts.getState().repeated).toHaveLength(1));
  const [again] = receipts.getState().repeated;
  if (!again) throw new Error('Nothing was asked.');
  receipts.answer(again, true);
  await waitFor(() => expect(arrived.map(([, line]) => line)).toEqual([null, 'taxi']));
});

test('what the report has already is asked about as well, on a page that is opened later (docs: expenses#expense-duplicates)', async () => {
  await receiptsWith().add([pdf()]);
  await waitFor(() => expect(arrived).toHaveLength(1));
  const later = receiptsWith(5, [...arrived.map(([file]) => file)]);
  await later.add([pdf(), pdf('two')]);
  await waitFor(() => expect(arrived.map(([{ fileName }]) => fileName)).toEqual(['two.pdf']));
  expect(later.getState().repeated.map(({ file }) => file.name)).toEqual(['one.pdf']);
});

test('a file whose line was removed again may be chosen again', async () => {
  const receipts = receiptsWith();
  await receipts.add([pdf()]);
  await waitFor(() => expect(arrived).toHaveLength(1));
  arrived = [];
  await receipts.add([pdf()]);
  await waitFor(() => expect(arrived).toHaveLength(1));
});

test.each<[string, () => void, File, number]>([
  ['was refused', () => undefined, new File(['<script>'], 'a.pdf'), 5],
  ['found no room', () => undefined, pdf(), 0],
  [
    'did not arrive, and was dismissed',
    () => {
      upload = async () => ({ error: 'Infected.', final: true });
    },
    pdf(),
    5,
  ],
])('a file that %s was not added before: it may be chosen again', async (_, prepare, file, room) => {
  prepare();
  const receipts = receiptsWith(room);
  const failed = () =>
    waitFor(() => expect(receipts.getState().underway.map(({ failure }) => !failure)).toEqual([false]));
  await receipts.add([file]);
  await failed();
  for (const { id } of receipts.getState().underway) receipts.dismiss(id);
  await receipts.add([file]);
  await failed();
  expect(receipts.getState().repeated).toEqual([]);
});

test('what fails for a reason nobody thought of is reported, may be sent again, and holds up nothing', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const receipts = receiptsWith();
  upload = async () => {
    upload = async () => ({ attachmentKey: 'k2' });
    throw new TypeError('broken');
  };
  await receipts.add([pdf('one'), pdf('two')]);
  await waitFor(() => expect(arrived.map(([file]) => file.attachmentKey)).toEqual(['k2']));
  expect(reported).toHaveBeenCalledTimes(1);
  receipts.getState().underway[0]?.retry?.();
  await waitFor(() => expect(arrived).toHaveLength(2));
});

test('what had not arrived when the page went is sent by the next one, for its line, and nothing stays behind (docs: expenses#expense-receipts-kept)', async () => {
  upload = () => new Promise(() => undefined);
  await receiptsWith().add([pdf('one'), pdf('two')], 'taxi');
  await waitFor(() => expect(device.size).toBe(3));
  upload = async () => ({ attachmentKey: 'k1' });
  await receiptsWith().goOn();
  await waitFor(() =>
    expect(arrived.map(([{ fileName }, line]) => [fileName, line])).toEqual([
      ['one.pdf', 'taxi'],
      ['two.pdf', null],
    ]),
  );
  await waitFor(() => expect(device.size).toBe(0));
});

test('a page that is left takes nothing more in: what arrives late is sent again by the next one', async () => {
  const late = Promise.withResolvers<{ attachmentKey: string }>();
  upload = () => late.promise;
  const receipts = receiptsWith();
  await receipts.add([pdf()]);
  await waitFor(() => expect(device.size).toBe(2));
  receipts.leave();
  late.resolve({ attachmentKey: 'late' });
  upload = async () => ({ attachmentKey: 'k1' });
  const next = receiptsWith();
  expect(device.size).toBe(2);
  await next.goOn();
  await waitFor(() => expect(arrived.map(([{ attachmentKey }]) => attachmentKey)).toEqual(['k1']));
});

test('what is on its way when a new report gets its number goes on with that report', async () => {
  upload = () => new Promise(() => undefined);
  const receipts = receiptsWith();
  await receipts.add([pdf('one'), pdf('two')]);
  await waitFor(() => expect(device.size).toBe(3));
  named = 'report 20001';
  await receipts.move();
  receipts.leave();
  upload = async () => ({ attachmentKey: 'k1' });
  await receiptsWith().goOn();
  await waitFor(() => expect([arrived.length, device.size]).toEqual([2, 0]));
});

test.each(['refused', 'dismissed'])('a file that was %s is not kept', async (what) => {
  if (what === 'dismissed') upload = async () => ({ error: 'Infected.', final: true });
  const receipts = receiptsWith();
  await receipts.add([what === 'refused' ? new File(['<script>'], 'a.pdf') : pdf()]);
  await waitFor(() => expect(receipts.getState().underway.map(({ failure }) => !failure)).toEqual([false]));
  for (const { id } of receipts.getState().underway) receipts.dismiss(id);
  await waitFor(() => expect(device.size).toBe(0));
});

test.each([
  [
    'may be sent again after a failure of the server',
    new ServerError('', { status: 502 }),
    'ERR_EX_UPLOAD_FAILED',
    true,
    2,
  ],
  [
    'cannot be sent again where the report takes none',
    new ForbiddenError('', { status: 403 }),
    'ERR_EX_UPLOAD_ITEM',
    false,
    2,
  ],
  [
    'cannot be sent again where the report is gone',
    new NotFoundError('', { status: 404 }),
    'ERR_EX_UPLOAD_ITEM',
    false,
    2,
  ],
  [
    'cannot be sent again when it is too large',
    new UnexpectedResponseError('', { status: 413 }),
    'ERR_RECEIPT_SIZE',
    false,
    0,
  ],
  [
    'cannot be sent again when it is refused',
    new UnexpectedResponseError('', { status: 415 }),
    'ERR_EX_UPLOAD_REFUSED',
    false,
    0,
  ],
])(
  'a receipt %s; what is no fault of its own stays on the device until it is dismissed (docs: expenses#expense-receipts-again)',
  async (_, error, label, again, kept) => {
    upload = () => Promise.reject(error);
    const receipts = receiptsWith();
    await receipts.add([pdf()]);
    await waitFor(() => expect(receipts.getState().underway).toMatchObject([{ failure: { label } }]));
    const [one] = receipts.getState().underway;
    expect(one && one.retry !== null).toBe(again);
    await waitFor(() => expect(device.size).toBe(kept));
    receipts.dismiss(one?.id ?? '');
    await waitFor(() => expect([receipts.getState().underway.length, device.size]).toEqual([0, 0]));
  },
);
