/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { ConflictError, NetworkError } from 'shared-client';
import { type ExpenseSavePayload, expenseEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { blankLine } from '../domain/metadata-to-form.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

type Fault = 'none' | 'response lost' | 'request lost' | 'read lost';

/** A server that assigns ids as the reference API does: a known id is kept once, anything else is a new line. */
function serverOf() {
  let lines: ExpenseSavePayload['expenses'] = [];
  let version = 0;
  let next = 1;
  const answers = new Map<string, object>();
  const own = {
    fault: 'none' as Fault,
    /** The faults of a payload. */
    wrong: [] as string[],
    during: () => {},
    lines: () => lines,
    count: 0,
    async save(payload: ExpenseSavePayload, { idempotencyKey }: { idempotencyKey: string }) {
      own.during();
      if (own.fault === 'request lost') throw new NetworkError('request');
      const known = answers.get(idempotencyKey);
      if (!known) {
        if (payload.id === 0) own.count += 1;
        if (payload.version !== version) throw new ConflictError('409', { status: 409 });
        const ids = payload.expenses.map(({ id }) => id).filter((id) => id !== null);
        if (new Set(ids).size < ids.length) own.wrong.push(`An id is sent twice: ${ids}`);
        for (const { merchant, id } of payload.expenses) {
          const stored = lines.find((line) => line.merchant === merchant)?.id ?? null;
          if (stored !== id) own.wrong.push(`${merchant} is ${stored} and was sent as ${id}`);
        }
        lines = payload.expenses.map((line) => ({ ...line, id: line.id ?? next++ }));
        version += 1;
        answers.set(idempotencyKey, { billingItemId: 7, version, status: 'Saved', errors: [] });
      }
      if (own.fault === 'response lost') throw new NetworkError('response');
      return answers.get(idempotencyKey);
    },
    async read(billingItemId: number) {
      if (own.fault === 'read lost') throw new NetworkError('read');
      return v.parse(expenseEditMetadata, {
        billingItemId,
        version: billingItemId === 0 ? 0 : version,
        engagementId: 5000,
        status: billingItemId === 0 ? null : 'Saved',
        periodStartDate: '2026-11-16',
        periodEndDate: '2026-11-22',
        dates: ['2026-11-16'],
        currency: 'USD',
        expenses: billingItemId === 0 ? [] : lines,
      });
    },
  };
  return own;
}

let server = serverOf();
jest.unstable_mockModule('shared-client/billing', () => ({
  saveBillingItem: (...of: Parameters<typeof server.save>) => server.save(...of),
  submitBillingItem: (...of: Parameters<typeof server.save>) => server.save(...of),
  getExpenseEditMetadata: (id: number) => server.read(id),
}));
const { changeForm, createItemStore, undo, redo } = await import('./item-store.ts');
const { changeLine, reportKind } = await import('./report-store.ts');
const { saveItem } = await import('./save-item.ts');

type Edit = 'add' | 'remove' | 'change' | 'undo' | 'redo';
interface Save {
  readonly fault: Fault;
  /** Edits before the response arrives. */
  readonly during: readonly Edit[];
}

async function reportOf() {
  server = serverOf();
  const store = createItemStore(reportKind, await server.read(0));
  let added = 0;
  const edit = (what: Edit) => {
    const { lines } = store.getState().form;
    const last = lines.at(-1);
    if (what === 'undo') undo(store);
    else if (what === 'redo') redo(store);
    else if (what === 'add') {
      added += 1;
      // The merchant identifies the line, even if its key and id change.
      const line = {
        ...blankLine(`new-${added}`, { dates: ['2026-11-16'], currency: 'USD' }),
        merchant: `Shop ${added}`,
      };
      changeForm(store, { label: 'LBL_STEP_LINE_ADDED' }, (form) => ({ ...form, lines: [...form.lines, line] }));
    } else if (what === 'remove')
      changeForm(store, { label: 'LBL_STEP_LINE_REMOVED' }, (form) => ({ ...form, lines: form.lines.slice(1) }));
    else if (last) changeLine(store, last.key, { amount: `${lines.length + last.amount.length}` });
  };
  const save = async ({ fault, during }: Save) => {
    Object.assign(server, { fault, during: () => during.forEach(edit) });
    const outcome = await saveItem(store, reportKind, { how: 'save', ready: Promise.resolve() });
    Object.assign(server, { fault: 'none', during: () => {} });
    return outcome.kind;
  };
  return { store, edit, save };
}

const edits = fc.constantFrom<Edit>('add', 'add', 'change', 'undo', 'undo', 'redo', 'remove');
const saves: fc.Arbitrary<Save> = fc.record({
  fault: fc.constantFrom<Fault>('none', 'none', 'none', 'read lost', 'request lost', 'response lost'),
  during: fc.array(edits, { maxLength: 3 }),
});

test('however edits, saves that fail, undo and redo follow one another, a line that the server has carries its id, once (docs: expenses#expense-saved-lines)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 2, arbitrary: edits }, saves), { maxLength: 25 }), async (steps) => {
      const { store, edit, save } = await reportOf();
      for (const step of steps)
        if (typeof step === 'string') edit(step);
        else await save(step);
      const last = await save({ fault: 'none', during: [] });
      expect(server.wrong).toEqual([]);
      expect(server.count).toBeLessThan(2);
      expect(last).toBe('saved');
      expect(server.lines().map(({ merchant }) => merchant)).toEqual(
        store.getState().form.lines.map(({ merchant }) => merchant),
      );
    }),
    { numRuns: process.env.TEST_WIDE ? 1000 : 100 },
  );
});

test('what is taken back over a save that was under way is what the server has', async () => {
  const { store, edit, save } = await reportOf();
  edit('add');
  await save({ fault: 'none', during: ['add'] });
  edit('undo');
  expect(store.getState().form.lines).toMatchObject([{ id: 1 }]);
  expect(store.getState().form).toBe(store.getState().pristine);
});

test('a save that could not be read back is, before the next one', async () => {
  const { store, edit, save } = await reportOf();
  edit('add');
  await save({ fault: 'read lost', during: [] });
  expect(store.getState().form.lines).toMatchObject([{ id: null }]);
  edit('change');
  expect(await save({ fault: 'none', during: [] })).toBe('saved');
  expect(server.wrong).toEqual([]);
});

test('nobody is notified that somebody else has changed what this page saved itself', async () => {
  const { edit, save } = await reportOf();
  edit('add');
  await save({ fault: 'none', during: [] });
  edit('add');
  expect(await save({ fault: 'response lost', during: [] })).toBe('failed');
  edit('change');
  expect(await save({ fault: 'none', during: [] })).toBe('saved');
});
