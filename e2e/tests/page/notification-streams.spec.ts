import type { BrowserContext, Page, Request } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The stream of unread notifications over several tabs of a browser. */

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true });

const isCall = (request: Request, name: 'events' | 'unread') =>
  new URL(request.url()).pathname === `/wand2/api/notifications/${name}`;

/** The tabs of the streams that are open. */
function followStreams(context: BrowserContext) {
  const open = new Map<Request, Page>();
  context.on('request', (request) => {
    if (isCall(request, 'events')) open.set(request, request.frame().page());
  });
  const end = (request: Request) => open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return () => [...open.values()];
}

/** Hides a tab, or shows it again, as another tab or another window does. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

/** Sends items of the worker back, one after the other. */
async function sendingBack(url: string) {
  const [nora, daniel] = [new TestClient(url), new TestClient(url)];
  await nora.signIn('worker-templates');
  await daniel.signIn('manager');
  const { content } = (await nora.get('/wand2/api/billing/billing-items?status=Pending&size=3')).body;
  return {
    nora,
    async sendBack(reason: string) {
      const item = `/wand2/api/billing/billing-items/${content.pop().billingItemId}`;
      const { version } = (await daniel.get(item)).body;
      expect((await daniel.post(`${item}/reject`, { version, reason })).status).toBe(200);
    },
  };
}

test(
  'of three tabs one has the stream, a hidden one has none, and what is read in one is read in the others (docs: notifications#notifications-live)',
  WIDE,
  async ({ page, signIn, served, complaints }) => {
    const { nora, sendBack } = await sendingBack(served.url);
    await signIn('worker-templates');
    const streams = followStreams(page.context());
    await arrive(page, '/');
    await nora.post('/wand2/api/notifications/all-read');
    const others = [await page.context().newPage(), await page.context().newPage()];
    for (const other of others) await arrive(other, '/');
    const tabs = [page, ...others];
    await sendBack('You left at noon.');
    for (const tab of tabs) await expect(bell(tab, 1)).toBeVisible();
    await expect.poll(() => streams().length).toBe(1);

    // The tab with the stream is hidden: another one goes on.
    const [leader] = streams();
    await setHidden(leader as Page, true);
    const visible = tabs.filter((tab) => tab !== leader);
    await expect.poll(() => streams().map((tab) => visible.includes(tab))).toEqual([true]);
    await sendBack('Which project?');
    for (const tab of visible) await expect(bell(tab, 2)).toBeVisible();
    await expect(bell(leader as Page, 1)).toBeVisible();

    const asked: Request[] = [];
    page.context().on('request', (request) => {
      if (isCall(request, 'unread')) asked.push(request);
    });
    const [one, two] = visible as [Page, Page];
    await bell(one, 2).click();
    await one.getByRole('button', { name: /^Mark as read: .+ Which project\?$/ }).click();
    for (const tab of [one, two]) await expect(bell(tab, 1)).toBeVisible();
    expect(asked).toEqual([]);

    for (const tab of visible) await setHidden(tab, true);
    await expect.poll(() => streams().length).toBe(0);
    await setHidden(leader as Page, false);
    await expect.poll(streams).toEqual([leader]);
    await expect(bell(leader as Page, 1)).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'where streams are blocked, one tab asks for the number and tells the others (docs: notifications#notifications-live)',
  WIDE,
  async ({ page, signIn, served }) => {
    const { nora, sendBack } = await sendingBack(served.url);
    await signIn('worker-templates');
    await page.context().route('**/wand2/api/notifications/events', (route) => route.abort());
    const asking = new Set<Page>();
    page.context().on('request', (request) => {
      if (isCall(request, 'unread')) asking.add(request.frame().page());
    });
    await arrive(page, '/');
    await nora.post('/wand2/api/notifications/all-read');
    const other = await page.context().newPage();
    await arrive(other, '/');
    await sendBack('You left at noon.');
    for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible();
    expect(asking.size).toBe(1);
  },
);
