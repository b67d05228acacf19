import type { Page } from '@playwright/test';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The shell on the real portal: header, side navigation, footer, alerts and the effects of a broken response. */

const HOME = '/#/worker/home';
const NARROW = { width: 390, height: 844 };

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const hamburger = (page: Page) => page.locator('#sh-hamburger');
const layout = (page: Page) => page.locator('[data-portal-layout]');

/** Answers the menu call with something else. */
const menuAnswers = (page: Page, status: number, body: string) =>
  page.route('**/wand2/api/worker/menu-items**', (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );

test('the hamburger toggles side and closed on a wide screen (docs: shell#shell-header, shell#shell-logo)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(HOME);
  await expect(nav(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(layout(page)).toHaveAttribute('data-navigation', 'side');
  await hamburger(page).click();
  await expect(nav(page)).toBeHidden();
  await expect(layout(page)).toHaveAttribute('data-navigation', 'closed');
  await hamburger(page).click();
  await expect(nav(page)).toBeVisible();
});

test(
  'on a narrow screen it lies over the page; backdrop, close button, Escape and an item close it (docs: shell#shell-header, shell#shell-logo, shell#navigation-modes, shell#navigation-transitions)',
  WIDE,
  async ({ page, signIn }) => {
    await page.setViewportSize(NARROW);
    await signIn();
    await page.goto(HOME);
    await expect(hamburger(page)).toHaveAccessibleName('Open navigation');
    await expect(nav(page)).toBeHidden();

    await hamburger(page).click();
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();

    await hamburger(page).click();
    await page.mouse.click(360, 500);
    await expect(nav(page)).toBeHidden();

    await hamburger(page).click();
    await expect(hamburger(page)).toHaveAccessibleName('Close navigation');
    await hamburger(page).click();
    await expect(nav(page)).toBeHidden();

    await hamburger(page).click();
    await nav(page).getByRole('link', { name: 'Home' }).click();
    await expect(nav(page)).toBeHidden();
  },
);

test(
  'a window that narrows closes the side navigation, and widening brings it back (docs: shell#navigation-transitions)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(HOME);
    await expect(nav(page)).toBeVisible();
    await page.setViewportSize({ width: 979, height: 800 });
    await expect(nav(page)).toBeHidden();
    await page.setViewportSize({ width: 980, height: 800 });
    await expect(nav(page)).toBeVisible();
  },
);

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test('the header is 75 px tall and the navigation 272 px wide, from the first paint on (docs: shell#shell-header, shell#navigation-modes)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        // A text that moves alone has got its font, and keeps its place.
        const isShell = sources.some(
          ({ node }) => node instanceof Element && node.closest('[data-region]:not([data-region="page"])'),
        );
        if (isShell) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(HOME);
  await page.reload();
  await expect(nav(page).getByRole('link', { name: 'Home' })).toBeVisible();
  expect((await page.locator('[data-region="header"]').boundingBox())?.height).toBe(75);
  expect((await page.locator('[data-region="navigation"]').boundingBox())?.width).toBe(272);
  await page.waitForTimeout(500);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test('on a long page the navigation stays in view down to the footer', WIDE, async ({ page, signIn }) => {
  await signIn();
  await page.goto(HOME);
  await expect(page.getByRole('main').getByText('Recent periods')).toBeVisible();
  // Content that is still to come makes the page longer, and moves its end on.
  await expect
    .poll(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(300);
  await expect(nav(page).getByRole('link', { name: 'Home' })).toBeInViewport();
  await expect.poll(async () => (await page.locator('[data-region="navigation"]').boundingBox())?.y).toBe(75);
});

test('the skip link leads into the page and leaves the address alone', WIDE, async ({ page, signIn }) => {
  await signIn();
  await page.goto(HOME);
  await expect(nav(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#/worker/home');
});

test('the language changes without a reload and is remembered; the theme likewise (docs: session#locale-cookie)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(HOME);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel('Language', { exact: true }).selectOption('de_DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(page.locator('#sh-navigation').getByRole('button', { name: 'Ihr Konto' })).toBeVisible();
  expect((await page.context().cookies()).find(({ name }) => name === 'user_locale')?.value).toBe('de_DE');
  await page.locator('[popover] input[type="radio"]').nth(1).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'footer: the browser requirements (docs: shell#shell-footer, shell#browser-requirements)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(HOME);
    // Content that loads moves the footer, which may then be elsewhere when the button is released.
    await expect(page.getByRole('heading', { name: 'Recent periods' })).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('button', { name: 'Browser Requirements' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Browser Requirements' });
    for (const browser of ['Edge', 'Firefox', 'Safari', 'Chrome'])
      await expect(dialog.getByText(browser)).toBeVisible();
    await expect(dialog.getByText('Last updated Nov 28, 2026')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  },
);

test("footer: the privacy notice is read under headings, in the user's language, and as a PDF of its own (docs: shell#shell-footer)", {
  tag: '@wide',
}, async ({ page, signIn, context }) => {
  await signIn();
  await page.goto(HOME);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.(txt|pdf)$/.test(request.url())) fetched.push(request.url());
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('ja_JP');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await page.keyboard.press('Escape');
  expect(fetched).toEqual([]);
  const opener = page.getByRole('contentinfo').getByRole('button').first();
  await opener.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('heading', { level: 3, name: 'プライバシー通知' })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(13);
  await expect(dialog.getByRole('article')).toHaveAttribute('lang', 'ja-JP');
  expect(fetched).toHaveLength(1);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect([width, await violations(page)]).toEqual([width, []]);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
  const link = dialog.locator('a[target="_blank"]');
  await expect(link).toHaveAttribute('href', /privacy-notice-ja-JP[^/]*\.pdf$/);
  const notice = await context.request.get((await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)) ?? '');
  expect(notice.headers()['content-type']).toContain('application/pdf');
  expect((await notice.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  'a menu that cannot be read says so, and trying again recovers without a reload',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await menuAnswers(page, 500, '{}');
    await arrive(page, HOME);
    await expect(nav(page).getByRole('alert')).toContainText('The navigation could not be loaded.');
    await page.unroute('**/wand2/api/worker/menu-items**');
    await nav(page).getByRole('button', { name: 'Try again' }).click();
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeVisible();
  },
);

test('a hostile menu is shown as text and runs nothing', WIDE, async ({ page, signIn }) => {
  await signIn();
  const hostile = [
    { name: 'home', label: '<img src=x onerror="window.hacked=1">', url: '#/worker/home', svgIcon: '../x' },
    { name: 'script', label: 'Script', url: 'javascript:window.hacked=1', translationLabel: '__proto__' },
    { label: null },
    'nonsense',
    ...Array.from({ length: 1_000 }, (_, n) => ({
      name: `n${n}`,
      label: `Item ${n} with a label much too long for it`,
      url: `#/n/${n}`,
    })),
  ];
  await menuAnswers(page, 200, JSON.stringify(hostile));
  await arrive(page, HOME);
  await expect(nav(page).getByText('<img src=x onerror="window.hacked=1">')).toBeVisible();
  await nav(page).getByRole('button', { name: 'Script' }).click({ force: true });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await nav(page).locator('[data-entry]').count()).toBe(1_002);

  await nav(page)
    .getByRole('link', { name: /^Item 3 / })
    .hover();
  await expect(page.getByRole('tooltip')).toHaveText('Item 3 with a label much too long for it');
});

test('storage and cookies that are blocked take nothing from the shell', WIDE, async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(Document.prototype, 'cookie', blocked);
  });
  await arrive(page, HOME);
  await expect(nav(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('fr_FR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the shell, ${scheme}`, WIDE, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await signIn();
    await arrive(page, HOME);
    await nav(page).getByRole('button').first().click();
    await page.getByRole('button', { name: /^Account of/ }).click();
    const regions = ['header', 'navigation', 'footer', 'overlay'].map((region) => `[data-region="${region}"]`);
    expect(await violations(page, ...regions)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy and Security' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await violations(page, 'dialog[open]')).toEqual([]);
  });
}
