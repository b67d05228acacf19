/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError, ForbiddenError } from 'shared-client';
import { type PayrollBatch, payrollBatch, payrollBatchLines, payrollChanges } from 'shared-client/schema/payroll';
import { registerTexts } from 'shared-session';
import * as v from 'valibot';
import { payrollTexts } from '../../texts/payroll.ts';

const facts = {
  ...{ itemType: 'TIME', workerId: 1, workerName: 'Amara Osei', engagementId: 5000, engagement: 'HV-5000' },
  ...{ supplier: 'North', periodStart: '2026-11-16', periodEnd: '2026-11-22', minutes: 2400, overtimeMinutes: 0 },
  ...{ doubletimeMinutes: 0, ptoMinutes: 0, days: 0, units: 0, amount: null, currency: 'USD', approvedOn: null },
  approver: null,
};
const line = (billingItemId: number, kind: string, of: object = {}) => ({
  ...{ billingItemId, kind, facts: { ...facts, ...of } },
});
const total = (lines: number, minutes: number) => ({ lines, minutes, amounts: [{ currency: 'USD', amount: '12.50' }] });
const batch = (number: number) =>
  v.parse(payrollBatch, {
    ...{ number, from: '2026-11-09', until: '2026-11-15', madeAt: '2026-11-20T10:00:00Z', madeBy: 'Priya Natarajan' },
    total: total(60, 144_000),
  });

let changes: object = {};
let batches = [batch(1)];
let made: [number, object, string | undefined][] = [];
let making: PayrollBatch['making'] = null;
let isTaken = false;
let isRefused = false;
jest.unstable_mockModule('shared-client/payroll', () => ({
  getPayrollCompanies: async () => {
    if (isRefused) throw new ForbiddenError('You do not export payroll.');
    return [
      { clientId: 1, name: 'Harbor', columns: null },
      { clientId: 2, name: 'Meridian', columns: ['Nr', 'Std'] },
    ];
  },
  getPayrollBatches: async () => batches,
  getPayrollChanges: async () => v.parse(payrollChanges, changes),
  getPayrollBatch: async (_: number, number: number, { after = 0 }: { after?: number }) =>
    v.parse(payrollBatchLines, {
      ...batch(number),
      lines: after === 0 ? [{ ...line(7, 'original'), lineNumber: 1 }] : [{ ...line(8, 'original'), lineNumber: 51 }],
      next: after === 0 ? 50 : null,
    }),
  makePayrollBatch: async (clientId: number, period: object, { idempotencyKey }: { idempotencyKey?: string }) => {
    made.push([clientId, period, idempotencyKey]);
    if (isTaken) throw new ConflictError('taken');
    changes = { lines: [], total: { lines: 0, minutes: 0, amounts: [] } };
    batches = [{ ...batch(2), making }, ...batches];
    return { ...batch(2), making };
  },
}));
const { notifications } = await import('shared-session');
const { queryClient, ServerData } = await import('shared-session/server-data');
const { PayrollPage } = await import('./payroll-page.tsx');
registerTexts(payrollTexts);

beforeEach(() => {
  [batches, made, making, isTaken] = [[batch(1)], [], null, false];
  changes = {
    lines: [line(9, 'reversal', { minutes: -2400 }), line(9, 'replacement', { minutes: 2520 }), line(10, 'original')],
    total: total(80, 2520),
    changed: 2,
  };
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const PERIOD = { from: '2026-11-16', until: '2026-11-22' };
const show = (search = `client=1&${new URLSearchParams(PERIOD)}`) =>
  render(
    <ServerData>
      <PayrollPage
        search={search}
        path="/payroll"
        parameters={{}}
        context={{ host: 'portal', attributes: {} } as never}
      />
    </ServerData>,
  );
const next = async () => within(await screen.findByRole('region', { name: 'Next batch' }));

test('the next batch has its control total, its lines and what has changed since (docs: exports#payroll-page)', async () => {
  show();
  const region = await next();
  expect(await region.findByText('Corrections')).toBeTruthy();
  expect(region.getByText('$12.50')).toBeTruthy();
  const rows = region.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Amara Osei.*HV-5000.*Taken back-40\.00/);
  expect(rows[2]).toMatch(/Replaced42\.00/);
  expect(region.getByText('The first 3 of 80 lines are shown.')).toBeTruthy();
});

test('what the batch would miss, and until when it may be decided, is said, also where nothing is left (docs: exports#payroll-open)', async () => {
  changes = {
    ...{ lines: [], total: { lines: 0, minutes: 0, amounts: [] } },
    open: { timecards: 3, cutoffAt: '2026-11-24T17:00:00Z' },
  };
  show();
  const region = await next();
  expect((await region.findByText('Timecards not decided')).nextSibling?.textContent).toBe('3');
  const list = region.getByRole('link', { name: '3' }).getAttribute('href');
  expect(list).toContain('/worker/time-expense?f.type=TIME');
  expect(list).toContain('f.company=1%7EHarbor');
  expect(region.getByText('Payroll cut-off').nextSibling?.textContent).toMatch(/^November 24, 2026 at .* \w+$/);
  expect(region.getByText('Everything that was approved in these days has been exported.')).toBeTruthy();
});

test('a batch is exported once, and is then in the list; nothing is left to export', async () => {
  const said = jest.spyOn(notifications, 'toast');
  show();
  const button = await (await next()).findByRole('button', { name: 'Export batch' });
  await (await next()).findByText('Corrections');
  await userEvent.dblClick(button);
  expect(await screen.findByRole('heading', { name: 'Batch 2' })).toBeTruthy();
  expect(made).toEqual([[1, PERIOD, expect.any(String)]]);
  expect(said.mock.calls[0]?.[0]).toMatchObject({ style: 'success' });
  expect(await screen.findByText('Everything that was approved in these days has been exported.')).toBeTruthy();
  await waitFor(() => expect(button.matches('[disabled], [aria-disabled="true"]')).toBe(true));
});

test('a large batch shows how far it is until it is made, and no other one can be begun (docs: exports#payroll-large)', async () => {
  making = { written: 2000, expected: 100_000, stopped: false };
  const said = jest.spyOn(notifications, 'toast');
  show();
  const button = await (await next()).findByRole('button', { name: 'Export batch' });
  await (await next()).findByText('Corrections');
  await userEvent.click(button);
  const bar = await screen.findByRole('progressbar', { name: 'Lines: Batch 2' });
  expect([bar.getAttribute('value'), bar.parentElement?.textContent?.trim()]).toEqual([
    '2000',
    'Lines: 2,000 / 100,000',
  ]);
  expect(screen.queryByRole('button', { name: 'Download: Batch 2', hidden: true })).toBeNull();
  expect(screen.getAllByText(/^Exported .* by Priya Natarajan$/)).toHaveLength(1);
  await userEvent.click(button);
  expect([made.length, said.mock.calls]).toEqual([1, []]);
  batches = [batch(2), batch(1)];
  await queryClient.refetchQueries({ queryKey: ['payroll', 'batches'] });
  expect(await screen.findByRole('button', { name: 'Download: Batch 2' })).toBeTruthy();
  expect(said.mock.calls[0]?.[0]).toMatchObject({ style: 'success' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a large batch that the server has stopped says so, and is tried again (docs: exports#payroll-stopped)', async () => {
  making = { written: 2000, expected: 100_000, stopped: false };
  const said = jest.spyOn(notifications, 'toast');
  show();
  const button = await (await next()).findByRole('button', { name: 'Export batch' });
  await (await next()).findByText('Corrections');
  await userEvent.click(button);
  await screen.findByRole('progressbar', { name: 'Lines: Batch 2' });
  batches = [{ ...batch(2), making: { ...making, stopped: true } }, batch(1)];
  await queryClient.refetchQueries({ queryKey: ['payroll', 'batches'] });
  expect(await screen.findByText(payrollTexts.MSG_AP_PAY_STOPPED, { exact: false })).toBeTruthy();
  expect(said.mock.calls).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Download: Batch 2', hidden: true })).toBeNull();
  expect(screen.getAllByText(/^Exported .* by Priya Natarajan$/)).toHaveLength(1);
  batches = [batch(1)];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('progressbar', { name: 'Lines: Batch 2' })).toBeTruthy();
  expect(made.at(-1)?.slice(0, 2)).toEqual([1, { from: '2026-11-09', until: '2026-11-15' }]);
  expect(new Set(made.map(([, , key]) => key)).size).toBe(2);
});

test('what the next batch has is read anew when a batch has ended, whoever asked for it (docs: exports#payroll-large)', async () => {
  changes = { lines: [line(10, 'original')], total: total(1400, 2520), changed: 0 };
  making = { written: 5000, expected: 6400, stopped: true };
  batches = [{ ...batch(2), making }, batch(1)];
  show();
  expect(await (await next()).findByText('1,400')).toBeTruthy();
  batches = [batch(1)];
  making = { ...making, stopped: false };
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('progressbar', { name: 'Lines: Batch 2' });
  expect(document.activeElement?.textContent).toBe('Batch 2');
  changes = { lines: [line(11, 'original')], total: total(77, 2520), changed: 0 };
  batches = [batch(2), batch(1)];
  await queryClient.refetchQueries({ queryKey: ['payroll', 'batches'] });
  expect(await (await next()).findByText('77')).toBeTruthy();
});

test('somebody who was quicker is told of; the same press again has the same key', async () => {
  isTaken = true;
  const said = jest.spyOn(notifications, 'toast');
  show();
  const button = await (await next()).findByRole('button', { name: 'Export batch' });
  await (await next()).findByText('Corrections');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(said.mock.calls[0]?.[0]).toMatchObject({ message: payrollTexts.MSG_AP_PAY_TAKEN });
  expect(new Set(made.map(([, , key]) => key)).size).toBe(1);
});

test('a batch shows its lines, part by part, and the columns of its file are named', async () => {
  show(`client=2&${new URLSearchParams(PERIOD)}`);
  expect(await screen.findByText('Columns of the file: Nr, Std.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Lines: Batch 1' }));
  const lines = within(await screen.findByRole('region', { name: 'Lines: Batch 1' }));
  expect(lines.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(lines.getByRole('button', { name: 'More lines' }));
  expect(await lines.findAllByRole('link')).toHaveLength(2);
  expect(lines.queryByRole('button')).toBeNull();
});

test('days in the wrong order are said, and nothing is asked for; without batches the list says why', async () => {
  batches = [];
  show('client=1&from=2026-11-22&until=2026-11-16');
  expect(await screen.findByText('The first day is after the last one.')).toBeTruthy();
  expect(await screen.findByText('No batches yet')).toBeTruthy();
});

test('without the permission the page says so', async () => {
  isRefused = true;
  show();
  expect(await screen.findByText('You do not export payroll.')).toBeTruthy();
  isRefused = false;
});
