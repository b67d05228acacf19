/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import '../../texts/english.ts';
import { page } from 'shared-session';
import { notificationList } from '../../state/notification-list.ts';
import { unread } from '../../state/unread.ts';
import { NotificationList } from './notification-list.tsx';

afterEach(cleanup);

const kind = (name: string, text: string, link?: string) => ({
  kind: name,
  name: { label: `LBL_${name}`, text: name },
  sentence: { label: `MSG_${name}`, text },
  link,
});
page.setState({
  notificationKinds: [
    kind('item-approved', '{{by}} approved {{period}}.', '/worker/time-expense-detail/{billingItemId}'),
    kind('new-device', 'A new browser.'),
  ],
});
const noted = (id: number, name: string, at: string, isRead: boolean, values = {}) => ({
  id,
  kind: name,
  at,
  isRead,
  values,
});

/** Shows a list as it is after loading. */
function show(state: Partial<ReturnType<typeof notificationList.getState>>, count = 0) {
  render(<NotificationList heading="h1" />);
  act(() => {
    unread.setState({ count });
    notificationList.setState({ status: 'ready', list: [], kinds: [], kind: undefined, nextCursor: null, ...state });
  });
}

test('notifications by day, each a sentence with its link (docs: notifications#notification-list)', async () => {
  const values = { by: 'Daniel Reyes', billingItemId: 7, periodStart: '2026-11-16', periodEnd: '2026-11-22' };
  show(
    {
      list: [
        noted(2, 'item-approved', '2020-03-02T12:00:00Z', false, values),
        noted(1, 'new-device', '2020-03-01T12:00:00Z', true),
      ],
      kinds: ['item-approved', 'new-device'],
    },
    1,
  );
  const link = await screen.findByRole('link', { name: /^Daniel Reyes approved Nov 16\s–\s22\.$/ });
  expect(link.getAttribute('href')).toBe('#/worker/time-expense-detail/7');
  const days = screen.getAllByRole('region');
  expect(days.map((day) => within(day).getByRole('heading').textContent)).toEqual(['Mar 2, 2020', 'Mar 1, 2020']);
  expect(screen.getByRole('button', { name: /^Mark as read: Daniel Reyes approved/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as unread: A new browser.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy();
  expect(within(screen.getByRole('combobox', { name: 'Kind' })).getAllByRole('option')).toHaveLength(3);
});

test('a line says what it is about, beside its time (docs: notifications#notification-subject)', async () => {
  const values = { by: 'Daniel Reyes', periodStart: '2026-11-16', periodEnd: '2026-11-22', subject: 'Fitter · 20001' };
  show({ list: [noted(2, 'item-approved', '2020-03-02T12:00:00Z', false, values)] });
  const line = (await screen.findByText(/^Daniel Reyes approved/)).closest('li');
  expect(line?.querySelector('bdi')?.textContent).toBe('Fitter · 20001');
  expect(line?.querySelector('p')?.textContent).toMatch(/^Fitter · 20001 · \d/);
});

test('nothing yet, nothing of a kind, and a kind that no micro-frontend declares', async () => {
  show({});
  expect(await screen.findByText(/^Nothing yet/)).toBeTruthy();
  notificationList.setState({ kind: 'new-device' });
  expect(await screen.findByText('Nothing of this kind.')).toBeTruthy();
  notificationList.setState({ list: [noted(3, 'gone', '2020-03-01T12:00:00Z', false)] });
  expect(await screen.findByText(/^Something has happened/)).toBeTruthy();
});

test('a failure is said, and can be tried again', async () => {
  show({ status: 'failed' });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const buttonOf = (name: string | RegExp) => screen.getByRole('button', { name });

test('the first line of the last page has the focus when "Show more" goes', async () => {
  const first = noted(2, 'new-device', '2020-03-02T12:00:00Z', true);
  show({ list: [first], nextCursor: 'c' });
  act(() => buttonOf('Show more').focus());
  act(() =>
    notificationList.setState({
      list: [first, noted(1, 'new-device', '2020-03-01T12:00:00Z', false)],
      nextCursor: null,
    }),
  );
  expect(document.activeElement).toBe(buttonOf('Mark as read: A new browser.'));
});

test('the focus is on the next control when "Mark all as read" goes, and on the heading when there is none', () => {
  show({ list: [noted(1, 'new-device', '2020-03-01T12:00:00Z', false)] }, 1);
  act(() => buttonOf('Mark all as read').focus());
  act(() => {
    notificationList.setState({ markedAt: '2020-03-02T12:00:00Z' });
    unread.setState({ count: 0 });
  });
  expect(document.activeElement).toBe(buttonOf('Undo'));
  act(() => notificationList.setState({ markedAt: undefined, list: [] }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
