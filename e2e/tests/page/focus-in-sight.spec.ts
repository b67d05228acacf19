import { calm } from '../../setup/calm.ts';
import { hiddenFocus } from '../../setup/layout/hidden-focus.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { shareSession } from '../../setup/shared-session.ts';
import { WIDE } from '../../setup/wide.ts';

/** What the keyboard leads to is in sight: not under a toast, a sticky bar, or a page's foot. */
test.use({ viewport: { width: 390, height: 800 } });

/** Pages of an account, each with what it has when it is complete. */
const PAGES: Readonly<Record<string, readonly (readonly [path: string, complete: string])[]>> = {
  worker: [
    ['/worker/home', 'main li'],
    ['/worker/time-expense/add-time?reqId=5000', '.tc-foot'],
    ['/user-account', '.ac-row'],
  ],
  'worker-templates': [
    ['/worker/time-expense/add-expense?reqId=5035', '.ex-foot-send'],
    ['/worker/time-expense/add-project?reqId=5026', '.ex-foot-send'],
  ],
  manager: [
    ['/manager/home', 'main li'],
    ['/manager/time-and-billing', 'main li'],
    ['/notifications', 'main li'],
  ],
  msp: [['/user-administration', 'main li']],
};

for (const [account, pages] of Object.entries(PAGES))
  test(
    `of ${account} nothing that is focused is covered, by two toasts neither (docs: session#toasts-focus)`,
    WIDE,
    async ({ page, signIn }) => {
      await signIn(account);
      for (const [path, complete] of pages) {
        await arrive(page, `/#${path}`);
        await expect(page.locator(complete).first()).toBeVisible();
        await calm(page);
        const back = await hiddenFocus(page, 'Shift+Tab');
        expect(back.hidden, `back through ${path}`).toEqual([]);
        await shareSession(page);
        await page.evaluate(() => {
          const { notifications } = window.portalSession;
          notifications.toast({
            style: 'success',
            message: 'Saved, and more than a line of it to be read.',
            duration: 0,
          });
          notifications.toast({ style: 'error' });
        });
        const on = await hiddenFocus(page, 'Tab');
        expect(on.hidden, path).toEqual([]);
        expect([back.stops > 5, on.stops > 5], path).toEqual([true, true]);
      }
    },
  );
