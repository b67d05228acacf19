import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** WebKit has no scroll anchoring: a control that moves while a user presses it misses the click. */

/** Runs in the page: where an element stands in the document, each time that changes. */
function watch(selector: string): void {
  const tops: string[] = [];
  Object.assign(window, { tops });
  const look = () => {
    const element = document.querySelector(selector);
    if (element) {
      const top = String(Math.round(element.getBoundingClientRect().top + scrollY));
      if (tops.at(-1) !== top) tops.push(top);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const tops = (page: Page) => page.evaluate(() => (window as unknown as { tops: string[] }).tops);

/** Holds the answers of a call back until `letGo`. */
async function hold(page: Page, call: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `the rows of an account do not move once they are there, ${width} px wide (docs: account#account-arrival)`,
    WIDE,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watch, 'main .ac-rows');
      await signIn('worker-email');
      const letGo = await hold(page, '**/wand2/api/users/current*');
      await arrive(page, '/#/user-account');
      await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
      letGo();
      await expect(page.getByRole('button', { name: 'Code by email or text message: Turn on' })).toBeVisible();
      await expect(page.getByText('Jonas Weber').first()).toBeVisible();
      await calm(page);
      expect(await tops(page)).toHaveLength(1);
    },
  );

  test(`"Forgot password?" does not move when the company’s link comes, ${width} px wide`, WIDE, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watch, 'a[href="#/forgot-password"]');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/wand2/manual/api/signIn/options', async (route) => {
      await held;
      await route.fulfill({ json: { company: 'Northwind' } });
    });
    await arrive(page, '/#/auth');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    letGo();
    await expect(page.getByRole('link', { name: /Northwind/ })).toBeVisible();
    expect(await tops(page)).toHaveLength(1);
  });
}
