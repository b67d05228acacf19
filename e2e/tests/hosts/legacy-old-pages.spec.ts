import type { Page } from '@playwright/test';
import { oldLibraries } from 'scripts/old-libraries';
import { expect, signInAs, test } from '../../setup/legacy-test.ts';
import { code, codeIn, email, press, title } from '../../setup/recovery/recovery-page.ts';
import { sweep, WIDE } from '../../setup/wide.ts';

/** JSP pages as they have grown: old libraries, a dialog of their own, a base, a small font, redirects. */

const MODAL = 'Password Recovery Registration';
const dialog = (page: Page) => page.getByRole('dialog', { name: MODAL });

const uncaught = (complaints: readonly string[]) => complaints.filter((one) => one.startsWith('uncaught'));

for (const libraries of ['jquery', 'prototype', 'both'] as const) {
  const missing = libraries !== 'jquery' && oldLibraries().prototype === undefined;

  test(
    `on a page with ${libraries === 'both' ? 'jQuery and Prototype' : libraries} the flow is opened, verified and heard of`,
    sweep(libraries === 'both'),
    async ({ page, outbox, complaints }) => {
      test.skip(missing, 'Prototype is missing on this machine: apt-get install libjs-prototype');
      const to = `${libraries}@example.com`;
      await signInAs(page, 'worker', `/legacy/recovery-libraries.jsp?with=${libraries}`);
      await press(page, 'Recovery options');
      await expect(email(page)).toBeFocused();
      // The country list uses what such libraries extend most: lists, elements, events.
      await page.getByRole('button', { name: /^Country/ }).click();
      await page.keyboard.type('germ');
      await expect(page.getByRole('option')).toHaveText([/Germany/]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Country: Germany +49' })).toBeFocused();
      await email(page).fill(to);
      await email(page).press('Enter');
      await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
      await code(page).pressSequentially(codeIn((await outbox(to))[0]));
      await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
      await page.getByRole('button', { name: /Continue to/ }).click();
      await expect(page.locator('#events')).toHaveText('recovery-completed true false');
      await expect(page.getByRole('button', { name: 'Recovery options', exact: true })).toBeFocused();
      // Open and close once more, and take it out as such pages do.
      await press(page, 'Recovery options');
      await expect(dialog(page)).toBeVisible();
      await page.evaluate(() => document.getElementById('recovery')?.remove());
      await expect(dialog(page)).toHaveCount(0);
      expect(uncaught(complaints)).toEqual([]);
    },
  );
}

test("a jQuery plug-in's focus trap and the modal do not fight", WIDE, async ({ page, complaints }) => {
  await signInAs(page, 'worker', '/legacy/recovery-libraries.jsp?with=jquery');
  // jQuery lets a page's own scripts wait until it is ready.
  await page.waitForFunction(() => 'trap' in window);
  await page.evaluate(() => (window as unknown as { trap(): void }).trap());
  await page.evaluate(() => (document.getElementById('recovery') as HTMLElement & { open(): void }).open());
  await expect(email(page)).toBeFocused();
  await email(page).pressSequentially('trap@example.com');
  await expect(email(page)).toHaveValue('trap@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#events')).toHaveText('recovery-cancelled false false');
  expect(uncaught(complaints)).toEqual([]);
});

test(
  "over a page's own open dialog, under a foreign base and a small font: usable, its own size, and the focus comes back",
  WIDE,
  async ({ page, outbox }) => {
    await signInAs(page, 'worker', '/legacy/recovery-over-dialog.jsp');
    const notice = page.locator('#notice');
    await expect(notice).toBeVisible();
    await press(page, 'Add them now');
    await expect(email(page)).toBeFocused();
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(600);
    const top = await page.evaluate(() => {
      const { x, y } = document.getElementById('notice')?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return document.elementFromPoint(x + 2, y + 2)?.localName;
    });
    expect(top).toBe('recovery-options');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // Only ours is gone.
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add them now' })).toBeFocused();

    await page.goto('/legacy/recovery-over-dialog.jsp?leads=on');
    await press(page, 'Add them now');
    await email(page).fill('over@example.com');
    await email(page).press('Enter');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await code(page).fill(codeIn((await outbox('over@example.com'))[0]));
    await page.getByRole('button', { name: /Continue to/ }).click();
    // Relative to the page; its base leads nowhere.
    await page.waitForURL('**/legacy/home.jsp');
  },
);

test('reached by a redirect with a query and a fragment, it leads on to both', WIDE, async ({ page, outbox }) => {
  await signInAs(page, 'worker', '/legacy/home.jsp');
  await page.goto('/legacy/go-to-recovery.jsp');
  await expect(page).toHaveURL(/recovery-inline\.jsp\?lang=en&redirectUrl=.*#options$/);
  await email(page).fill('redirected@example.com');
  await press(page, 'Continue');
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  // The URL stays the page's in every step; a reload keeps both.
  await expect(page).toHaveURL(/recovery-inline\.jsp\?lang=en&redirectUrl=.*#options$/);
  await page.reload();
  await expect(page.getByText('Expires in')).toBeVisible();
  await code(page).fill(codeIn((await outbox('redirected@example.com'))[0]));
  await page.getByRole('button', { name: /Continue to/ }).click();
  await expect(page).toHaveURL(/\/legacy\/home\.jsp\?from=recovery#options$/);
});
