import { lackingInOldest } from 'scripts/browsers/lacking-in-oldest';
import { expect, test } from '../../setup/portal-test.ts';

/** Policies of the page need it; a browser without it applies none. */
const KEPT = /^[tT]rustedTypes|^Trusted/;

/** Takes away what the oldest supported browsers lack, as if this browser were all of them. */
function takeAway(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], globalThis);
    for (const place of [owner, (owner as { prototype?: unknown } | undefined)?.prototype]) {
      if (typeof place === 'object' || typeof place === 'function') Reflect.deleteProperty(place ?? {}, last);
    }
  }
}

test('with what the oldest supported browsers have, a worker opens a timecard and fills it', async ({
  page,
  signIn,
  complaints,
}) => {
  const names = [...lackingInOldest().keys()].filter((name) => !KEPT.test(name));
  expect(names).toEqual(expect.arrayContaining(['URL.parse', 'Iterator.map', 'Map.getOrInsert', 'Promise.try']));
  await page.addInitScript(takeAway, names);
  await signIn('worker');
  await page.goto('/#/worker/home');
  expect(await page.evaluate(() => 'parse' in URL || 'getOrInsert' in Map.prototype)).toBe(false);
  await page.getByRole('link', { name: 'Add Time' }).first().click();
  await page.getByRole('button', { name: 'Use Default' }).first().click();
  const total = page.getByRole('button', { name: /Total: how it adds up$/ });
  await expect(total).not.toHaveAccessibleName(/^0\.00/);
  expect(complaints).toEqual([]);
});

test('an older browser gets a page in its language that says so and names the versions (docs: shell#old-browser)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-CH', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
  await page.goto('/#/worker/home');
  await page.waitForURL('**/browser.html');
  await expect(page.getByRole('heading', { name: 'Dieser Browser ist zu alt für das Portal' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Chrome 125', 'Edge 125', 'Firefox 128', 'Safari 17.6']);
  await expect(page.getByRole('link', { name: 'Portal öffnen' })).toHaveAttribute('href', '/');
  await context.close();
});
