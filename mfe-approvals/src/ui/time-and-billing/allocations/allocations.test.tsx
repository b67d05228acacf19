/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError } from 'shared-client';
import { type AllocationsRequest, approvalItem } from 'shared-client/schema/approvals';
import { type AllocationChange, billingItem, editMetadata } from 'shared-client/schema/billing';
import { notifications } from 'shared-session';
import * as v from 'valibot';

const head = {
  billingItemId: 1,
  version: 3,
  type: 'TIME',
  status: 'Pending',
  engagementId: 5201,
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
} as const;
const item = v.parse(approvalItem, {
  ...head,
  workerId: 1101,
  workerName: 'Kofi Mensah',
  usualCount: 0,
  attachmentCount: 0,
  mayDecide: true,
});
const day = { workedDate: '2026-11-09', billingCostAllocation: [{ id: 21, hours: 7.5, sequence: 1 }] };
const whole = v.parse(billingItem, { ...head, billingItemDetails: [day] });
const change: AllocationChange = {
  by: 'Samuel Okafor',
  byFor: 'Daniel Reyes',
  at: '2026-11-16T09:00:00Z',
  changes: [
    { workedDate: '2026-11-09', name: 'CC-100', nameBefore: null, unit: 'hours', before: 7.5, after: 4.5 },
    { workedDate: '2026-11-09', name: 'CC-200', nameBefore: null, unit: 'hours', before: null, after: 3 },
  ],
};
const sent: AllocationsRequest[] = [];
let refused = false;
const undone: number[] = [];
let stale = false;
let readOnly = false;

const approvals = await import('shared-client/approvals');
jest.unstable_mockModule('shared-client/approvals', () => ({
  ...approvals,
  getNotSubmitted: async () => ({ engagements: [] }),
  getLateApprovers: async () => ({ approvers: [] }),
  remindApprovers: async () => 0,
  remindWorkers: async () => 0,
  changeAllocations: async (_id: number, request: AllocationsRequest) => {
    sent.push(request);
    if (stale) throw new ConflictError('409', { status: 409, body: { billingItemId: 0, version: 4, errors: [] } });
    const errors = [{ value: null, errorText: 'It does not add up.', errorToken: 'ERR', params: [] }];
    return {
      billingItemId: refused ? 0 : 1,
      version: 4,
      status: 'Pending',
      errors: refused ? errors : [],
      billingItemDetailErrors: [],
      undoMilliseconds: 10_000,
    };
  },
  undoAllocations: async (id: number) => {
    undone.push(id);
    return { billingItemId: id, fate: null, version: 5 };
  },
}));
const billing = await import('shared-client/billing');
// Template 1 of the catalogue has hours; the metadata of few engagements have another one.
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () => ({
    ...v.parse(v.partial(editMetadata), {
      earningsEndDate: '2026-11-15',
      billingItemDetails: [{ ...day, readOnly }],
      billingItemCostAllocations: readOnly ? [{ id: 22, hours: 8, sequence: 1 }] : [],
      clientCustomFieldDefDtos: [],
      engMultiRates: [],
      engPieceTypes: [],
      hourDecimalPrecision: 2,
    }),
    timecardTemplateId: 1,
  }),
}));
await import('../../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { Allocations } = await import('./allocations.tsx');
await import('./allocations-dialog.tsx');
await import('mfe_widgets/allocation-editor');
await import('mfe_widgets/custom-fields');

const show = (more: object = {}, changes: readonly AllocationChange[] = [], shown = whole) =>
  act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Allocations item={{ ...item, ...more }} read={{ item: shown, allocationChanges: changes }} onBehalfOf={null} />
      </QueryClientProvider>,
    );
  });
const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change allocations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change allocations' }));
  await dialog.findByRole('textbox', { name: /HOURS/i });
  return { user, dialog };
};

beforeEach(() => {
  sent.length = 0;
  undone.length = 0;
  refused = false;
  stale = false;
  readOnly = false;
});
afterEach(async () => {
  cleanup();
  notifications.clear();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('what the hours are placed on is shown and hidden, with who changed it', async () => {
  const user = userEvent.setup();
  await show({}, [change]);
  const toggle = screen.getByRole('button', { name: 'Allocations' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('7.50 h')).toBeDefined();
  expect(screen.getByText('Mon, Nov 9 · CC-100: 7.50 h → 4.50 h')).toBeDefined();
  expect(screen.getByText('Mon, Nov 9 · CC-200: – → 3.00 h')).toBeDefined();
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('an approver splits an allocation and saves it, in the version that was looked at (docs: approvals#approval-allocations)', async () => {
  await show();
  const { user, dialog } = await open();
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  const hours = dialog.getByRole('textbox', { name: /HOURS/i });
  await user.clear(hours);
  await user.type(hours, '4.5');
  await user.click(dialog.getByRole('button', { name: 'Add Allocation' }));
  const added = dialog.getAllByRole('textbox', { name: /HOURS/i })[1] as HTMLElement;
  await user.clear(added);
  await user.type(added, '3');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toMatchObject([
    {
      version: 3,
      days: [
        {
          workedDate: '2026-11-09',
          billingCostAllocation: [
            { id: 21, hours: 4.5 },
            { id: null, hours: 3 },
          ],
        },
      ],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each day of the dialog is headed by its name, once', async () => {
  await show();
  const { dialog } = await open();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Mon, Nov 9']);
  expect(dialog.getByRole('group', { name: 'Allocation, Mon, Nov 9' })).toBeDefined();
});

test('what a rule refuses is said in the dialog, which stays open', async () => {
  refused = true;
  await show();
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('textbox', { name: /HOURS/i }), '5');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It does not add up.')).toBeDefined();
});

test('where somebody else changed it, that is said and what was entered stays to be read (docs: approvals#approval-allocations)', async () => {
  stale = true;
  await show();
  const { user, dialog } = await open();
  const hours = dialog.getByRole('textbox', { name: /HOURS/i });
  await user.clear(hours);
  await user.type(hours, '5');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It has changed since you looked at it.')).toBeDefined();
  expect(hours).toHaveProperty('value', '5.00');
  // It has focus, which it keeps.
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('ariaDisabled', 'true');
  expect(sent).toHaveLength(1);
});

test('a day that is read-only is not offered', async () => {
  readOnly = true;
  await show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change allocations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change allocations' }));
  expect(await dialog.findByRole('heading', { name: 'Period' })).toBeDefined();
  expect(dialog.queryByRole('heading', { name: 'Mon, Nov 9' })).toBeNull();
});

test('where every day is read-only nothing can be changed', async () => {
  await show({}, [], v.parse(billingItem, { ...head, billingItemDetails: [{ ...day, readOnly: true }] }));
  expect(screen.getByText('Allocations')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change allocations' })).toBeNull();
});

test('Escape asks before it drops what was entered (docs: approvals#approval-allocations)', async () => {
  await show();
  const { user, dialog } = await open();
  const hours = dialog.getByRole('textbox', { name: /HOURS/i });
  await user.type(hours, '5');
  await user.tab();
  await user.keyboard('{Escape}');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(hours).toHaveProperty('value', '5.00');
  await user.click(hours);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('dialog', { name: 'Change allocations' })).toBeNull();
  expect(sent).toEqual([]);
});

test('what was saved is taken back', async () => {
  await show();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Add Allocation' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(undone).toEqual([1]);
  expect(notifications.getState().toasts.map(({ message }) => message)).toContain('The allocations are as before.');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('who does not decide on it changes nothing', async () => {
  await show({ mayDecide: false });
  expect(screen.queryByRole('button', { name: 'Change allocations' })).toBeNull();
});
