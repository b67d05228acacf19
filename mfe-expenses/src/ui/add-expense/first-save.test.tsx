/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { useHashUrl } from 'shared-session/routing';
import { readEntryQuery } from '../../domain/entry-query.ts';
import { button, certify, field, server, startAnew } from './testing/report-page.tsx';

const { AddExpensePage } = await import('./add-expense-page.tsx');

beforeEach(startAnew);
afterEach(cleanup);

const path = () => decodeURIComponent(window.location.hash);

/** The page of the current URL, as the portal shows it. */
function Shown() {
  const { path: at, search } = useHashUrl();
  const query = useMemo(() => readEntryQuery(search), [search]);
  return at.endsWith('/add-expense') ? <AddExpensePage query={query} /> : null;
}

async function openNew() {
  window.location.hash = '#/worker/time-expense/add-expense?reqId=5000';
  render(<Shown />);
  await screen.findByRole('heading', { level: 1, name: /Expenses, Nov 16/ });
  const user = userEvent.setup();
  await user.click(button('Add line'));
  await user.selectOptions(field('Category'), 'Meals');
  await user.selectOptions(field('Type'), 'Lunch');
  return user;
}

test('the first save gives a new report its number, and the page stays: the focus, what is typed and certified, Undo (docs: expenses#expense-first-save)', async () => {
  const user = await openNew();
  const merchant = field('Merchant');
  await user.click(button('Save'));
  await user.click(merchant);
  await user.paste('Harbour Grill');
  await user.click(certify());
  await user.click(merchant);
  await waitFor(() => expect(path()).toContain('billingItemId=20001'));
  await act(async () => undefined);
  expect(document.activeElement).toBe(merchant);
  expect(merchant.isConnected).toBe(true);
  expect([merchant.value, certify().checked]).toEqual(['Harbour Grill', true]);
  await user.keyboard('{Control>}z{/Control}');
  expect(merchant.value).toBe('');
});

test('an upload that is on its way goes on through the first save', async () => {
  const arrival = Promise.withResolvers<object>();
  let uploads = 0;
  server.upload = () => {
    uploads += 1;
    return arrival.promise;
  };
  const user = await openNew();
  const picker = document.querySelector('.ex-receipts input') as HTMLInputElement;
  await user.upload(picker, new File(['%PDF-1.4 taxi'], 'taxi.pdf', { type: 'application/pdf' }));
  await screen.findByRole('progressbar', { name: 'taxi.pdf' });
  await user.click(button('Save'));
  await waitFor(() => expect(path()).toContain('billingItemId=20001'));
  await act(async () => arrival.resolve({ attachmentKey: 'k1', fileName: 'taxi.pdf' }));
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'taxi.pdf' })).toBeNull());
  expect(uploads).toBe(1);
});

test('from the saved report the menu leads to a new one', async () => {
  const user = await openNew();
  await user.click(button('Save'));
  await waitFor(() => expect(path()).toContain('billingItemId=20001'));
  expect(screen.getAllByRole('button', { name: /Meals Lunch/ })).toHaveLength(1);
  act(() => {
    window.location.hash = '#/worker/time-expense/add-expense?reqId=5000';
  });
  await screen.findByText('Nothing entered');
  expect(screen.queryByRole('button', { name: /Meals Lunch/ })).toBeNull();
});

test('the saved report is read anew by whoever comes back to it', async () => {
  const user = await openNew();
  await user.click(button('Save'));
  await waitFor(() => expect(path()).toContain('billingItemId=20001'));
  act(() => {
    window.location.hash = '#/worker/home';
  });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  server.expenses = [{ id: 9, expenseDate: '2026-11-16', category: 'Meals', expenseType: 'Dinner', amount: 12 }];
  act(() => {
    window.location.hash = '#/worker/time-expense/add-expense?billingItemId=20001&reqId=5000';
  });
  await screen.findByRole('button', { name: /Meals Dinner/ });
});
