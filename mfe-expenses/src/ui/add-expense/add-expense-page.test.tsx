/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { ConflictError } from 'shared-client';
import { type ExpenseSavePayload, expenseEditMetadata } from 'shared-client/schema/billing';
import { workerBillingSubmit } from 'shared-client/schema/engagements';
import * as v from 'valibot';
import './testing/browser-parts.ts';

let expenses: object[] = [];
let version = 1;
let types = ['TIME', 'EXPENSE'];
let status = 'Saved';
let rates: object[] = [];
/** The amounts that other reports have spent. */
let spentBefore: object[] = [];
/** Waits for a number of saves, because each is sent after the draft was written. */
const sending = (count: number) => waitFor(() => expect(sent).toHaveLength(count));
const sent: { kind: string; payload: ExpenseSavePayload; key: string | undefined }[] = [];
let answer: (payload: ExpenseSavePayload) => object = () => ({});
const kept = new Map<string, string>();
let engagementItems: Promise<object> = Promise.resolve({ content: [] });

const metadata = () =>
  v.parse(expenseEditMetadata, {
    billingItemId: 20_001,
    version,
    engagementId: 5000,
    status,
    jobTitle: 'Field engineer',
    periodStartDate: '2026-11-16',
    periodEndDate: '2026-11-22',
    dates: ['2026-11-16', '2026-11-17'],
    currency: 'USD',
    categories: [
      { category: 'Travel Fare', types: ['Taxi', 'Train'] },
      { category: 'Meals', types: ['Lunch', 'Dinner'] },
    ],
    policies: [{ kind: 'DAY_LIMIT', category: 'Meals', amount: 60 }],
    rates: [{ currency: 'EUR', rate: '1.0820', day: '2026-11-13' }, ...rates],
    spentBefore,
    expenses,
  });
const before = v.parse(expenseEditMetadata, {
  billingItemId: 19,
  version: 2,
  engagementId: 5000,
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
  dates: ['2026-11-09'],
  currency: 'USD',
  expenses: [
    { id: 3, expenseDate: '2026-11-09', category: 'Meals', expenseType: 'Lunch', merchant: 'Pier 7', amount: 12 },
  ],
});
const send = (kind: string) => async (payload: ExpenseSavePayload, options: { idempotencyKey?: string }) => {
  sent.push({ kind, payload, key: options.idempotencyKey });
  const response = answer(payload);
  version += 1;
  expenses = payload.expenses.map((line, at) => ({ ...line, id: at + 1 }));
  return { billingItemId: 20_001, version, status: 'Saved', errors: [], billingItemDetailErrors: [], ...response };
};

jest.unstable_mockModule('shared-client/billing', () => ({
  getExpenseEditMetadata: async (id: number) => (id === 19 ? before : metadata()),
  getBillingItems: async () => ({ content: [{ billingItemId: 19, periodEndDate: '2026-11-15' }] }),
  saveBillingItem: send('save'),
  submitBillingItem: send('submit'),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  getEngagementItems: () => engagementItems,
  getWorkerBillingSubmit: async () => v.parse(workerBillingSubmit, { engagementId: 5000, allowed: true, types }),
}));
jest.unstable_mockModule('shared-session/sealed-store', () => ({
  sealedStore: () => ({
    put: async (id: string, text: string) => kept.set(id, text) !== undefined,
    get: async (id: string) => kept.get(id) ?? null,
    remove: async (id: string) => void kept.delete(id),
  }),
}));

jest.unstable_mockModule('shared-client/documents', () => ({
  uploadFile: async () => ({ attachmentKey: 'k1', fileName: 'dinner.pdf' }),
  downloadFile: async () => new Blob(),
}));
const NoViewer = () => null;
jest.unstable_mockModule('mfe_widgets/document-viewer', () => ({ DocumentViewer: NoViewer }));

const { currentUser, notifications } = await import('shared-session');
jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
await import('../../texts/en-US.ts');
const { AddExpensePage } = await import('./add-expense-page.tsx');

const dinner = { id: 1, expenseDate: '2026-11-16', category: 'Meals', expenseType: 'Dinner', amount: 31.2 };

beforeEach(() => {
  expenses = [dinner];
  version = 1;
  types = ['TIME', 'EXPENSE'];
  status = 'Saved';
  rates = [];
  spentBefore = [];
  answer = () => ({});
  sent.splice(0);
  kept.clear();
});
afterEach(cleanup);

async function open() {
  const user = userEvent.setup();
  const shown = render(<AddExpensePage query={{ billingItemId: 20_001, engagementId: 5000, startDate: null }} />);
  await screen.findByRole('heading', { level: 1, name: /Expenses, Nov 16/ });
  return { user, ...shown };
}
const field = (name: string) => screen.getByLabelText(name);
/** Sets the whole text at once, because each keystroke takes as long. */
const fill = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('an added line has the focus with its first fields; what is below them follows, and is there at once when it is opened again', async () => {
  const { user } = await open();
  const isWhole = () =>
    screen.queryByLabelText(/^Notes/) !== null && screen.queryByRole('button', { name: 'Remove line' }) !== null;
  const seen: boolean[] = [];
  const add = screen.getByRole('button', { name: 'Add line' });
  add.addEventListener('blur', () => seen.push(isWhole()));
  await user.click(add);
  expect(document.activeElement).toBe(field('Category'));
  expect([...seen, isWhole()]).toEqual([false, true]);
  const head = screen.getByRole('button', { expanded: true });
  await user.click(head);
  expect(isWhole()).toBe(false);
  flushSync(() => head.click());
  expect(isWhole()).toBe(true);
});

test('a line is typed, converted, summed and saved once; what is missing leads to its field (docs: expenses#expense-missing)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(document.activeElement).toBe(field('Category'));
  await user.selectOptions(field('Category'), 'Travel Fare');
  await user.selectOptions(field('Type'), 'Taxi');
  await fill(user, 'Merchant', 'RTC Taxi');
  await user.selectOptions(field('Currency'), 'EUR');
  await user.click(panel('Before you submit').getByRole('button', { name: 'RTC Taxi' }));
  expect(document.activeElement).toBe(field('Amount'));
  await user.paste('38,4');
  await user.tab();
  expect((field('Amount') as HTMLInputElement).value).toBe('38.40');
  expect(screen.getByText('€38.40 at 1.082 (Nov 13) = $41.55')).toBeTruthy();
  expect(panel('This report').getByText('$72.75')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await sending(1);
  expect(sent[0]?.payload.expenses[1]).toMatchObject({
    id: null,
    merchant: 'RTC Taxi',
    spentAmount: 38.4,
    spentCurrency: 'EUR',
    amount: 41.55,
  });
  await screen.findByText('All changes saved');
});

test('an amount that could be two numbers is not read as either', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Meals/ }));
  await user.clear(field('Amount'));
  await fill(user, 'Amount', '1,234');
  await user.tab();
  expect((field('Amount') as HTMLInputElement).value).toBe('1,234');
  expect(field('Amount').getAttribute('aria-invalid')).toBe('true');
});

test('a limit asks for a reason before it is submitted, and the report is certified and confirmed (docs: expenses#expense-policies)', async () => {
  expenses = [{ ...dinner, amount: 72 }];
  const { user } = await open();
  expect(screen.getByText('$12.00 over the limit of a day')).toBeTruthy();
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  await submit();
  expect(document.activeElement).toBe(field('Why it is needed'));
  await user.paste('Dinner with the client');
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /I certify/ }));
  await user.keyboard(' ');
  await submit();
  expect(sent).toEqual([]);
  const dialog = screen.getByRole('alertdialog', { name: 'Submit for approval?' });
  await user.click(within(dialog).getByRole('button', { name: 'Submit for Approval' }));
  await sending(1);
  expect(sent.map(({ kind, payload }) => [kind, payload.expenses[0]?.exceptionReason])).toEqual([
    ['submit', 'Dinner with the client'],
  ]);
});

const lunch = { expenseDate: '2026-11-16', category: 'Meals', expenseType: 'Lunch', amount: 45 };

test('what other reports have spent of a day counts against its limit, and is said', async () => {
  spentBefore = [lunch];
  const { user } = await open();
  expect(screen.getByText('$16.20 over the limit of a day, with $45.00 in other reports')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  expect(document.activeElement).toBe(field('Why it is needed'));
});

test('a limit that another report has used up meanwhile is shown once the server asks for the reason', async () => {
  const { user } = await open();
  spentBefore = [lunch];
  answer = () => ({
    billingItemId: 0,
    errors: [
      {
        errorText: 'Line 1: a rule of this engagement does not allow it. Please say why.',
        errorToken: 'ERR_BILLING_EXPENSE_REASON',
        value: 'expenses[0].exceptionReason',
        params: [1],
      },
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: /I certify/ }));
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Submit for approval?' });
  await user.click(within(dialog).getByRole('button', { name: 'Submit for Approval' }));
  await screen.findByText('$16.20 over the limit of a day, with $45.00 in other reports');
  await user.click(screen.getByRole('button', { name: /Meals .*over the limit/ }));
  await fill(user, 'Why it is needed', 'Two days in one');
  expect((field('Why it is needed') as HTMLInputElement).value).toBe('Two days in one');
});

test.each([
  ['JPY', '150.00000', '1500', '¥1,500 at 150 (Nov 13) = $225,000.00'],
  ['BHD', '2.650', '1.234', 'BHD 1.234 at 2.65 (Nov 13) = $3.27'],
])(
  'an amount of %s has the decimals of its currency, and its rate those that say something',
  async (currency, rate, typed, said) => {
    rates = [{ currency, rate, day: '2026-11-13' }];
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Meals/ }));
    await user.selectOptions(field('Currency'), currency);
    await user.clear(field('Amount'));
    await fill(user, 'Amount', typed);
    await user.tab();
    expect((field('Amount') as HTMLInputElement).value).toBe(typed);
    // The field refers to it by `aria-describedby`.
    const note = document.getElementById(field('Amount').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent?.replace(/\s/g, ' ')).toBe(said);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await sending(1);
    expect(sent[0]?.payload.expenses[0]).toMatchObject({ spentAmount: Number(typed), spentCurrency: currency });
  },
);

test('a report that is only read is not saved by key', async () => {
  status = 'Pending';
  const { user } = await open();
  const saving = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true, bubbles: true });
  await act(async () => void document.body.dispatchEvent(saving));
  await user.keyboard('{Control>}z{/Control}');
  await act(async () => undefined);
  // Left to the browser.
  expect([sent, saving.defaultPrevented]).toEqual([[], false]);
});

test('a picture that is pasted is a receipt; text is not, though a picture of it comes along', async () => {
  await open();
  const paste = (text: string) => {
    const receipt = new File(['%PDF-1.7 a dinner'], 'dinner.pdf', { type: 'application/pdf' });
    const clipboardData = { files: [receipt], getData: () => text };
    return act(async () => void document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData })));
  };
  await paste('Dinner\t31.20');
  expect(document.querySelectorAll('.ex-uploading')).toHaveLength(0);
  await paste('');
  await waitFor(() => expect(document.querySelectorAll('.ex-line')).toHaveLength(2));
});

test('a receipt that is chosen in a line belongs to it, and is parted from it again', async () => {
  const { user, container } = await open();
  await user.click(screen.getByRole('button', { name: /Meals/ }));
  screen.getByRole('button', { name: 'Attach a receipt' }).focus();
  const picker = container.querySelector('.ex-choose input') as HTMLInputElement;
  const receipt = new File(['%PDF-1.7 a dinner'], 'dinner.pdf', { type: 'application/pdf' });
  await act(async () => {
    Object.defineProperty(picker, 'files', { value: [receipt] });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const detach = await screen.findByRole('button', { name: 'Not the receipt of this line' });
  expect(document.activeElement).toBe(detach);
  expect(screen.getAllByRole('button', { name: /Meals/ })).toHaveLength(1);
  await user.click(detach);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach a receipt' }));
  await user.selectOptions(field('Receipt'), 'dinner.pdf');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await sending(1);
  expect(sent[0]?.payload.expenses.map(({ receiptKey }) => receiptKey)).toEqual(['k1']);
  expect(sent[0]?.payload.attachments).toMatchObject([{ attachmentKey: 'k1' }]);
});

test('a step is taken back and brought back by key (docs: expenses#expense-undo)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Meals/ }));
  await fill(user, 'Merchant', 'Harbour Grill');
  await user.keyboard('{Control>}z{/Control}');
  expect((field('Merchant') as HTMLInputElement).value).toBe('');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect((field('Merchant') as HTMLInputElement).value).toBe('Harbour Grill');
});

test('what was typed comes back after the page was left, and can be given up (docs: expenses#expense-drafts)', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: /Meals/ }));
  await fill(user, 'Merchant', 'Harbour Grill');
  unmount();
  await act(async () => undefined);
  await open();
  await screen.findByText(/were not saved yet\. They are back\./);
  expect(screen.getByRole('button', { name: /Harbour Grill/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('button', { name: /Harbour Grill/ })).toBeNull();
  await act(async () => undefined);
  expect(kept.size).toBe(0);
});

test('what only one of two changed is joined by itself, what both changed is asked, and all of it is taken back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Meals/ }));
  await fill(user, 'Merchant', 'Harbour Grill');
  answer = () => {
    throw new ConflictError('409', { status: 409 });
  };
  const refresh = async (line: object) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog');
    version += 1;
    expenses = [
      { ...dinner, ...line },
      { ...dinner, id: 2, expenseType: 'Lunch', amount: 9 },
    ];
    await user.click(within(dialog).getByRole('button', { name: 'Refresh' }));
  };
  await refresh({ description: 'With the client' });
  await screen.findByText('Taken over: Harbour Grill · Notes, Lunch. Everything else is as you left it.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((field('Notes (optional)') as HTMLInputElement).value).toBe('With the client');
  await user.click(screen.getAllByRole('button', { name: 'Undo joining both' })[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: /Lunch/ })).toBeNull();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

  await refresh({ description: 'With the client', merchant: 'Pier 7' });
  const asked = await screen.findByRole('dialog', { name: 'This report was changed elsewhere' });
  await user.click(within(asked).getByRole('button', { name: 'Continue' }));
  expect(within(asked).getByText('Choose one.')).toBeTruthy();
  await user.click(within(asked).getByRole('radio', { name: 'Pier 7 On the server' }));
  await user.click(within(asked).getByRole('button', { name: 'Continue' }));
  expect((field('Merchant') as HTMLInputElement).value).toBe('Pier 7');
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('what the server refuses is said, and the same again is another attempt', async () => {
  const { user } = await open();
  answer = () => ({
    billingItemId: 0,
    errors: [{ errorText: 'Line 1: {0}.', errorToken: 'ERR_X', params: ['no'], value: null }],
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Line 1: no.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await sending(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('a report that was submitted elsewhere meanwhile can no longer be changed; what was typed stays on the device (docs: expenses#expense-merge)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Meals/ }));
  await fill(user, 'Merchant', 'Pier 9');
  answer = () => {
    status = 'Pending';
    const errorText = 'This item has already been submitted.';
    const token = 'ERR_BILLING_ITEM_ALREADY_SUBMITTED';
    return { billingItemId: 0, errors: [{ errorToken: token, errorText, value: 'alreadysubmitted', params: [] }] };
  };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This report was submitted and can no longer be changed.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(notifications.getState().toasts.map(({ message }) => message)).toContain(
    'This item has already been submitted.',
  );
  expect([...kept.values()].some((text) => text.includes('Pier 9'))).toBe(true);
});

test('an empty report is filled with the last one, says what was copied, and the focus goes on to it (docs: expenses#expense-copy)', async () => {
  expenses = [];
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy the last report' }));
  await screen.findByText(/^Lines copied from the report of Nov 9 – 15: 1\./);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Lunch · Nov 16 · Pier 7/ }));
  expect(screen.queryByRole('button', { name: 'Copy the last report' })).toBeNull();
  // After an undo nothing was copied.
  await user.click(screen.getByRole('button', { name: /^Undo copying/ }));
  expect(screen.queryByText(/^Lines copied/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Redo copying/ }));
  expect(screen.getByText(/^Lines copied/)).toBeTruthy();
});

test('the choice of engagements comes with the report, not above it once something is to be pressed', async () => {
  const items = Promise.withResolvers<object>();
  engagementItems = items.promise;
  render(<AddExpensePage query={{ billingItemId: 0, engagementId: 5000, startDate: null }} />);
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
  const of = (id: number) => ({ id, jobTitle: `Engagement ${id}`, status: 'Filled' });
  await act(async () => items.resolve({ content: [of(5000), of(5001)] }));
  expect(screen.getByRole('button', { name: 'Add line' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Engagement' })).toBeTruthy();
});

test('an engagement that is chosen by keys is opened by Enter or its button, and not while it is looked for (docs: expenses#expense-entry-query)', async () => {
  const of = (id: number) => ({ id, jobTitle: `Engagement ${id}`, status: 'Filled' });
  engagementItems = Promise.resolve({ content: [of(5000), of(5001), of(5002)] });
  window.location.hash = '#/here';
  const user = userEvent.setup();
  render(<AddExpensePage query={{ billingItemId: 0, engagementId: 5000, startDate: null }} />);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Engagement' });
  // A closed select takes the first option that matches the typed text, and the next with each arrow key.
  const type = (id: number) => {
    fireEvent.keyDown(choice, { key: 'e' });
    fireEvent.change(choice, { target: { value: String(id) } });
  };
  type(5001);
  type(5002);
  expect([window.location.hash, choice.value]).toEqual(['#/here', '5002']);
  // Left without a confirmation, the select shows the open engagement again.
  act(() => choice.focus());
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect([window.location.hash, choice.value]).toEqual(['#/here', '5000']);
  type(5001);
  fireEvent.keyDown(choice, { key: 'Enter' });
  expect(window.location.hash).toBe('#/worker/time-expense/add-expense?reqId=5001');
  window.location.hash = '#/here';
  type(5002);
  await user.click(screen.getByRole('button', { name: 'Open this engagement' }));
  expect(window.location.hash).toBe('#/worker/time-expense/add-expense?reqId=5002');
  // The button is gone, and its select has the focus.
  expect(document.activeElement).toBe(choice);
  // A choice by pointer counts at once.
  fireEvent.pointerDown(choice);
  fireEvent.change(choice, { target: { value: '5001' } });
  expect(window.location.hash).toBe('#/worker/time-expense/add-expense?reqId=5001');
});

test('an engagement that has ended says until when it ran, in the list and below it (docs: expenses#expense-ended)', async () => {
  const of = (id: number, endDate: string | null) => ({ id, jobTitle: `Engagement ${id}`, status: 'Filled', endDate });
  engagementItems = Promise.resolve({ content: [of(5000, '2020-09-18'), of(5001, null), of(5002, '2999-01-01')] });
  render(<AddExpensePage query={{ billingItemId: 0, engagementId: 5000, startDate: null }} />);
  await screen.findByText('This engagement ended on Sep 18, 2020. Only days up to then can be entered.');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Engagement 5000 · until Sep 18, 2020',
    'Engagement 5001',
    'Engagement 5002',
  ]);
});

test('a new line asks for nothing until something was entered or submitting was tried (docs: expenses#expense-missing)', async () => {
  expenses = [];
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  const rows = () =>
    panel('Before you submit')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toEqual(['Line 1: still empty']));
  expect(screen.queryByText('Enter the amount')).toBeNull();
  await user.selectOptions(field('Category'), 'Meals');
  await waitFor(() => expect(rows()).toEqual(['Line 1: choose a category and a type', 'Line 1: enter the amount']));
});

test('what stops a submit is announced at each try (docs: expenses#expense-missing)', async () => {
  const { user } = await open();
  const submit = screen.getByRole('button', { name: 'Submit for Approval' });
  await user.click(submit);
  const first = screen.getByRole('alert');
  const focused = document.activeElement;
  await user.click(submit);
  const second = screen.getByRole('alert');
  expect(second).not.toBe(first);
  expect([second.textContent, document.activeElement]).toEqual([first.textContent, focused]);
});

test('an engagement without expenses says so', async () => {
  types = ['TIME'];
  render(<AddExpensePage query={{ billingItemId: 0, engagementId: 5000, startDate: null }} />);
  await screen.findByText('No expenses can be entered here');
});
