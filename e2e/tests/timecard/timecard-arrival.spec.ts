import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { sweep } from '../../setup/wide.ts';

/** WebKit has no scroll anchoring: a control that moves while a user presses it misses the click. */

/** Runs in the page: where the certification stands in the document, each time that changes. */
function watchCertification(): void {
  const tops: string[] = [];
  Object.assign(window, { tops });
  const look = () => {
    const foot = document.querySelector('.tc-before-foot');
    if (foot) {
      const top = String(Math.round(foot.getBoundingClientRect().top + scrollY));
      if (tops.at(-1) !== top) tops.push(top);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const tops = (page: Page) => page.evaluate(() => (window as unknown as { tops: string[] }).tops);

for (const [width, height] of [
  [1440, 900],
  [980, 900],
  [390, 844],
] as const) {
  test(
    `parts that come late do not move the certification, ${width} px wide`,
    sweep(width === 390),
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchCertification);
      await signIn();
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/attachments.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await arrive(page, '/#/worker/time-expense/add-time?reqId=5000');
      await expect(page.getByRole('checkbox', { name: /certify/ })).toBeVisible();
      letGo();
      await expect(page.locator('.wd-uploader')).toBeVisible();
      await calm(page);
      expect(await tops(page)).toHaveLength(1);
    },
  );
}
