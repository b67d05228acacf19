import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureClient } from 'shared-client';
import { mark, notificationList, openList } from './notification-list.ts';
import { unread } from './unread.ts';

const noted = (id: number, isRead = false) => ({
  id,
  kind: 'new-device',
  at: '2026-03-02T12:00:00Z',
  isRead,
  values: {},
});
let stored = [noted(2), noted(1)];
const calls: string[] = [];
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url?.replace('/wand2/api/notifications', '')}`);
  const count = () => stored.filter(({ isRead }) => !isRead).length;
  if (request.method === 'POST') {
    stored = stored.map((one) => ({ ...one, isRead: true }));
    response.end(JSON.stringify({ unread: count() }));
    return;
  }
  response.end(JSON.stringify({ notifications: stored, unread: count(), kinds: ['new-device'], nextCursor: null }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, retries: 0 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Until the list has so many notifications. */
const listed = (length: number) =>
  new Promise<void>((resolve) => {
    const stop = notificationList.subscribe(({ list }) => {
      if (list.length !== length) return;
      stop();
      resolve();
    });
  });

test('an open list is read again when the number changes elsewhere, and not for its own marks (docs: notifications#notification-list)', async () => {
  const first = listed(2);
  const close = openList();
  await first;
  const second = listed(3);
  stored = [noted(3), ...stored];
  unread.setState({ count: 3 });
  await second;
  expect(calls).toEqual(['GET ', 'GET ']);

  await mark(3, true);
  unread.setState({ count: 0 });
  close();
  unread.setState({ count: 4 });
  expect(calls).toEqual(['GET ', 'GET ', 'POST /read']);
});
