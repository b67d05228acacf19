import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from 'deployments/manifest';
import { calm } from '../../setup/calm.ts';
import { compareLooks, mountBeside, type Neighbour, unmountBeside } from '../../setup/neighbours.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';

/**
 * No micro-frontend changes the look of what it does not own: html and body, header, menu and footer, and the controls of another one beside it.
 * Each is mounted alone, and with one module of each other: what was there before looks the same before, while and after.
 */

const live: Manifest = JSON.parse(readFileSync(join(liveStore, 'deployments.json'), 'utf8'));

/** Pages that need somebody without a session, an item or another address. */
const ELSEWHERE = /^\/(?:auth|forgot-password|manager\/refresh|document-viewer|recovery-options(?:\/edit.*)?)$|\{/;

/** Every page that a person can open by its address. */
const PAGES: readonly Neighbour[] = Object.entries(live.microFrontends).flatMap(([remote, { activation }]) =>
  activation.applications.flatMap(({ module, routes = [] }) => {
    const path = routes.map((route) => route.path).find((one) => !ELSEWHERE.test(one));
    return path === undefined ? [] : [{ remote, module, path: path.replace(/\/\*$/, '') }];
  }),
);

function accountFor({ path }: Neighbour): string {
  if (/^\/(?:manager|insights)/.test(path)) return 'manager';
  return path.startsWith('/user-administration') ? 'msp' : 'worker';
}

const changed = (page: Page, name: string) => page.evaluate((one) => globalThis.neighbours?.changed(one), name);
const keep = (page: Page, name: string, owner?: Neighbour) =>
  page.evaluate(([one, of]) => globalThis.neighbours?.keep(one, of), [
    name,
    owner && `${owner.remote}/${owner.module}`,
  ] as const);

/** Opens each page once, so that its scripts are there, and goes back to none. */
async function openAll(page: Page, all: readonly Neighbour[]): Promise<void> {
  for (const { path } of [...all, { path: '/nowhere' }]) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await calm(page);
  }
}

for (const [mode, colorScheme, locale] of [
  ['light', 'light', 'en_US'],
  ['dark', 'dark', 'en_US'],
  ['right to left', 'light', 'ar_AE'],
] as const)
  for (const account of ['worker', 'manager', 'msp'])
    test(`each page of a ${account} leaves alone what it does not own, ${mode}`, async ({ page, served, signIn }) => {
      const pages = PAGES.filter((one) => accountFor(one) === account);
      expect(pages.length).toBeGreaterThan(0);
      await compareLooks(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'user_locale', value: locale, url: served.url }]);
      await signIn(account);
      await arrive(page, '/#/nowhere');
      await expect(page.locator('html')).toHaveAttribute('dir', mode === 'right to left' ? 'rtl' : 'ltr');
      await calm(page);
      expect(await keep(page, 'shell')).toBeGreaterThan(30);
      await openAll(page, pages);
      // Whoever was here has left nothing behind.
      expect(await changed(page, 'shell')).toEqual([]);

      await keep(page, 'shell');
      for (const one of pages)
        await test.step(`${one.remote} ${one.module} alone`, async () => {
          await mountBeside(page, one);
          await calm(page);
          expect(await changed(page, 'shell'), 'while it is mounted').toEqual([]);
          await unmountBeside(page, one);
          expect(await changed(page, 'shell'), 'afterwards').toEqual([]);
        });
      const first = pages.filter(({ remote }, at) => pages.findIndex((one) => one.remote === remote) === at);
      for (const one of first)
        for (const other of first.filter((each) => each !== one))
          await test.step(`${one.remote} ${one.module} with ${other.remote} ${other.module} beside it`, async () => {
            await mountBeside(page, one);
            await calm(page);
            expect(await keep(page, 'one', one)).toBeGreaterThan(10);
            await mountBeside(page, other);
            await calm(page);
            expect(await changed(page, 'one'), 'while the other is mounted').toEqual([]);
            expect(await changed(page, 'shell')).toEqual([]);
            await unmountBeside(page, other);
            expect(await changed(page, 'one'), 'after the other').toEqual([]);
            await unmountBeside(page, one);
          });
    });

test('a rule that reaches beyond its micro-frontend is noticed', async ({ page, signIn }) => {
  await compareLooks(page);
  await signIn('worker');
  await arrive(page, '/#/nowhere');
  await calm(page);
  await keep(page, 'shell');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.portal-root button { letter-spacing: 2px } :root { accent-color: red }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = (await changed(page, 'shell')) ?? [];
  expect(found.some((one) => /^html\..* accent-color: auto → rgb/.test(one))).toBe(true);
  expect(found.some((one) => /^button\..* letter-spacing: normal → 2px/.test(one))).toBe(true);
});
