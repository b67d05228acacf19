import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../setup/portal-test.ts';
import { shareSession } from '../../setup/shared-session.ts';
import { WIDE } from '../../setup/wide.ts';

/** The shell's services for pages: alerts, toasts, the details header, the floating footer, the scroll spy, tooltips, focus. */

const HOME = '/#/worker/home';
const region = (page: Page, name: string) => page.locator(`[data-region="${name}"]`);
const top = async (page: Page, name: string) => (await region(page, name).boundingBox())?.y;
const alerts = (page: Page) => page.locator('[data-alert]');

async function open(page: Page): Promise<void> {
  await page.goto(HOME);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#sh-navigation').getByRole('link', { name: 'Home' })).toBeVisible();
  await shareSession(page);
}

test('alerts: each shifts the body by 73 px, 5 at most; dismissing gives room and focus back. Toasts: bottom right, success goes, an error stays (docs: shell#alert-bar, session#toasts)', {
  tag: '@wide',
}, async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await page.evaluate(() => {
    const { notifications } = window.portalSession;
    for (const n of [1, 2, 3, 4, 5, 6]) notifications.alert({ style: 'warning', message: `<b>Alert ${n}</b>` });
  });
  await expect(alerts(page)).toHaveText([2, 3, 4, 5, 6].map((n) => `<b>Alert ${n}</b>`));
  await expect.poll(() => top(page, 'header')).toBe(5 * 73);
  await expect.poll(() => top(page, 'navigation')).toBe(5 * 73 + 75);
  await expect.poll(() => top(page, 'page')).toBe(5 * 73 + 75);
  await alerts(page).first().getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(alerts(page)).toHaveCount(4);
  await expect.poll(() => top(page, 'header')).toBe(4 * 73);
  await expect(alerts(page).first().getByRole('button', { name: 'Dismiss' })).toBeFocused();
  for (let left = 4; left > 0; left -= 1) await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => top(page, 'header')).toBe(0);

  await page.evaluate(() => {
    window.portalSession.notifications.toast({ style: 'success' });
    window.portalSession.notifications.toast({ style: 'error' });
  });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('Success');
  const box = await toasts.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1380);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);
  await expect(toasts).not.toContainText('Success');
  await expect(toasts).toContainText('An unexpected error occurred.');
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('An unexpected error occurred.')).toBeHidden();
});

test(
  'alerts leave the menu, the account panel and what has the focus within reach (docs: shell#alert-bar)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    const alert = (count: number) =>
      page.evaluate((n) => {
        window.portalSession.notifications.clear();
        for (let at = 0; at < n; at += 1)
          window.portalSession.notifications.alert({ style: 'warning', message: 'Alert' });
      }, count);
    const isOnTop = (locator: Locator) =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    const home = page.locator('#sh-navigation').getByRole('link', { name: 'Home' });
    const signOut = page.getByRole('button', { name: 'Sign out' });

    // Narrow: they scroll away with the page, and the header is below them. On its side a phone's header scrolls as well.
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await open(page);
      await page.setViewportSize(size);
      await alert(2);
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(home).toBeFocused();
      await expect.poll(() => isOnTop(home)).toBe(true);
      await alerts(page).first().getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(async () => (await page.locator('#sh-navigation').boundingBox())?.y).toBe(73 + 75);
      await page.getByRole('button', { name: 'Close navigation' }).click();
      await page.getByRole('button', { name: /^Account of/ }).click();
      await signOut.scrollIntoViewIfNeeded();
      await expect(signOut).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }

    // Wide: they float.
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page);
    await alert(5);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await signOut.scrollIntoViewIfNeeded();
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      for (let at = 0; at < 60; at += 1) {
        const button = document.createElement('button');
        button.textContent = `Button ${at}`;
        button.style.display = 'block';
        document.querySelector('#main')?.append(button);
      }
    });
    await page.getByRole('button', { name: 'Button 59' }).focus();
    for (let at = 0; at < 40; at += 1) await page.keyboard.press('Shift+Tab');
    const reached = page.getByRole('button', { name: 'Button 19' });
    await expect(reached).toBeFocused();
    expect(await isOnTop(reached)).toBe(true);
  },
);

test(
  'a tooltip at the end of the window stands above its line (docs: shell#truncation-tooltip)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await page.evaluate(() => {
      const line = document.createElement('p');
      line.textContent = 'A line that is too long. '.repeat(20);
      line.dataset.truncates = '';
      line.style.cssText =
        'position:fixed;left:300px;bottom:0;width:200px;height:20px;overflow:hidden;white-space:nowrap';
      document.querySelector('#main')?.append(line);
    });
    await page.locator('p[data-truncates]', { hasText: 'A line that is too long.' }).hover();
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a details screen has a header of its own, with back and close (docs: shell#details-header)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await page.evaluate(() => {
      window.location.hash =
        '/document-viewer?fileAttachmentName=none.pdf&fileDisplayName=A%20name%20of%20a%20file.pdf';
    });
    const header = page.getByRole('banner');
    await expect(header).toContainText('A name of a file.pdf');
    await expect(page.locator('#sh-hamburger')).toHaveCount(0);
    await header.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/worker\/home$/);
    await expect(page.locator('#sh-hamburger')).toBeVisible();
    await page.goForward();
    await header.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/#\/worker\/time-expense$/);
    await expect(page.locator('#sh-hamburger')).toBeVisible();
  },
);

test('the flags of a route: fullscreen hides header, navigation and footer and gives the mode before back; hideFooter hides the footer (docs: shell#fullscreen-mode, shell#footer-hidden, shell#floating-footer)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  const set = (flags: { fullScreenMode?: boolean; hideFooter?: boolean }) =>
    page.evaluate((changes) => window.portalSession.page.setState(changes), flags);
  await page.locator('#sh-hamburger').click();
  await set({ fullScreenMode: true });
  for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(0);
  }
  await expect.poll(() => top(page, 'page')).toBe(0);
  await expect.poll(async () => (await region(page, 'page').boundingBox())?.x).toBe(0);
  await set({ fullScreenMode: false });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await page.locator('#sh-hamburger').click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await set({ hideFooter: true });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '#/worker/home');
});

test(
  'a floating footer leaves a gap of 72 px; the scroll spy reports the section being read; only truncated text has a tooltip (docs: shell#footer-hidden, shell#floating-footer, shell#scroll-spy, shell#truncation-tooltip)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await open(page);
    const height = () => region(page, 'footer').evaluate((footer) => footer.getBoundingClientRect().height);
    const before = await height();
    await page.evaluate(() => {
      Object.assign(window, { lower: window.portalSession.raiseFloatingFooter() });
    });
    await expect.poll(height).toBe(before + 72);
    await page.evaluate(() => (window as unknown as { lower(): void }).lower());
    await expect.poll(height).toBe(before);

    const section = () => page.evaluate(() => window.portalSession.page.getState().section);
    await page.evaluate(() => {
      for (const [id, height] of Object.entries({ first: 1200, second: 1200, third: 200 })) {
        const part = document.createElement('section');
        part.dataset.section = id;
        part.style.height = `${height}px`;
        document.querySelector('#main')?.append(part);
      }
      document.querySelector('[data-section="first"]')?.scrollIntoView();
    });
    await expect.poll(section).toBe('first');
    await page.evaluate(() => document.querySelector('[data-section="second"]')?.scrollIntoView());
    await expect.poll(section).toBe('second');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(section).toBe('third');

    await page.evaluate(() => {
      window.scrollTo(0, 0);
      window.portalSession.showDetailsHeader({ title: 'A short title' });
    });
    const title = page.getByRole('banner').locator('[data-truncates]');
    await title.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    const long = 'A title that is much too long for a header. '.repeat(8).trim();
    await page.evaluate((text) => window.portalSession.showDetailsHeader({ title: text }), long);
    await page.mouse.move(700, 500);
    await title.hover();
    await expect(page.getByRole('tooltip')).toHaveText(long);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test('by keyboard: the menu has one tab stop, the heading gets the focus and is announced, the account panel gives it back', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  const menu = page.locator('#sh-navigation');
  await menu.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('button', { name: /^Time and expense/ })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'My time and expense' })).toBeFocused();
  await expect(menu.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  await expect(heading).toBeFocused();
  const name = (await heading.textContent()) ?? '';
  await expect(page.locator('[data-region="overlay"] p[aria-live]')).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Portal`);
  await expect(menu.getByRole('link', { name: 'My time and expense' })).toHaveAttribute('aria-current', 'page');

  const account = page.getByRole('button', { name: /^Account of/ });
  await account.press('Enter');
  const own = page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Your account' });
  await expect(own).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(own).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeHidden();
  await expect(account).toBeFocused();
  for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark).first()).toBeVisible();
  }
});

for (const [panel, button] of [
  ['Notifications', /^(Notifications|\d+ unread)/],
  ['Account', /^Account of/],
] as const)
  test(
    `the ${panel} panel takes Tab while it loads, and then the focus is on what came`,
    WIDE,
    async ({ page, signIn }) => {
      await signIn();
      const arrival = Promise.withResolvers<void>();
      let isHeld = false;
      await page.route(/\.js$/, async (route) => {
        if (isHeld) await arrival.promise;
        await route.continue();
      });
      await page.goto(HOME);
      const opener = page.getByRole('button', { name: button });
      await opener.waitFor();
      isHeld = true;
      await opener.press('Enter');
      await page.keyboard.press('Tab');
      const dialog = page.getByRole('dialog', { name: panel });
      const inside = dialog.locator(':focus');
      await expect(inside).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await page.keyboard.press('Tab');
      await expect(inside).toBeVisible();
      arrival.resolve();
      await expect(dialog.locator('a[href]:focus, button:focus, select:focus, h2:focus')).toBeVisible();
    },
  );
