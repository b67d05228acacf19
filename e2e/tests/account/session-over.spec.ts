import type { ConsoleMessage, Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { sweep } from '../../setup/wide.ts';
import { endSession } from '../../walks/visit.ts';

/** The end of a session is no error: whatever asks the server first, the sign-in page comes, and nothing is in the console. */

const PAGES = [
  ['worker', '/worker/home'],
  ['worker', '/worker/time-expense'],
  ['worker', '/worker/time-expense/add-time?reqId=5000'],
  ['worker', '/worker/time-expense/add-expense?reqId=5000'],
  ['worker', '/worker/time-expense-detail/20015'],
  ['worker', '/notifications'],
  ['worker', '/user-account'],
  ['worker', '/recovery-options/edit'],
  ['worker', '/recovery-options/two-factor-reg'],
  ['manager', '/manager/home'],
  ['manager', '/manager/time-and-billing'],
  ['manager', '/manager/approvals'],
  ['manager', '/insights'],
  ['msp', '/user-administration'],
] as const;

/** What asks the server, on every page. */
const ASKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the bell': (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  'the account': (page) => page.getByRole('button', { name: /^Account of/ }).click(),
  'a link of the menu': (page) => {
    const name = page.url().includes('/insights') ? 'Home' : 'Insights';
    return page.locator('#sh-navigation').getByRole('link', { name, exact: true }).click();
  },
  'coming back to the tab': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'a reload': async (page) => void (await page.reload({ waitUntil: 'commit' })),
};

/** Whether a line is not the browser's own about a refused request. */
const isOurs = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !/^Failed to load resource|Service Worker/.test(message.text());

for (const [account, path] of PAGES)
  test(
    `the session of a ${account} ends on ${path}: the sign-in page comes, and the console stays empty (docs: session#token-refused)`,
    sweep(path === '/worker/home'),
    async ({ page, signIn, served }) => {
      let lines: string[] = [];
      page.on('pageerror', ({ message }) => lines.push(message));
      page.on('console', (message) => isOurs(message) && lines.push(message.text()));
      // The header of a detail has neither bell nor account.
      const asks = Object.entries(ASKS).slice(path.includes('-detail/') ? 2 : 0);
      for (const [asked, ask] of asks) {
        await signIn(account);
        await arrive(page, `/#${path}`);
        await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
        await calm(page);
        lines = [];
        await endSession(served.url, account);
        await ask(page);
        await page.waitForURL((url) => url.pathname === '/login');
        expect(lines, asked).toEqual([]);
      }
    },
  );
