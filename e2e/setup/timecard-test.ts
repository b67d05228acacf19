import type { Locator, Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { keptRecords } from './kept-records.ts';
import { expect, test as portalTest } from './portal-test.ts';

/** A worker's timecards in the database, read over the API by a second sign-in. */
export interface Timecards {
  /** Timecards of an engagement's current period. */
  current(engagementId: number): Promise<{ billingItemId: number; status: string; version: number }[]>;
  /** The days of a timecard as the metadata call has them. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they assert on
  days(billingItemId: number, engagementId: number): Promise<any[]>;
  /** Any other call that reads. */
  get: TestClient['get'];
}

interface TimecardFixtures {
  /** A worker signed in, in the browser; call it before anything else. Engagements beside 5000 are of `worker-templates`. */
  worker(account?: 'worker' | 'worker-templates'): Promise<Timecards>;
}

/** Tests on the timecard page: a worker who is signed in, and the same worker's view of the database. */
export const test = portalTest.extend<TimecardFixtures>({
  worker: async ({ signIn, served }, use) => {
    await use(async (account = 'worker') => {
      await signIn(account);
      // Signed in only when asked: the sign-in page takes 20 a minute from one address.
      let signedIn: Promise<TestClient> | undefined;
      return timecards(() => {
        signedIn ??= apiClient(served.url, account);
        return signedIn;
      });
    });
  },
});

export { expect } from './portal-test.ts';

async function apiClient(url: string, account: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn(account);
  return client;
}

function timecards(client: () => Promise<TestClient>): Timecards {
  const get: TestClient['get'] = async (path, options) => (await client()).get(path, options);
  const metadata = async (billingItemId: number, engagementId: number) =>
    (await get(`/wand2/api/billing/billing-items/${billingItemId}/metadata?engagementId=${engagementId}`)).body;
  return {
    get,
    async current(engagementId) {
      const { earningsEndDate } = await metadata(0, engagementId);
      const page = await get(`/wand2/api/billing/billing-items?engagementId=${engagementId}&type=TIME&size=200`);
      return page.body.content.filter((item: { periodEndDate: string }) => item.periodEndDate === earningsEndDate);
    },
    async days(billingItemId, engagementId) {
      return (await metadata(billingItemId, engagementId)).billingItemDetails;
    },
  };
}

/** The call that saves and submits. */
export const SAVE = '**/wand2/api/billing/billing-items';

/** Keeps what is saved from now on waiting on its way. @returns lets it go on */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    if (route.request().method() === 'POST') await held;
    return route.fallback();
  });
  return letGo;
}

/** Chooses an engagement of many by its number. */
export async function chooseEngagement(page: Page, id: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Engagement', exact: true }).fill(String(id));
  await page.getByRole('option', { name: new RegExp(`HV-${id}`) }).click();
}

/** Opens Add Time of an engagement's current period. */
export async function openTimecard(page: Page, engagementId: number, query = ''): Promise<void> {
  await goToTimecard(page, `/#/worker/time-expense/add-time?reqId=${engagementId}${query}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Goes to a timecard and waits until the one that was open before is gone: the next look-up would find that one's elements. */
async function goToTimecard(page: Page, address: string): Promise<void> {
  if (!page.url().endsWith(address)) {
    const open = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
    await open.evaluateAll((all) => {
      for (const one of all) one.setAttribute('data-before', '');
    });
  }
  await page.goto(address);
  await expect(page.locator('[data-before]')).toHaveCount(0);
}

/** A day's card, opened from its own heading when it is closed. */
export async function openDay(page: Page, name: RegExp): Promise<Locator> {
  const day = page.getByRole('region', { name });
  const heading = day.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
  // The heading answers a press before the day opens.
  await expect(day).toHaveAttribute('data-open', 'true');
  return day;
}

/** A day's card, closed, so that it shows its entries in one line. Today's is open at first, and the tests run on any day. */
export async function closeDay(page: Page, name: RegExp): Promise<Locator> {
  const day = page.getByRole('region', { name });
  const heading = day.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) === 'true') await heading.click();
  await expect(day).toHaveAttribute('data-open', 'false');
  return day;
}

/** Types start and end of a line, as a person does: the fields are left by Tab. */
export async function enterTimes(day: Locator, line: number, start: string, end: string): Promise<void> {
  await day.getByRole('combobox', { name: `Start of line ${line}` }).fill(start);
  await day.getByRole('combobox', { name: `End of line ${line}` }).fill(end);
  await day.getByRole('combobox', { name: `End of line ${line}` }).press('Tab');
}

/** One day that can be saved: times, and no lunch. */
export async function enterDay(page: Page, name: RegExp, start: string, end: string): Promise<Locator> {
  const day = await openDay(page, name);
  await enterTimes(day, 1, start, end);
  const noLunch = day.getByRole('switch', { name: 'No Lunch Break Taken' });
  if (!(await noLunch.isChecked())) await day.getByText('No Lunch Break Taken').click();
  return day;
}

/** Presses Save and sees it through to the detail page. @returns the timecard's id */
export async function save(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  return Number(/detail\/(\d+)/.exec(page.url())?.[1]);
}

/** The bytes of the drafts on this device; null while there is none. */
export async function draftBytes(page: Page): Promise<string | null> {
  const records = await keptRecords(page, 'timecard-drafts', 'drafts');
  return records.length > 0 ? records.map(([, value]) => value).join(' ') : null;
}

/**
 * Puts the page away, as switching to another app does, and waits until all typed text is written: the first write may be an earlier one
 * that was still on its way, and only the footer shows the last one.
 */
export async function putAway(page: Page): Promise<void> {
  const before = await draftBytes(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await expect.poll(async () => (await draftBytes(page)) !== before).toBe(true);
  await expect(page.getByRole('main').locator('footer')).toContainText(/Draft kept \d/);
}

/** Asks to sign out, by the header's account panel. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}
