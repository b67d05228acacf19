import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { calm, followRequests } from '../../setup/calm.ts';
import { signInAs } from '../../setup/portal-test.ts';
import { activateAnother } from '../../setup/releases/activate-another.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';
import { enterDay, openTimecard, signOut } from '../../setup/timecard-test.ts';

/**
 * Teams release all day while tabs stay open: one with a timecard that is not saved, and one in which somebody goes from page to page. Neither
 * gets a version that it did not begin with, and neither loses anything.
 */

const ACTIVATIONS = 20;
/** A page asks for another deployment so often while it is seen. */
const ASKS_EVERY_MS = 5 * 60_000;

/** The packages that are released in turn, and the pages of theirs that a worker opens. */
const PACKAGES = ['mfe-timecard', 'mfe-widgets', 'mfe-shell', 'mfe-account', 'mfe-expenses', 'mfe-recovery'];
const PAGES = [
  '/worker/time-expense',
  '/worker/home',
  '/notifications',
  '/user-account',
  '/worker/time-expense/add-expense?reqId=5035',
  '/recovery-options/edit',
];

/** Versions of each micro-frontend whose scripts a page has asked for. */
function versionsOf(page: Page): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, name, version] = /^\/mfe\/([^/]+)\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined && version !== undefined)
      found.set(name, (found.get(name) ?? new Set<string>()).add(version));
  });
  return found;
}

/** Lets the time pass, of all tabs at once, after which each asks what is live. */
async function passTime(tabs: readonly [Page, ...Page[]]): Promise<void> {
  for (const tab of tabs) await calm(tab);
  const asked = tabs.map((tab) => tab.waitForResponse('**/deployments.json'));
  await tabs[0].context().clock.fastForward(ASKS_EVERY_MS);
  for (const response of await Promise.all(asked)) await response.finished();
  // By the time a later request has been read, so has the page's.
  for (const tab of tabs)
    await tab.evaluate(async () => (await fetch('/deployments.json', { cache: 'no-store' })).text());
}

test(`tabs that stay open over ${ACTIVATIONS} activations lose nothing, show each page, and are offered the new versions once an hour`, async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-open-'));
  await cp(liveStore, folder, { recursive: true });
  const served = await serve([], { TEST_STORE: folder });
  const context = await browser.newContext({ baseURL: served.url, serviceWorkers: 'block' });
  try {
    const [typing, going] = [await context.newPage(), await context.newPage()];
    const complaints: string[] = [];
    await context.clock.install();
    for (const page of [typing, going]) {
      followRequests(page);
      page.on('pageerror', (error) => complaints.push(error.message));
    }
    await signInAs(typing, 'worker');
    await openTimecard(typing, 5000);
    const monday = await enterDay(typing, /^Monday/, '9a', '1p');
    await expect(monday).toContainText('4.00');
    await going.goto('/#/worker/home');
    await expect(going.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const versions = versionsOf(going);
    for (const page of [typing, going]) await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);
    const offer = (page: Page) => page.getByText('A new version is ready.');

    const newest = new Map<string, string>();
    const offered: number[] = [];
    for (let count = 0; count < ACTIVATIONS; count += 1) {
      const name = PACKAGES[count % PACKAGES.length] ?? '';
      newest.set(name.replaceAll('-', '_'), await activateAnother(folder, name, `Release ${count}.`));
      await passTime([typing, going]);
      // Never over what is typed.
      await expect(offer(typing)).toHaveCount(0);
      if ((await offer(going).count()) > 0) {
        offered.push(count);
        await going.getByRole('button', { name: 'Later' }).click();
      }
      await expect(offer(going)).toHaveCount(0);
      await going.goto(`/#${PAGES[count % PAGES.length]}`);
      await expect(going.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    // "Later" hides it for an hour: it comes with the first release, and with the one that is an hour after that.
    expect(offered).toEqual([0, 12]);
    expect(await isSame(going)).toBe(true);
    // It holds one container of each, whatever is live.
    expect([...versions].filter(([, all]) => all.size > 1)).toEqual([]);
    for (const [name, version] of newest)
      expect([name, versions.get(name)?.has(version) ?? false]).toEqual([name, false]);

    expect(await isSame(typing)).toBe(true);
    await expect(monday).toContainText('4.00');
    const loaded = versionsOf(typing);
    typing.on('dialog', (dialog) => dialog.accept());
    await typing.reload();
    const back = typing.getByRole('region', { name: /^Monday/ });
    await expect(back).toContainText('4.00');
    for (const name of ['mfe_timecard', 'mfe_widgets', 'mfe_shell'])
      expect([name, [...(loaded.get(name) ?? [])]]).toEqual([name, [newest.get(name)]]);
    expect(complaints).toEqual([]);

    // A tab of this morning's versions and one of the newest hear of each other: the session ends in both.
    await signOut(going);
    const question = going.getByRole('alertdialog', { name: 'Sign out with unsaved entries?' });
    await question.getByRole('button', { name: 'Discard and sign out' }).click();
    await expect(going).toHaveURL(/\/login/);
    await expect(typing).toHaveURL(/\/login/);
  } finally {
    await context.close();
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
});
