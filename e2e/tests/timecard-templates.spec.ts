import type { Locator, Page } from '@playwright/test';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from '../../shared-client/src/billing/timecard-templates.ts';
import { expect, test } from '../setup/timecard-test.ts';

/** One each of hours with times, per unit, multi-rate and period; `npm run test:all` enters all 35. */
const REPRESENTATIVES = new Set([0, 5, 20, 30]);
const templates = TIMECARD_TEMPLATES.filter(({ id }) => process.env.TEST_WIDE || REPRESENTATIVES.has(id));

test('templates: a day is entered, saved and found in the database with what was entered', async ({ page, worker }) => {
  test.setTimeout(480_000);
  const timecards = await worker();
  const failed: string[] = [];
  for (const template of templates) {
    const engagementId = 5000 + template.id;
    try {
      await page.goto(`/#/worker/time-expense/add-time?reqId=${engagementId}`);
      await expect(page.getByText(new RegExp(`engagement ${engagementId}`))).toBeVisible();
      await enter(page, template);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
      const [item] = await timecards.current(engagementId);
      const days = await timecards.days(item?.billingItemId ?? 0, engagementId);
      if (days.length === 0) failed.push(`${template.id} (${template.name}): saved without its day`);
    } catch (error) {
      const said = await page.getByRole('main').getByRole('alert').allInnerTexts();
      failed.push(`${template.id} (${template.name}): ${said.join(' ')} ${String(error).slice(0, 300)}`);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
    }
  }
  expect(failed).toEqual([]);
});

/** Enters one day by what the template shows, and places everything that has to be placed. */
async function enter(page: Page, template: TimecardTemplate): Promise<void> {
  const main = page.getByRole('main');
  if (template.showPeriodEntry) {
    if (template.showWorked) await main.getByText('Worked', { exact: true }).first().click();
    await percent(main, template);
    return;
  }
  const day = main
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  const heading = day.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
  if (template.showWorked) await day.getByText('Worked', { exact: true }).first().click();
  if (template.showTimeEntry) {
    // Template 2 refuses times that stand in another engagement already.
    const [start, end] = template.id === 2 ? ['6:00 PM', '8:00 PM'] : ['8:00 AM', '10:00 AM'];
    await day.getByRole('combobox', { name: 'Start of line 1' }).fill(start);
    await day.getByRole('combobox', { name: 'End of line 1' }).fill(end);
    await day.getByRole('combobox', { name: 'End of line 1' }).press('Tab');
    const noLunch = day.getByRole('switch', { name: 'No Lunch Break Taken' });
    if ((await noLunch.count()) > 0 && !(await noLunch.isChecked()))
      await day.getByText('No Lunch Break Taken').click();
  }
  if (template.showHours) await fill(day.getByRole('textbox', { name: 'Hours worked' }), '2');
  if (template.showShiftSelect || template.showShiftEntry) {
    await day.getByRole('combobox', { name: 'Shift of line 1' }).selectOption({ index: 1 });
  }
  if (template.showShiftEntry) await fill(day.getByRole('textbox', { name: /^Hours, line 1/ }).first(), '2');
  if (template.showUnitEntry && !template.showAllocations) await fill(day.getByRole('textbox').first(), '3');
  if (template.allocationType === 'per_unit') {
    await day
      .getByRole('combobox', { name: /^Piece type/ })
      .first()
      .selectOption({ index: 1 });
    await fill(day.getByRole('textbox', { name: /^Units, allocation line 1/ }), '3');
  }
  if (template.allocationType === 'ot_multi_rate') {
    await day
      .getByRole('combobox', { name: /^Type, allocation line 1/ })
      .first()
      .selectOption({ index: 1 });
  }
  await percent(day, template);
  // What is left to place is known a frame after the times; hours that were entered as such are placed by hand.
  const amounts = day.getByRole('textbox', { name: /^(HOURS|Regular), allocation line 1/ });
  if (!/hours/.test(template.allocationType)) return;
  if (template.showTimeEntry) await day.getByRole('button', { name: /^Place the remaining/ }).click();
  else await fill(amounts.first(), '2');
}

async function percent(scope: Locator, template: TimecardTemplate): Promise<void> {
  if (template.allocationType !== 'percent') return;
  await fill(scope.getByRole('textbox', { name: /^Percent, allocation line 1/ }), '100');
}

async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}
