import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/portal-test.ts';
import { sweep } from '../../setup/wide.ts';

/** The outline that the page draws from its own bytes, until its scripts have run (docs: ARCHITECTURE.md, "How a page loads"). */

/** Holds back every script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const outline = (page: Page, name: string) => page.locator(`[data-outline=${name}]`);

const PAGES = [
  { hash: '#/worker/time-expense/add-time?reqId=5000', title: 'Add Time' },
  { hash: '#/worker/time-expense', title: 'Time and expense' },
  { hash: '', title: 'Home' },
  // Its title is that of an item, which is not known yet.
  { hash: '#/worker/time-expense-detail/20002', title: '' },
];
for (const { hash, title } of PAGES)
  test(
    `before any script has run, “${hash}” has the product’s name and the title “${title}”; it goes with the page`,
    sweep(title === 'Add Time'),
    async ({ page, signIn }) => {
      await signIn();
      const release = await holdScripts(page);
      await page.goto(`/${hash}`, { waitUntil: 'commit' });
      await expect(outline(page, 'header')).toContainText('Portal');
      await expect(outline(page, 'navigation')).toBeVisible();
      await expect(outline(page, 'page').locator('b')).toHaveText(title);
      await expect(page).toHaveTitle(title ? `${title} · Portal` : 'Portal');
      release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
      await expect(page.locator('[data-outline]')).toHaveCount(0);
    },
  );

test('the outline speaks the language whose texts are on the device; in an unknown one it has no title', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/#/worker/time-expense');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Time and expense');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the language select writes it in the same way.
    document.cookie = 'user_locale=de_DE; path=/';
  });
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const title = outline(page, 'page').locator('b');
  await expect(title).toHaveText('');
  release();
  await expect(heading).toHaveText('Zeit und Spesen');
  await expect(page).toHaveTitle('Zeit und Spesen · Portal');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.language'))).toBe('de-DE');
  await page.unrouteAll();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toHaveText('Zeit und Spesen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('the outline, and what is to be loaded, are in the first round trip; the manifest follows', async ({ page }) => {
  const answer = await page.request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  const [first = '', manifest = ''] = (await answer.text()).split('id="portal-manifest"');
  expect(manifest).toContain('"schemaVersion"');
  expect(first).toContain('data-outline');
  // Ten packets of 1,460 bytes, less the headers.
  expect(brotliCompressSync(first).length).toBeLessThan(14_000);
  // The rest comes with the second, which carries twice as much, while browsers already read the first. Each script of the product adds 75 bytes.
  expect(Number(answer.headers()['content-length'])).toBeLessThan(20_000);
});

test('a long wait is put into words after four seconds, and the page without scripts is offered where there is one', async ({
  page,
}) => {
  // The clock stands still: on a slow machine four seconds would go by while the page comes.
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:05:00Z'));
  const release = await holdScripts(page);
  await page.goto('/#/auth?returnUrl=%2F%23%2Fworker%2Fhome', { waitUntil: 'commit' });
  const status = outline(page, 'page').getByRole('status');
  await expect(status).toBeAttached();
  await page.clock.runFor(3_900);
  await expect(status).toHaveText('');
  await page.clock.runFor(200);
  await expect(status).toHaveText(/^Still loading: 0 of \d{2,3} kBOpen the simple page instead$/);
  await expect(status.getByRole('link')).toHaveAttribute('href', '/login?returnUrl=%2F%23%2Fworker%2Fhome');
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.locator('[data-outline]')).toHaveCount(0);
});
