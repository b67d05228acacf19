import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { installedChromium } from 'scripts/test-run/installed-chromium';
import { calm, followRequests } from '../setup/calm.ts';
import { signInAs } from '../setup/portal-test.ts';
import { enterDay, enterTimes, openDay } from '../setup/timecard-test.ts';

/**
 * Takes the pictures of the README from a portal that runs: `npm run start:legacy`, then
 * `npx node e2e/pictures/take-pictures.ts http://localhost:9000`. It restores the portal's sample data first. Look at each picture
 * before you commit it.
 */
const portal = process.argv[2] ?? 'http://localhost:9000';
const folder = process.argv[3] ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures');

const PICTURES: Record<string, (page: Page) => Promise<void>> = {
  async home(page) {
    await signInAs(page, 'worker', '/', portal);
    await page.goto(`${portal}/#/worker/home`);
  },
  async 'add-time'(page) {
    await signInAs(page, 'worker', '/', portal);
    await page.goto(`${portal}/#/worker/time-expense/add-time?reqId=5000`);
    const monday = await openDay(page, /^Monday/);
    await enterTimes(monday, 1, '9a', '5:30p');
    await monday.getByRole('button', { name: 'Add Time' }).click();
    await enterTimes(monday, 2, '12p', '12:30p');
    await enterTimes(await openDay(page, /^Wednesday/), 1, '8a', '2p');
    await enterDay(page, /^Tuesday/, '10p', '6:30a');
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(0, 0);
  },
  async 'time-and-billing'(page) {
    await signInAs(page, 'manager', '/', portal);
    await page.goto(`${portal}/#/manager/time-and-billing`);
  },
  async insights(page) {
    await signInAs(page, 'worker-year', '/', portal);
    await page.goto(`${portal}/#/insights`);
  },
  async 'recovery-modal'(page) {
    await signInAs(page, 'worker', '/legacy/recovery-modal.jsp', portal);
    await page.getByRole('dialog').waitFor();
    await page.getByLabel('Email').fill('amara@example.com');
  },
};

await fetch(`${portal}/dev/reset`, { method: 'POST' });
const executablePath = installedChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const [name, open] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  followRequests(page);
  await open(page);
  await calm(page);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await page.close();
}
await browser.close();
