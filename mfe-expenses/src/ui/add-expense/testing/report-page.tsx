import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ExpenseSavePayload, expenseEditMetadata } from 'shared-client/schema/billing';
import { workerBillingSubmit } from 'shared-client/schema/engagements';
import * as v from 'valibot';
import type { EntryQuery } from '../../../domain/entry-query.ts';
import { IDLE_MS } from '../../../state/draft-keeper.ts';
import './browser-parts.ts';

/** The page of one report, with a server and a device that the test controls. */

export const dinner = { id: 1, expenseDate: '2026-11-16', category: 'Meals', expenseType: 'Dinner', amount: 31.2 };

interface Sent {
  readonly kind: 'save' | 'submit';
  readonly payload: ExpenseSavePayload;
  readonly key: string | undefined;
}

/** The data of the server, and the requests to it. */
export const server = {
  expenses: [dinner] as object[],
  version: 1,
  status: 'Saved',
  /** The first day of the current period, which is that of a new report. */
  week: '2026-11-16',
  sent: [] as Sent[],
  /** Runs before a save is accepted. An error that it throws becomes the response. */
  answer: async (_: Sent): Promise<void> => undefined,
  /** The reasons for which a save is refused. */
  refusals: [] as object[],
  upload: async (_onProgress: (sent: number) => void): Promise<object> => ({
    attachmentKey: 'k1',
    fileName: 'dinner.pdf',
  }),
  /** Runs before a report is read. An error that it throws becomes the response. */
  read: async (): Promise<void> => undefined,
};

/** The records on the device. */
export const device = {
  records: new Map<string, string>(),
  isFull: false,
  /** Reading waits for this. */
  reading: Promise.resolve() as Promise<unknown>,
};

/** Resets the device and the server. */
export function startAnew(): void {
  Object.assign(server, {
    expenses: [dinner],
    version: 1,
    status: 'Saved',
    week: '2026-11-16',
    sent: [],
    answer: async () => undefined,
    refusals: [],
    upload: async () => ({ attachmentKey: 'k1', fileName: 'dinner.pdf' }),
    read: async () => undefined,
  });
  Object.assign(device, { records: new Map(), isFull: false, reading: Promise.resolve() });
  localStorage.clear();
}

const metadataOf = (billingItemId: number, selectedDate?: string) =>
  v.parse(expenseEditMetadata, {
    billingItemId,
    version: billingItemId === 0 ? 0 : server.version,
    engagementId: 5000,
    status: billingItemId === 0 ? null : server.status,
    periodStartDate: billingItemId === 0 ? (selectedDate ?? server.week) : '2026-11-16',
    periodEndDate: '2026-11-22',
    dates: ['2026-11-16', '2026-11-17'],
    currency: 'USD',
    categories: [{ category: 'Meals', types: ['Lunch', 'Dinner'] }],
    attachmentLimit: -1,
    expenses: billingItemId === 0 ? [] : server.expenses,
  });

const send = (kind: Sent['kind']) => async (payload: ExpenseSavePayload, options: { idempotencyKey?: string }) => {
  const one = { kind, payload, key: options.idempotencyKey };
  server.sent.push(one);
  await server.answer(one);
  if (server.refusals.length > 0)
    return { billingItemId: 0, version: null, status: null, errors: server.refusals, billingItemDetailErrors: [] };
  server.version += 1;
  server.status = kind === 'save' ? 'Saved' : 'Pending';
  server.expenses = payload.expenses.map((line, at) => ({ ...line, id: line.id ?? 100 + at }));
  const { version, status } = server;
  return { billingItemId: 20_001, version, status, errors: [], billingItemDetailErrors: [] };
};

jest.unstable_mockModule('shared-client/billing', () => ({
  getExpenseEditMetadata: async (id: number, _: number, { selectedDate }: { selectedDate?: string } = {}) =>
    server.read().then(() => metadataOf(id, selectedDate)),
  getBillingItems: async () => ({ content: [] }),
  saveBillingItem: send('save'),
  submitBillingItem: send('submit'),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  getEngagementItems: async () => ({ content: [] }),
  getWorkerBillingSubmit: async () =>
    v.parse(workerBillingSubmit, { engagementId: 5000, allowed: true, types: ['EXPENSE'] }),
}));
jest.unstable_mockModule('shared-session/sealed-store', () => ({
  sealedStore: (name: string) => ({
    put: async (id: string, text: string) => !device.isFull && device.records.set(`${name} ${id}`, text) !== undefined,
    get: async (id: string) => {
      await device.reading;
      return device.records.get(`${name} ${id}`) ?? null;
    },
    remove: async (id: string) => void device.records.delete(`${name} ${id}`),
  }),
}));
jest.unstable_mockModule('shared-client/documents', () => ({
  uploadFile: (_id: number, { onProgress }: { onProgress: (sent: number) => void }) => server.upload(onProgress),
  downloadFile: async () => new Blob(),
}));
const NoViewer = () => null;
jest.unstable_mockModule('mfe_widgets/document-viewer', () => ({ DocumentViewer: NoViewer }));

const { currentUser } = await import('shared-session');
jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
await import('../../../texts/en-US.ts');
const { AddExpensePage } = await import('../add-expense-page.tsx');

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The list of missing entries before a submit. */
export const missing = () => within(screen.getByRole('region', { name: 'Before you submit' }));
export const certify = () => missing().getByRole<HTMLInputElement>('checkbox');

// A clock that runs with the real one, and which `pause` puts forward.
jest.useFakeTimers({
  advanceTimers: 1,
  doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
});

/** Puts the clock forward over the pause in typing after which the draft is written. */
export const pause = () => act(() => jest.advanceTimersByTimeAsync(IDLE_MS));

/** Renders the page, without waiting for its content. */
export const show = (query: Partial<EntryQuery> = {}) =>
  render(<AddExpensePage query={{ billingItemId: 20_001, engagementId: 5000, startDate: null, ...query }} />);

/** Opens the report, or a new one. */
export async function open(billingItemId?: number) {
  const user = userEvent.setup();
  const shown = show(billingItemId === undefined ? {} : { billingItemId });
  await screen.findByRole('heading', { level: 1, name: /Expenses, Nov 16/ });
  return { user, ...shown };
}

/** Leaves the page and opens it again. */
export async function openAgain({ unmount }: { readonly unmount: () => void }, billingItemId?: number) {
  unmount();
  await act(async () => undefined);
  return open(billingItemId);
}

/** Chooses receipts in the file picker. */
export async function choose(container: HTMLElement, ...files: readonly File[]): Promise<void> {
  const picker = container.querySelector('.ex-receipts input') as HTMLInputElement;
  await act(async () => {
    Object.defineProperty(picker, 'files', { value: files, configurable: true });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

export const pdf = (name: string): File => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });
