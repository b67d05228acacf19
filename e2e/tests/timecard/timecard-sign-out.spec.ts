import type { Page } from '@playwright/test';
import { signInAs } from '../../setup/portal-test.ts';
import { enterTimes, expect, openDay, openTimecard, putAway, signOut, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

const OTHER_PAGE = '/#/recovery-options/phone-email-setup';

/** Leaves the timecard as a crash or an expired session does: its draft is kept, and another micro-frontend's page is shown. */
async function leaveBehind(page: Page): Promise<void> {
  await putAway(page);
  await page.goto('about:blank');
  await page.goto(OTHER_PAGE);
}

test(
  'signing out from another page saves what is kept; what a rule stops stays, with the person signed in (docs: session#sign-out-asks)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    page.on('dialog', (dialog) => void dialog.accept());
    await openTimecard(page, 5000);
    // Eight hours without a word about lunch: a rule stops that.
    await enterTimes(await openDay(page, /^Monday/), 1, '8a', '4p');
    await leaveBehind(page);
    await signOut(page);
    const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved entries?' });
    const save = question.getByRole('button', { name: 'Save and sign out' });
    await save.click();
    await expect(question.getByRole('alert')).toContainText('Not everything could be saved.');
    await expect(save).toBeFocused();
    expect(await timecards.current(5000)).toEqual([]);

    // The link leads to what is left, as it was entered.
    await question.getByRole('link', { name: 'Timecard of engagement 5000' }).click();
    const monday = await openDay(page, /^Monday/);
    await expect(monday.getByRole('combobox', { name: 'End of line 1' })).toHaveValue('4:00 PM');
    await monday.getByText('No Lunch Break Taken').click();
    await leaveBehind(page);
    await signOut(page);
    await save.click();
    await expect(page).toHaveURL(/\/login/);
    await signInAs(page, 'worker');
    const [item, ...others] = await timecards.current(5000);
    expect(others).toEqual([]);
    const [day] = await timecards.days(item?.billingItemId ?? 0, 5000);
    expect(day.timeEntrySpanDtos).toHaveLength(1);
  },
);
