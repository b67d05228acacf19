/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
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
  unread.setState({ count });
  notificationList.setState({ status: 'ready', list: [], kinds: [], nextCursor: null, ...state });
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
