import { violations } from '../../setup/accessibility.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The account panel of the header: other accounts, recently viewed items, the theme. */

test(
  'the account panel leads to what was viewed, and to a linked account; the other tab follows (docs: session#account-panel)',
  WIDE,
  async ({ page, context, signIn }) => {
    await signIn('worker');
    await page.goto('/#/user-account');
    await page.getByRole('button', { name: 'Link another' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link another' });
    await dialog.getByLabel('User name').fill('worker-email');
    await dialog.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await dialog.getByLabel('Nickname').fill('Evening job');
    await dialog.getByRole('button', { name: 'Link another' }).click();
    await expect(page.getByRole('button', { name: 'Switch to Evening job' })).toBeVisible();

    const panel = page.getByRole('dialog', { name: 'Account' });
    await page.goto('/#/worker/time-expense');
    const remembered = page.waitForResponse(/recently-viewed/);
    await page.getByRole('main').getByRole('link').filter({ hasText: /\d/ }).first().click();
    await expect(page).toHaveURL(/time-expense-detail\/\d+/);
    const viewed = page.url();
    await remembered;
    await page.goto('/#/worker/home');
    await page.getByRole('button', { name: 'Account of Amara Osei' }).click();
    const recent = panel.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
    await expect(recent).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await recent.press('Enter');
    await expect(page).toHaveURL(viewed);
    await expect(panel).toBeHidden();

    const other = await context.newPage();
    await other.goto('/#/worker/home');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Amara');
    await page.goto('/#/worker/home');
    await page.getByRole('button', { name: 'Account of Amara Osei' }).click();
    await panel
      .getByRole('region', { name: 'Switch account' })
      .getByRole('button', { name: /Evening job/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jonas');
    // The session of before has ended; this browser is Jonas's.
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Jonas');
  },
);

for (const width of [1440, 390]) {
  test(`what comes late into the account panel moves nothing, ${width} px wide`, WIDE, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('worker');
    await page.goto('/#/worker/time-expense');
    const remembered = page.waitForResponse(/recently-viewed/);
    await page.getByRole('main').getByRole('link').filter({ hasText: /\d/ }).first().click();
    await remembered;
    // The header of a detail has no account.
    await page.goto('/#/worker/home');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/account/recent', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/account/recent');
    await page.getByRole('button', { name: 'Account of Amara Osei' }).click();
    await asked;
    const panel = page.getByRole('dialog', { name: 'Account' });
    const pressed = [
      panel.getByRole('link', { name: 'Your account' }),
      panel.getByRole('combobox', { name: 'Language' }),
      panel.getByRole('group', { name: 'Theme' }),
      panel.getByRole('button', { name: 'Sign out' }),
    ];
    const places = () => Promise.all(pressed.map((one) => one.boundingBox()));
    // The panel slides in.
    await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const before = await places();
    expect(before).not.toContain(null);
    answer.resolve();
    await expect(panel.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).not.toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}
