import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** Language, locale and translations on the real portal: changed, late, broken, hostile. */

const HOME = '/#/worker/home';
const LOCALE = '**/client/session/locale.html';
const TRANSLATION = '**/api/translation';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.locator('[popover] select').selectOption(language);
}

/** Texts that are the same in every language. */
const english = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-region] *')]
      .filter((one) => one.children.length === 0 && !one.closest('option, svg, [hidden]'))
      .map((one) => one.textContent?.trim() ?? '')
      .filter((text) =>
        ['Home', 'Add Time', 'Sign out', 'Language', 'Save', 'Cancel', 'Continue', 'Back', 'Not started'].includes(
          text,
        ),
      ),
  );

test(
  'a change of language reaches every micro-frontend that is mounted, without a reload',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await arrive(page, HOME);
    await expect(heading(page)).toContainText('Amara');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = await heading(page).textContent();
    await choose(page, 'de_DE');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(heading(page)).not.toHaveText(before ?? '');
    await page.keyboard.press('Escape');
    await expect.poll(() => english(page)).toEqual([]);
    await expect(page).toHaveTitle('Startseite · Portal');

    await page.evaluate(() => {
      window.location.hash = '/worker/time-expense/add-time?reqId=5000';
    });
    await expect(page.getByRole('main').locator('input').first()).toBeVisible();
    await expect.poll(() => english(page)).toEqual([]);

    await page.evaluate(() => {
      window.location.hash = '/recovery-options/two-factor-reg';
    });
    await expect(page).toHaveURL(/phone-email-setup/);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => english(page)).toEqual([]);
    const german = await heading(page).textContent();
    await choose(page, 'fr_FR');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(heading(page)).not.toHaveText(german ?? '');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test(
  'the words of a table are Thai, which its library lacks, and a resizer names its column',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('manager');
    await arrive(page, '/#/manager/time-and-billing');
    await expect(page.getByRole('checkbox', { name: 'Select All' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Width of column Worker' })).toBeAttached();
    await choose(page, 'th_TH');
    await expect(page.getByRole('checkbox', { name: 'เลือกทั้งหมด' })).toBeAttached();
    await expect(page.getByRole('slider', { name: /^ความกว้างของคอลัมน์ / }).first()).toBeAttached();
  },
);

test(
  'translations with markup are text, missing keys stay English, __proto__ reaches nothing',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await arrive(page, HOME);
    await expect(heading(page)).toBeVisible();
    await page.route(TRANSLATION, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '{"__proto__":{"polluted":1},"constructor":"x","LBL_LANGUAGE":"<img src=x onerror=window.hacked=1>","LBL_THEME":7,"LBL_SIGN_OUT":null}',
      }),
    );
    await choose(page, 'de_DE');
    const panel = page.locator('[popover]:popover-open').first();
    await expect(panel).toContainText('<img src=x onerror=window.hacked=1>');
    await expect(panel).toContainText('Theme');
    await expect(panel.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  },
);

test(
  'texts that cannot be fetched: English stays, the user is notified, and choosing again recovers (docs: session#translations)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    await arrive(page, HOME);
    await expect(heading(page)).toBeVisible();
    await page.route(TRANSLATION, (route) => route.fulfill({ status: 503, body: '{}' }));
    await choose(page, 'it_IT');
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts).toContainText('The texts in Italiano (Italia) could not be loaded.');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.unroute(TRANSLATION);
    await page.locator('[popover] select').selectOption('en_US');
    await page.locator('[popover] select').selectOption('it_IT');
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  },
);

test(
  'a locale that comes late or broken holds nothing up: English first, the answer when it is there (docs: session#locale-response)',
  WIDE,
  async ({ page, signIn }) => {
    await signIn();
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(LOCALE, async (route) => {
      await asked;
      await route.fulfill({
        contentType: 'application/json',
        body: '{"data":{"language":"sv","country":"SE","dateFormat":"yyyy-MM-dd","momentDateFormat":"YYYY-MM-DD"}}',
      });
    });
    await arrive(page, HOME);
    await expect(page.locator('#sh-navigation').getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    answer?.();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');

    await page.unroute(LOCALE);
    await page.route(LOCALE, (route) => route.fulfill({ body: '<html>sign in</html>' }));
    await page.reload();
    await expect(page.locator('#sh-navigation').getByRole('link').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  },
);
