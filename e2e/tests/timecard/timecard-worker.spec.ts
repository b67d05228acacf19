import type { Page } from '@playwright/test';
import {
  chooseEngagement,
  closeDay,
  enterDay,
  enterTimes,
  expect,
  holdSaves,
  openDay,
  openTimecard,
  putAway,
  save,
  test,
} from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Shortcuts of a worker's week, and obstacles that must not occur. */

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test(
  'Use Default fills the weekdays nothing stands in with one key, the focus goes on to them, and Undo takes it back (docs: add-time#add-time-footer, copying#use-default, saving#save-next-page)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Tuesday/, '9a', '1p');
    await page.locator('.tc-title').getByRole('button', { name: 'Use Default' }).press('Enter');
    await expect(page.getByText('4 days filled with the default times.')).toBeVisible();
    await expect(await closeDay(page, /^Friday/)).toContainText('8:30 AM – 5:00 PM, lunch 12:00 PM – 12:30 PM');
    await expect(region(page, /^Tuesday/)).toContainText('4.00');
    await expect(await closeDay(page, /^Saturday/)).toContainText('Nothing entered');
    await expect.poll(() => focused(page)).toMatch(/^Monday/);
    await page.getByRole('button', { name: 'Undo use default' }).press('Enter');
    await expect(await closeDay(page, /^Friday/)).toContainText('Nothing entered');
    await page.keyboard.press('Control+Shift+z');
    await expect(region(page, /^Friday/)).toContainText('8.00');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    expect(await timecards.current(5000)).toMatchObject([{ hoursWorked: 36 }]);
  },
);

test(
  'Ctrl+S asks as Save does, and nothing but the question hears keys while it is asked',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const monday = await openDay(page, /^Monday/);
    await monday.getByText('Did not work').click();
    await page.keyboard.press('Control+s');
    const question = page.getByRole('alertdialog', { name: 'Did not work' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(monday.getByRole('switch', { name: 'Did not work' })).toBeChecked();
    expect(await timecards.current(5000)).toEqual([]);
  },
);

test('what is typed while a save is on its way keeps the page open, and is kept as a draft', async ({
  page,
  worker,
}) => {
  const timecards = await worker();
  const letGo = await holdSaves(page);
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const tuesday = await enterDay(page, /^Tuesday/, '8a', '2p');
  letGo();
  await expect(page.getByText('Changes have been saved')).toBeVisible();
  await expect(page.getByRole('main').locator('footer')).toContainText(/Draft kept \d/);
  await expect(page).toHaveURL(/add-time/);
  await expect(tuesday).toContainText('6.00');
  const id = await save(page);
  expect(await timecards.current(5000)).toMatchObject([{ billingItemId: id, hoursWorked: 10 }]);
});

test('of shifts behind an empty one, one that is saved and one typed meanwhile are each there once', async ({
  page,
  worker,
}) => {
  const timecards = await worker('worker-templates');
  const letGo = await holdSaves(page);
  await openTimecard(page, 5010);
  const add = page.getByRole('button', { name: 'Add New Shift' });
  await add.click();
  await enterDay(page, /^Shift 2\b/, '9a', '1p');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await add.click();
  await enterDay(page, /^Shift 3\b/, '2p', '4p');
  letGo();
  await expect(page.getByText('Changes have been saved')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Shift 1\b/ })).not.toContainText('4.00');
  await expect(page.getByRole('region', { name: /^Shift 2\b/ })).toContainText('4.00');
  await expect(page.getByRole('region', { name: /^Shift 3\b/ })).toContainText('2.00');
  const id = await save(page);
  expect(await timecards.current(5010)).toMatchObject([{ billingItemId: id, hoursWorked: 6 }]);
});

test('a line added to a restored draft is a line of its own', WIDE, async ({ page, worker }) => {
  await worker();
  page.on('dialog', (dialog) => void dialog.accept());
  await openTimecard(page, 5000);
  const monday = await openDay(page, /^Monday/);
  await enterTimes(monday, 1, '9a', '12p');
  for (const line of [2, 3]) {
    await monday.getByRole('button', { name: 'Add Time' }).click();
    await enterTimes(monday, line, `${line}p`, `${line}:30p`);
  }
  await putAway(page);
  await page.reload();
  await expect(page.getByText(/^Your unsaved entries .* are back\./)).toBeVisible();
  await openDay(page, /^Monday/);
  const add = monday.getByRole('button', { name: 'Add Time' });
  for (let line = 4; line <= 10; line += 1) await add.click();
  await enterTimes(monday, 10, '5p', '6p');
  const starts = monday.getByRole('combobox', { name: /^Start of line/ });
  await expect(starts).toHaveCount(10);
  expect(await starts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).filter(Boolean))).toEqual([
    '9:00 AM',
    '2:00 PM',
    '3:00 PM',
    '3:30 PM',
    '5:00 PM',
  ]);
});

test(
  'the engagement selector stays while a timecard is fetched, says why one takes no time, and opens the last period of one that ended (docs: add-time#engagement-selector, saving#creation-date)',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    await page.goto('/#/worker/time-expense/add-time?showEnagagementList=true');
    const selector = page.getByRole('combobox', { name: 'Engagement', exact: true });
    // Those that closed too long ago for time to be entered are left out.
    await selector.fill('HV-505');
    await expect(page.getByRole('option', { name: /HV-5050/ })).toHaveCount(1);
    await expect(page.getByRole('option', { name: /HV-5052/ })).toHaveCount(0);
    await chooseEngagement(page, 5050);
    await expect(page.getByRole('alert')).toContainText('This engagement was cancelled. No time can be entered.');
    await expect(selector).toBeFocused();
    await page.route(/billing-items\/0\/metadata/, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    // Not 5001, which the page opened with and has read.
    await chooseEngagement(page, 5004);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(/billing-items\/0\/metadata/);
    await chooseEngagement(page, 5051);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('engagement 5051');
    await expect(selector).toBeFocused();
    // Home offers nothing that would be refused.
    await page.goto('/#/worker/home');
    await page.getByRole('searchbox', { name: 'Find an engagement' }).fill('cancelled');
    const line = page.getByRole('listitem').filter({ hasText: 'engagement 5050' });
    await expect(line).toContainText('Cancelled');
    await expect(line.getByRole('link')).toHaveCount(0);
  },
);

test('with several engagements the page stays after submitting, and links each receipt (docs: saving#save-next-page)', async ({
  page,
  worker,
}) => {
  await worker();
  await page.goto('/#/worker/time-expense/add-time?showEnagagementList=true&reqId=5000');
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.getByText('I certify').click();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
  const links = page.getByRole('main').getByRole('link', { name: /^Receipt / });
  await expect(links).toHaveCount(1);
  await expect(links).toBeFocused();
  await expect(links).toBeInViewport();
  await expect(page.getByRole('main')).toContainText('engagement 5000: Receipt');
  // It stays while another engagement is chosen.
  const selector = page.getByRole('combobox', { name: 'Engagement', exact: true });
  await selector.selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const number = await links.innerText();
  await links.click();
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible();
});

test(
  'another engagement is opened only after asking (docs: add-time#engagement-change)',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    const unsaved = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
    await page.goto('/#/worker/time-expense/add-time?showEnagagementList=true&reqId=5035');
    const main = page.getByRole('main');
    await expect(main).toContainText('engagement 5035');
    await enterDay(page, /^Monday/, '9a', '1p');
    await chooseEngagement(page, 5004);
    await unsaved.getByRole('button', { name: 'Keep editing' }).click();
    await expect(main).toContainText('engagement 5035');
    await expect(region(page, /^Monday/)).toContainText('4.00');
    await chooseEngagement(page, 5004);
    await unsaved.getByRole('button', { name: 'Discard changes' }).click();
    await expect(main).toContainText('engagement 5004');
  },
);

test('a rejected timecard is corrected from home by keyboard alone: the reason is read, a day changed, the week submitted', async ({
  page,
  worker,
}) => {
  const timecards = await worker('worker-templates');
  await page.goto('/#/worker/home');
  const main = page.getByRole('main');
  const sentBack = main
    .getByRole('listitem')
    .filter({ hasText: 'engagement 5015' })
    .getByRole('link', { name: 'Correct timecard' })
    .first();
  // A home that did not wait for late responses has one line instead, which leads to the list; a user who comes back finds the items.
  const oneLine = main.getByRole('link', { name: /^(\d+ items?|Show all)$/ });
  await expect(sentBack.or(oneLine).first()).toBeVisible();
  if (!(await sentBack.isVisible())) {
    await oneLine.press('Enter');
    await expect(page).toHaveURL(/time-expense\?/);
    await page.goBack();
  }
  await sentBack.press('Enter');
  await expect(page.getByText('The hours of Monday belong to another project.')).toBeVisible();
  // The focus follows to the page.
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeFocused();
  const monday = region(page, /^Monday/);
  await monday.getByRole('combobox', { name: 'End of line 1' }).focus();
  await page.keyboard.type('11a');
  await page.keyboard.press('Tab');
  await page.getByLabel(/certify/i).press('Space');
  await page.getByRole('button', { name: 'Submit for Approval' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Submit for approval?' });
  await question.getByRole('button', { name: 'Submit for Approval' }).press('Enter');
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
  const { body } = await timecards.get(`/wand2/api/billing/billing-items/${id}/general-info`);
  expect(body).toMatchObject({ status: 'Pending', rejectionReason: null });
  // A details screen's header offers Back and Close, and gives the shell's own its place again.
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Close' })).toBeVisible();
  await header.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  await expect(header.getByRole('link').first()).toBeVisible();
});

test(
  'Tab goes through the page in the order in which it is read, never behind Save and Submit, and a dialog gives the focus back (docs: add-time#add-time-footer)',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await page.setViewportSize({ width: 1440, height: 640 });
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Add Time' }).first().press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    // It is fetched last; Tab would go past where it is to be.
    await expect(main.getByRole('button', { name: 'Attach File' })).toBeVisible();
    const stops: string[] = [];
    const covered: string[] = [];
    for (let count = 0; count < 60 && stops.at(-1) !== 'Submit for Approval'; count += 1) {
      await page.keyboard.press('Tab');
      const { name, isCovered } = await page.evaluate(() => {
        const at = document.activeElement as HTMLInputElement;
        const label = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? '';
        const foot = document.querySelector('.tc-foot');
        return {
          name: label.replace(/\s+/g, ' ').trim(),
          isCovered:
            foot?.contains(at) === false &&
            at.getBoundingClientRect().bottom > foot.getBoundingClientRect().top &&
            at.closest('main') !== null,
        };
      });
      stops.push(name);
      if (isCovered) covered.push(name);
    }
    expect(covered).toEqual([]);
    const order = [
      /^Days$/,
      /^Grid$/,
      /^Use Default$/,
      /^Copy From Previous Period$/,
      /^Close$/,
      /^Mon \d/,
      /^Sun \d/,
      /^Monday/,
      /^Sunday/,
      /^Attach File/,
      /^Certify that your time is accurate\.$/,
      /^I certify/,
      /^Did not work for the entire period$/,
      /^Cancel$/,
      /^Save$/,
      /^Submit for Approval$/,
    ];
    const places = order.map((name) => stops.findIndex((stop) => name.test(stop)));
    expect(places, stops.join(' | ')).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const copy = main.getByRole('button', { name: 'Copy From Previous Period' });
    await copy.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(copy).toBeFocused();
  },
);
