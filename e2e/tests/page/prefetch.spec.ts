import { expect, type Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Requests between pointing at a link and following it. */

/** Longer than `shared-session/server-data` holds a response for fresh. */
const TOO_OLD_MS = 11_000;

const LIST = '/wand2/api/billing/billing-items';
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const link = (page: Page) => nav(page).getByRole('link', { name: 'My time and expense' });

/** Brings the link to sight, without pointing at it. */
async function openMenu(page: Page): Promise<void> {
  await nav(page)
    .getByRole('button', { name: /^Time and expense/ })
    .press('Enter');
  await expect(link(page)).toBeVisible();
}

/** The home page asks for a few of the same items. */
const isList = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return pathname === LIST && searchParams.get('size') === '20';
};

/** The number of requests for the first page of the list. */
function asked(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isList(request.url())) count += 1;
  });
  return () => count;
}

test('a page’s data is there with the click on its link, and is asked for once; after a moment it is asked for anew', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await openMenu(page);
  const count = asked(page);
  const ready = page.waitForResponse((answer) => isList(answer.url()));
  await link(page).hover();
  await (await ready).finished();
  expect(count()).toBe(1);
  await link(page).click();
  await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(count()).toBe(1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(count()).toBe(2);
});

test(
  'the first change of page requests nothing: code and data are there with the click',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    const monitoring = page.waitForResponse((answer) => /\/root\/[^/]+\/monitoring\./.test(answer.url()));
    await page.goto('/');
    await openMenu(page);
    const filters = page.waitForResponse((answer) => /\/mfe_widgets\/[^/]+\/filter\./.test(answer.url()));
    // The code comes when the browser is idle, independent of the pointer.
    await (await filters).finished();
    // A request of the previous page does not count, however late it comes.
    await monitoring;
    await calm(page);
    // The home page's data may be too old by the time of the click. Past that age the link requests all of them.
    await page.evaluate((age) => {
      const { now } = Date;
      Date.now = () => now() + age;
    }, TOO_OLD_MS);
    const items = page.waitForResponse((answer) => isList(answer.url()));
    const engagements = page.waitForResponse((answer) => answer.url().includes('/engagement-items?'));
    await link(page).hover();
    for (const response of [items, engagements]) await (await response).finished();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
    });
    await link(page).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(requests).toEqual([]);
  },
);

test('for visitors who save data nothing is fetched before they click', WIDE, async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn();
  await page.goto('/');
  await openMenu(page);
  const count = asked(page);
  await link(page).hover();
  // Long past the moment of the prefetch for other users.
  await page.waitForTimeout(500);
  expect(count()).toBe(0);
  await link(page).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(count()).toBe(1);
});
