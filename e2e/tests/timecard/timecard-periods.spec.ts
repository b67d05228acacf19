import type { Page } from '@playwright/test';
import { expect, openDay, openTimecard, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** A template of hours, in whose engagement nobody entered anything. */
const ENGAGEMENT = 5004;

/** The first day of the period that Add Time is opened for, by its address. */
const startOf = (page: Page) => new URLSearchParams(page.url().split('?')[1]).get('startDate');

async function enterHours(page: Page, hours: string): Promise<number> {
  const monday = await openDay(page, /^Monday/);
  await monday.getByRole('textbox', { name: /hours/i }).first().fill(hours);
  return save(page);
}

test(
  'a missed week is begun from home, another from the list of periods; each is saved as its own (docs: add-time#missing-periods, billing-items#period-fields)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    const saved = async (id: number) =>
      (await timecards.get(`/wand2/api/billing/billing-items/${id}/general-info`)).body;
    const missing = page.locator(`main .tc-missing a[href*="reqId=${ENGAGEMENT}&"]`);
    await page.goto('/#/worker/home');
    await missing.first().click();
    await expect(page).toHaveURL(/startDate=/);
    const fromHome = startOf(page);
    const first = await enterHours(page, '4');
    expect(await saved(first)).toMatchObject({ status: 'Saved', periodStartDate: fromHome, hoursWorked: 4 });

    await page.goto('/#/worker/home');
    await expect(missing.first()).toBeVisible();
    // Home names it no more.
    await expect(page.locator(`main .tc-missing a[href*="reqId=${ENGAGEMENT}&startDate=${fromHome}"]`)).toHaveCount(0);

    await openTimecard(page, ENGAGEMENT);
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    const list = page.getByRole('listbox', { name: 'Choose a period' });
    await list
      .getByRole('option', { name: /Missing/ })
      .last()
      .click();
    await expect.poll(() => startOf(page)).not.toBeNull();
    const fromList = startOf(page);
    expect(fromList).not.toBe(fromHome);
    const second = await enterHours(page, '5');
    expect(second).not.toBe(first);
    expect(await saved(second)).toMatchObject({ status: 'Saved', periodStartDate: fromList, hoursWorked: 5 });
    // The week that was begun before it is what it was.
    expect(await saved(first)).toMatchObject({ hoursWorked: 4 });
  },
);
