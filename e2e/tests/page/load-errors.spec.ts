import { expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** What a page loads. The session, the menu and the texts are the shell's, and say so themselves. */
const OF_PAGE = /\/(wand2|ratepoint)\/(?!.*(users\/current|menu|getAccessToken|translations?|notifications))/;

const PAGES: Readonly<Record<string, readonly string[]>> = {
  manager: [
    '/manager/home',
    '/manager/time-and-billing',
    '/manager/approvals',
    '/manager/delegates',
    '/insights',
    '/user-account',
  ],
  worker: ['/worker/home', '/worker/time-expense', '/worker/time-expense/add-time', '/worker/time-expense/add-expense'],
};

for (const [account, paths] of Object.entries(PAGES))
  for (const path of paths)
    test(
      `${path} of a ${account} that cannot be loaded says so once, and Enter loads it (docs: errors#error-load)`,
      WIDE,
      async ({ page, signIn }) => {
        await signIn(account);
        await page.route(OF_PAGE, (route) => route.abort());
        await page.goto(`/#${path}`);
        const alert = page.getByRole('main').getByRole('alert');
        const again = alert.getByRole('button', { name: 'Try again' });
        await expect(again).toBeVisible();
        await expect(alert).toHaveCount(1);
        await page.unroute(OF_PAGE);
        await again.focus();
        await page.keyboard.press('Enter');
        await expect(alert).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
