import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { squeezedTexts } from '../../setup/layout/squeezed-text.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { sweep, WIDE } from '../../setup/wide.ts';

/** Every language has space on a small phone, and so has text that a user has enlarged. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Pages of an account, each with what it has when it is complete. */
const PAGES: Readonly<Record<string, readonly (readonly [path: string, complete: string])[]>> = {
  worker: [
    ['/worker/time-expense/add-time?reqId=5000', '.tc-foot'],
    ['/user-account', '.ac-row'],
    ['/worker/home', 'main li'],
    ['/worker/time-expense', 'main li'],
    ['/recovery-options', 'main form'],
  ],
  'worker-templates': [
    ['/worker/time-expense/add-time?reqId=5012', '.tc-foot'],
    ['/worker/time-expense/add-expense?reqId=5035', '.ex-foot-send'],
    ['/worker/time-expense/add-project?reqId=5026', '.ex-foot-send'],
  ],
  msp: [['/user-administration', 'main li']],
  manager: [
    ['/manager/home', 'main li'],
    ['/manager/time-and-billing', 'main li'],
    ['/manager/approvals', 'main [role=row]'],
    ['/manager/delegates', 'main li'],
    ['/notifications', 'main li'],
  ],
};

/** Opens every page and looks at its texts once it is complete. */
async function expectSpace(page: Page, pages: (typeof PAGES)[string]): Promise<void> {
  for (const [path, complete] of pages) {
    await arrive(page, `/#${path}`);
    await expect(page.locator(complete).first()).toBeVisible();
    await calm(page);
    expect(await squeezedTexts(page), path).toEqual([]);
  }
}

for (const locale of ['de_DE', 'fr_FR', 'nl_NL', 'pt_BR', 'ar_AE', 'he_IL']) {
  for (const [account, pages] of Object.entries(PAGES)) {
    const isRepresentative = locale === 'de_DE' && account === 'worker';
    test(
      `in ${locale} no text is squeezed, covered or outside for ${account}`,
      sweep(isRepresentative),
      async ({ page, served, signIn }) => {
        await page.context().addCookies([{ name: 'user_locale', value: locale, url: served.url }]);
        await signIn(account);
        await expectSpace(page, pages);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.replace('_', '-'));
      },
    );
  }
}

for (const locale of ['de_DE', 'fr_FR', 'it_IT', 'th_TH', 'ar_AE', 'he_IL']) {
  test.describe(() => {
    test.use({ hasTouch: false, isMobile: false, viewport: { width: 1440, height: 900 } });

    test(
      `in ${locale} a table shows the whole names of its columns`,
      sweep(locale === 'de_DE'),
      async ({ page, served, signIn }) => {
        await page.context().addCookies([{ name: 'user_locale', value: locale, url: served.url }]);
        await signIn('manager');
        for (const path of ['/manager/time-and-billing', '/manager/approvals']) {
          await arrive(page, `/#${path}`);
          const names = page.locator('.wd-th-name');
          await expect(names.first()).toBeVisible();
          const cut = await names.evaluateAll((all) =>
            all
              .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
              .map((one) => one.textContent),
          );
          expect(cut, path).toEqual([]);
        }
      },
    );
  });
}

for (const width of [390, 1280]) {
  test.describe(`with the largest text of a browser, at ${width}`, WIDE, () => {
    test.use({ viewport: { width, height: 800 }, ...(width > 500 && { hasTouch: false, isMobile: false }) });

    for (const [account, pages] of Object.entries(PAGES))
      test(`nothing is squeezed for ${account}`, async ({ page, signIn }) => {
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
        await signIn(account);
        await expectSpace(page, pages);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
      });
  });
}

for (const [account, pages] of Object.entries(PAGES))
  test(`with text twice as large, no page of ${account} is wider than a phone`, WIDE, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signIn(account);
    for (const [path, complete] of pages) {
      await arrive(page, `/#${path}`);
      await expect(page.locator(complete).first()).toBeVisible();
      await calm(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });

test(
  'with text twice as large, figures and the tools of a list are not cut on a phone',
  WIDE,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signIn('manager');
    for (const [path, parts] of [
      ['/insights', '.in-tile'],
      ['/manager/time-and-billing', '.wd-cards-tools'],
    ] as const) {
      await arrive(page, `/#${path}`);
      await expect(page.locator(parts).first()).toBeVisible();
      await calm(page);
      const cut = await page
        .locator(parts)
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut, path).toEqual([]);
    }
  },
);

test.describe(() => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1440, height: 900 } });

  test('with text twice as large, the navigation has the whole names', WIDE, async ({ page, signIn }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signIn('worker');
    await arrive(page, '/#/worker/time-expense');
    const entries = page.locator('#sh-navigation :is(a, button)');
    await expect(entries.filter({ hasText: 'My time and expense' })).toBeVisible();
    const cut = await entries.evaluateAll((all) =>
      all
        .flatMap((entry) => [...entry.querySelectorAll('span')])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    expect(await squeezedTexts(page)).toEqual([]);
  });
});

test.describe(() => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 980, height: 900 } });

  test(
    'Save and Submit have room beside the name of what can be undone, in a narrow window',
    WIDE,
    async ({ page, served, signIn }) => {
      await page.context().addCookies([{ name: 'user_locale', value: 'de_DE', url: served.url }]);
      await signIn('worker-templates');
      await arrive(page, '/#/worker/time-expense/add-time?reqId=5004');
      await page.locator('.tc-card h2 button').first().click();
      await page.locator('.tc-card').first().getByRole('textbox').first().fill('8');
      await page.keyboard.press('Tab');
      const foot = page.locator('.tc-foot');
      await expect(foot.getByRole('button', { name: /^Rückgängig/ })).toBeVisible();
      for (const button of await foot.getByRole('button').filter({ visible: true }).all())
        await expect(button).toBeInViewport({ ratio: 1 });
    },
  );

  test('Close is beside the title, and never alone in a row below it', WIDE, async ({ page, served, signIn }) => {
    await signIn('worker');
    for (const [locale, width] of [
      ['ar_AE', 980],
      ['fr_FR', 1150],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.context().addCookies([{ name: 'user_locale', value: locale, url: served.url }]);
      await arrive(page, '/#/worker/time-expense/add-time?reqId=5000');
      await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'));
      await expect(page.locator('.tc-close')).toBeVisible();
      const [title, close] = await Promise.all(
        ['.tc-title-text', '.tc-close'].map((one) => page.locator(one).boundingBox()),
      );
      expect(close?.y, locale).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
    }
  });

  test('a toast covers no row of Save and Submit', WIDE, async ({ page, served, signIn }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.context().addCookies([{ name: 'user_locale', value: 'de_DE', url: served.url }]);
    await signIn('worker');
    await arrive(page, '/#/worker/time-expense/add-time?reqId=5000');
    const foot = page.locator('.tc-foot');
    await page.locator('.tc-title').getByRole('button', { name: 'Standard verwenden' }).click();
    const toast = await page.locator('.wd-toast').boundingBox();
    const [row, undo, save] = await Promise.all(
      [
        foot,
        foot.getByRole('button', { name: /^Rückgängig/ }),
        foot.getByRole('button', { name: 'Speichern', exact: true }),
      ].map((one) => one.boundingBox()),
    );
    expect(undo?.y).toBeLessThan(save?.y ?? 0);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
  });
});

test.describe(() => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 320, height: 700 } });

  test('at 320 px, the choice of whose records are shown has a line of its own', WIDE, async ({ page, signIn }) => {
    await signIn('manager');
    await arrive(page, '/#/manager/time-and-billing');
    const [choice, keys] = await Promise.all([
      page.getByLabel('Whose records').boundingBox(),
      page.getByRole('button', { name: 'Keys' }).boundingBox(),
    ]);
    expect(choice?.width).toBeGreaterThan(250);
    expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  });
});
