import type { Page } from '@playwright/test';
import { expect, inTime, jump } from './fault-test.ts';

/** The product's remotes: the view of a user when each works and when it fails, and the parts that work without it. */

const banner = (page: Page) => page.getByRole('banner').getByRole('link').first();
export const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' });
export const home = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const recovery = (page: Page) => page.getByRole('heading', { level: 1, name: 'Password Recovery Registration' });
export const pageFailed = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });
const menuFailed = (page: Page) => page.getByText('The menu could not be loaded. You can go on working on this page.');
export const partFailed = (page: Page) => page.getByText('This part of the page stopped working');
export const HOME = '/worker/home';
export const RECOVERY = '/recovery-options/two-factor-reg';

export const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

export interface Remote {
  readonly name: string;
  /** The page it is met on. */
  readonly path: string;
  /** The user who opens it; a worker by default. */
  readonly account?: string;
  /** The element that a user sees when it works. */
  readonly works: (page: Page) => Promise<void>;
  /** The element that a user sees when it does not. */
  readonly says: (page: Page) => Promise<void>;
  /** The parts that must work all the same. */
  readonly others: (page: Page) => Promise<void>;
}

/** A remote that has one page: the menu and another page stand without it. */
function pageOf(name: string, path: string, heading: string | RegExp, account = 'worker'): Remote {
  const works = (page: Page) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return {
    name,
    path,
    account,
    works,
    says: (page) => expect(pageFailed(page)).toBeVisible(),
    async others(page) {
      await expect(menu(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
  };
}

export const REMOTES: readonly Remote[] = [
  {
    name: 'mfe_shell',
    path: HOME,
    async works(page) {
      await expect(menu(page)).toBeVisible();
      await expect(menuFailed(page)).toHaveCount(0);
    },
    says: (page) => expect(menuFailed(page)).toBeVisible(),
    async others(page) {
      await expect(home(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
    },
  },
  {
    name: 'mfe_recovery',
    path: RECOVERY,
    works: (page) => expect(recovery(page)).toBeVisible(),
    says: (page) => expect(pageFailed(page)).toBeVisible(),
    async others(page) {
      await expect(menu(page)).toBeVisible();
      await go(page, HOME);
      await expect(home(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
  },
  {
    name: 'mfe_timecard',
    path: HOME,
    async works(page) {
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^(add time|continue timecard)/i })
          .first(),
      ).toBeVisible();
    },
    says: (page) => expect(pageFailed(page)).toBeVisible(),
    async others(page) {
      await expect(menu(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
  },
  pageOf('mfe_expenses', '/worker/time-expense/add-expense', /^Expenses, /),
  pageOf('mfe_account', '/user-account', 'Your account'),
  pageOf('mfe_approvals', '/manager/time-and-billing', 'Time and billing', 'manager'),
  pageOf('mfe_insights', '/insights', 'Insights'),
  {
    // Every micro-frontend uses the widgets; only the portal itself works without them.
    name: 'mfe_widgets',
    path: HOME,
    async works(page) {
      await expect(menu(page)).toBeVisible();
      await expect(home(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
    async says(page) {
      await expect(pageFailed(page)).toBeVisible();
      await expect(menuFailed(page)).toBeVisible();
    },
    async others(page) {
      await go(page, '/nowhere');
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toHaveCount(0);
    },
  },
];

/** Opens the portal and answers once the remote's failure is said, with its error number. */
export async function meet(page: Page, remote: Remote, hangs = false): Promise<void> {
  await page.clock.install();
  await page.goto(`/#${remote.path}`, { waitUntil: 'commit' });
  // Nobody knows from outside when the waiting began that a deadline ends, so time goes on until it has ended.
  await (hangs ? inTime(page, () => remote.says(page)) : remote.says(page));
  await expect(page.getByText(/Error number [A-Z]{2}-[0-9A-F]{6}/).first()).toBeVisible();
}

/**
 * After the fault has gone the page comes back by itself, without a click: it tries after 3, 20 and 60 seconds. The number of tries during
 * the fault depends on the machine, so time goes on until it works, in steps shorter than a deadline.
 */
export async function comesBack(page: Page, remote: Remote, hung = false): Promise<void> {
  await go(page, remote.path);
  // A request made while the server hung ends at its deadline.
  if (hung) await jump(page, 21_000);
  await inTime(page, () => remote.works(page));
}

export const nothingIsSaid = async (page: Page) => {
  await expect(pageFailed(page)).toHaveCount(0);
  await expect(menuFailed(page)).toHaveCount(0);
  await expect(partFailed(page)).toHaveCount(0);
};

/** Home, its timecard, the recovery flow and the shell around them: every remote, met in turn. */
export async function everythingWorks(page: Page): Promise<void> {
  await page.goto(`/#${HOME}`);
  await expect(menu(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(add time|continue timecard)/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await go(page, RECOVERY);
  await expect(recovery(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await nothingIsSaid(page);
}
