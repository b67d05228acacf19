/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  ConflictError,
  DeadlineError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  ServerError,
  UnauthorisedError,
} from 'shared-client';
import { notifications, unsavedWork } from 'shared-session';
import { keptWork } from 'shared-session/device-data';
import { readEntryQuery } from '../../domain/entry-query.ts';
import {
  button,
  choose,
  device,
  dinner,
  field,
  missing,
  open,
  openAgain,
  pause,
  pdf,
  server,
  show,
  startAnew,
} from './testing/report-page.tsx';

beforeEach(startAnew);
afterEach(cleanup);

const works = () => keptWork().map(({ key }) => key);
const isDraftKept = async () => {
  await pause();
  await screen.findByText(/^Draft kept/);
};

async function type({ user }: Awaited<ReturnType<typeof open>>, text: string): Promise<void> {
  if (!screen.queryByLabelText('Merchant')) await user.click(button(/Meals Dinner/));
  await user.click(field('Merchant'));
  await user.paste(text);
}

describe('a receipt that has not arrived', () => {
  test('is work that a sign-out would lose, until it has arrived or is given up', async () => {
    const arrival = Promise.withResolvers<object>();
    server.upload = () => arrival.promise;
    const { user, container } = await open();
    await choose(container, pdf('taxi.pdf'));
    await screen.findByRole('progressbar', { name: 'taxi.pdf' });
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_RECEIPTS']));
    expect(unsavedWork.getState().holders).toBe(1);
    await act(async () => arrival.reject(new ServerError('500', { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(works()).toEqual([]));
    expect(unsavedWork.getState().holders).toBe(0);
  });

  test('says that it is being checked once the server has all of it (docs: attachments#upload-states)', async () => {
    const arrival = Promise.withResolvers<object>();
    const sent = Promise.withResolvers<(share: number) => void>();
    server.upload = (onProgress) => {
      sent.resolve(onProgress);
      return arrival.promise;
    };
    const { container } = await open();
    await choose(container, pdf('taxi.pdf'));
    const onProgress = await sent.promise;
    await act(async () => onProgress(0.5));
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'taxi.pdf' }).value).toBe(0.5);
    await act(async () => onProgress(1));
    expect(screen.queryByRole('progressbar', { name: 'taxi.pdf' })).toBeNull();
    expect(screen.getByText('Being checked').parentElement?.textContent).toBe('taxi.pdf Being checked');
    await act(async () => arrival.reject(new NetworkError('down')));
  });

  test('stops a submit, which leads to it; the list says so (docs: expenses#expense-receipts-waiting)', async () => {
    const arrival = Promise.withResolvers<object>();
    server.upload = () => arrival.promise;
    const { user, container } = await open();
    await user.click(missing().getByRole('checkbox'));
    await choose(container, pdf('taxi.pdf'));
    const bar = await screen.findByRole('progressbar', { name: 'taxi.pdf' });
    expect(missing().getByText(/still on their way: 1/)).toBeTruthy();
    await user.click(button('Submit for Approval'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement?.contains(bar)).toBe(true);
    await act(async () => arrival.reject(new NetworkError('down')));
    await screen.findByText(/did not arrive: 1/);
    await user.click(button('Submit for Approval'));
    expect(document.activeElement).toBe(button('Try again'));
    expect(server.sent).toEqual([]);
  });

  test('is saved around, with a word that it is still to come', async () => {
    const arrival = Promise.withResolvers<object>();
    server.upload = () => arrival.promise;
    const { user, container } = await open();
    await choose(container, pdf('taxi.pdf'));
    await user.click(button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await act(async () => arrival.resolve({ attachmentKey: 'k2', fileName: 'taxi.pdf' }));
    await missing().findByText(/choose a category and a type/);
    await user.click(button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.payload.attachments).toMatchObject([{ attachmentKey: 'k2' }]);
    expect(server.sent[1]?.payload.expenses.map(({ id }) => id)).toEqual([1, null]);
  });

  test('is waited for by the save of somebody who signs out', async () => {
    const arrival = Promise.withResolvers<object>();
    server.upload = () => arrival.promise;
    const { container } = await open();
    await choose(container, pdf('taxi.pdf'));
    await screen.findByRole('progressbar', { name: 'taxi.pdf' });
    const saved = unsavedWork.getState().saves[0]?.();
    await act(async () => arrival.resolve({ attachmentKey: 'k2' }));
    await act(async () => expect(await saved).toBe(true));
    expect(server.sent.map(({ payload }) => payload.attachments.length)).toEqual([1]);
    expect(works()).toEqual([]);
  });

  test('is sent again by itself when the connection is back', async () => {
    server.upload = async () => {
      server.upload = async () => ({ attachmentKey: 'k2' });
      throw new NetworkError('offline');
    };
    const { container } = await open();
    await choose(container, pdf('taxi.pdf'));
    await screen.findByText(/taxi\.pdf could not be uploaded/);
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_RECEIPTS']));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/could not be uploaded/)).toBeNull());
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_EXPENSES']));
    await missing().findByText(/choose a category and a type/);
  });

  test('is in the draft before it leaves the device', async () => {
    const opened = await open();
    await choose(opened.container, pdf('taxi.pdf'));
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_EXPENSES']));
    expect([...device.records.values()].join()).toContain('k1');
  });

  test('that was asked about is asked about again by the next page', async () => {
    const opened = await open();
    await choose(opened.container, pdf('taxi.pdf'));
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_EXPENSES']));
    await choose(opened.container, pdf('taxi.pdf'));
    await screen.findByText(/taxi\.pdf was added before/);
    await waitFor(() => expect(works()).toContain('LBL_KEPT_RECEIPTS'));
    const { user } = await openAgain(opened);
    await screen.findByText(/taxi\.pdf was added before/);
    expect(missing().getByText(/say whether they are other ones: 1/)).toBeTruthy();
    await user.click(button('Leave it out'));
    await waitFor(() => expect(works()).not.toContain('LBL_KEPT_RECEIPTS'));
  });

  test('that the device has no room for stays with the tab, which says so', async () => {
    device.isFull = true;
    server.upload = () => new Promise(() => undefined);
    const opened = await open();
    await choose(opened.container, pdf('taxi.pdf'));
    await screen.findByText(/no room to keep receipts/);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    server.upload = async () => ({ attachmentKey: 'k2' });
    await openAgain(opened);
    await missing().findByText(/choose a category and a type/);
    await waitFor(() => {
      const later = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(later);
      expect(later.defaultPrevented).toBe(false);
    });
  });

  test('when another tab submitted the report is not given up unasked', async () => {
    server.upload = () => new Promise(() => undefined);
    const opened = await open();
    await choose(opened.container, pdf('taxi.pdf'));
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_RECEIPTS']));
    server.status = 'Pending';
    const { user } = await openAgain(opened);
    await screen.findByText(/had not arrived when the report was submitted/);
    expect(button('Download taxi.pdf')).toBeTruthy();
    await user.click(button('Remove from this device'));
    await waitFor(() => expect([works().length, device.records.size]).toEqual([0, 0]));
  });

  test('is not taken while the report is being submitted', async () => {
    const { user, container } = await open();
    const accepted = Promise.withResolvers<void>();
    server.answer = () => accepted.promise;
    await user.click(missing().getByRole('checkbox'));
    await user.click(button('Submit for Approval'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit for Approval' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await choose(container, pdf('taxi.pdf'));
    expect(screen.queryByRole('progressbar', { name: 'taxi.pdf' })).toBeNull();
    expect(works()).toEqual([]);
    await act(async () => accepted.resolve());
  });
});

describe('a draft', () => {
  test('goes when everything is taken back: nothing comes back, nothing would be lost (docs: expenses#expense-drafts)', async () => {
    const opened = await open();
    await type(opened, 'Harbour Grill');
    await isDraftKept();
    await opened.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect([works().length, device.records.size]).toEqual([0, 0]));
  });

  test('that is found after the person has begun to type is joined to what was typed', async () => {
    const before = await open();
    await before.user.click(button('Add line'));
    await before.user.selectOptions(field('Category'), 'Meals');
    await before.user.selectOptions(field('Type'), 'Lunch');
    await isDraftKept();
    const found = Promise.withResolvers<void>();
    device.reading = found.promise;
    const opened = await openAgain(before);
    await type(opened, 'Harbour Grill');
    await act(async () => found.resolve());
    await screen.findByText(/They are back/);
    expect([button(/Meals.*Harbour Grill/), button(/Meals Lunch/)]).toHaveLength(2);
    await isDraftKept();
    await openAgain(opened);
    await screen.findByText(/They are back/);
    expect([button(/Meals.*Harbour Grill/), button(/Meals Lunch/)]).toHaveLength(2);
  });

  test('that is given up can be taken back', async () => {
    const before = await open();
    await type(before, 'Harbour Grill');
    await isDraftKept();
    const { user } = await openAgain(before);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(works()).toEqual([]));
    await user.click(button('Undo discarding changes'));
    expect(button(/Meals.*Harbour Grill/)).toBeTruthy();
    await waitFor(() => expect(works()).toEqual(['LBL_KEPT_EXPENSES']));
  });

  test('of a new report stays while another report is saved', async () => {
    server.expenses = [dinner];
    const fresh = await open(0);
    await fresh.user.click(button('Add line'));
    await fresh.user.selectOptions(field('Category'), 'Meals');
    await isDraftKept();
    const opened = await openAgain(fresh, 20_001);
    await type(opened, 'Harbour Grill');
    await opened.user.click(button('Save'));
    await screen.findByText('All changes saved');
    await openAgain(opened, 0);
    await screen.findByText(/They are back/);
  });
});

test('a draft of a new report is reached by its link when another period has begun (docs: expenses#expense-entry-query)', async () => {
  const opened = await open(0);
  await opened.user.click(button('Add line'));
  await isDraftKept();
  opened.unmount();
  server.week = '2026-11-23';
  const [work] = keptWork();
  show(readEntryQuery(new URL(work?.url.slice(1) ?? '', 'https://portal.test').search));
  await screen.findByText(/They are back/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Expenses, Nov 16/);
});

test('a new report of another period says what is not saved of the one before, and leads to it (docs: expenses#expense-entry-query)', async () => {
  const opened = await open(0);
  await opened.user.click(button('Add line'));
  await isDraftKept();
  opened.unmount();
  server.week = '2026-11-23';
  show({ billingItemId: 0 });
  await screen.findByText(/^Entries of the period from .*16.* are not saved yet/);
  await opened.user.click(button('Go on with them'));
  expect(window.location.hash).toBe('#/worker/time-expense/add-expense?reqId=5000&startDate=2026-11-16');
});

describe('a save', () => {
  test.each([
    ['offline', new NetworkError('offline')],
    ['that nobody answers', new DeadlineError('late')],
    ['that the server fails at', new ServerError('500', { status: 500 })],
    ['after the session has expired', new UnauthorisedError('401', { status: 401 })],
    ['that comes too late', new ConflictError('409', { status: 409 })],
    ['of a report that may not be changed any more', new ForbiddenError('403', { status: 403 })],
  ])('%s loses nothing: it stands there, and comes back after the page was left', async (_, error) => {
    server.answer = async () => {
      throw error;
    };
    const opened = await open();
    await type(opened, 'Harbour Grill');
    await opened.user.click(button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await waitFor(() => expect(field('Merchant').disabled).toBe(false));
    expect(field('Merchant').value).toBe('Harbour Grill');
    await openAgain(opened);
    await screen.findByText(/They are back/);
    expect(button(/Meals.*Harbour Grill/)).toBeTruthy();
  });

  test('that the server refuses moves the focus to the reasons', async () => {
    const opened = await open();
    await type(opened, 'Harbour Grill');
    server.refusals = [{ errorToken: 'ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT', value: null, params: [] }];
    await opened.user.click(button('Save'));
    await waitFor(() => expect(document.activeElement?.className).toBe('ex-errors'));
    expect(document.activeElement?.contains(screen.getByText('This was not saved'))).toBe(true);
  });

  test('of a report that is gone says so, and asks for no second try (docs: expenses#expense-not-yours)', async () => {
    server.answer = async () => {
      throw new NotFoundError('404', { status: 404 });
    };
    const opened = await open();
    await type(opened, 'Harbour Grill');
    await opened.user.click(button('Save'));
    await waitFor(() =>
      expect(notifications.getState().toasts.map(({ message }) => message)).toContain(
        'This was not saved: it is no longer there, or you may no longer change it. What you typed is kept on this device.',
      ),
    );
  });

  test('that fails says nothing of a draft where the device keeps none', async () => {
    device.isFull = true;
    server.answer = async () => {
      throw new NetworkError('down');
    };
    const opened = await open();
    await type(opened, 'Harbour Grill');
    await screen.findAllByText(/^This browser keeps no drafts/);
    await opened.user.click(button('Save'));
    await waitFor(() =>
      expect(notifications.getState().toasts.at(-1)?.message).toBe(
        'The server cannot be reached. Check your connection, then try again.',
      ),
    );
  });

  test.each(['presses', 'a press and a key'])('a submit by two %s is one', async (how) => {
    const accepted = Promise.withResolvers<void>();
    server.answer = () => accepted.promise;
    const { user } = await open();
    await user.click(missing().getByRole('checkbox'));
    await user.click(button('Submit for Approval'));
    const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit for Approval' });
    act(() => {
      confirm.click();
      confirm.click();
    });
    if (how !== 'presses') await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.sent.length).toBeGreaterThan(0));
    await act(async () => accepted.resolve());
    expect(server.sent.map(({ kind }) => kind)).toEqual(['submit']);
  });

  test('of a new report whose response was lost makes no second one when it was changed since', async () => {
    const opened = await open(0);
    await opened.user.click(button('Add line'));
    await opened.user.selectOptions(field('Category'), 'Meals');
    server.answer = async () => {
      server.answer = async () => undefined;
      throw new NetworkError('lost');
    };
    await opened.user.click(button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await opened.user.selectOptions(field('Type'), 'Lunch');
    await opened.user.click(button('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(3));
    const [first, again, changed] = server.sent;
    expect(again).toEqual(first);
    expect(changed?.payload).toMatchObject({ id: 20_001, expenses: [{ id: 100, expenseType: 'Lunch' }] });
  });
});

test.each([
  ['does not answer', new ServerError('500', { status: 500 }), 'Try again'],
  ['refuses', new ForbiddenError('403', { status: 403 }), 'Back to time and expense'],
])('a report that the server %s offers what helps (docs: expenses#expense-not-yours)', async (_, error, offered) => {
  server.read = async () => {
    throw error;
  };
  show();
  await screen.findByText('This page could not be loaded');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([offered]);
});
