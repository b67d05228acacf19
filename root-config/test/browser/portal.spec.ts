import { expect } from '@playwright/test';
import { test } from './site.ts';

test('a page comes up from the manifest: shell, route, and a widget of another micro-frontend', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await expect(page.getByText('Fixture header')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/#/first`);
  // A hook inside a widget works only with one React for both.
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
});

test('one React on the page: no script of a micro-frontend carries one', async ({ page, site }) => {
  const coming: Promise<{ address: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text().catch(() => '');
    coming.push(text.then((body) => ({ address: response.url(), text: body })));
  });
  await page.goto(`${site.origin}/#/second/17`);
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  const bodies = await Promise.all(coming);
  const withReact = bodies.filter(
    ({ text }) => text.includes('__SECRET_INTERNALS') || text.includes('CLIENT_INTERNALS_DO_NOT_USE'),
  );
  expect(withReact.map(({ address }) => address).filter((address) => !address.includes('/mfe/root/'))).toEqual([]);
  expect(withReact.length).toBe(1);
});

test('routes match by segment, and the page store knows their flags', { tag: '@wide' }, async ({ page, site }) => {
  await page.goto(`${site.origin}/#/first`);
  await page.getByRole('link', { name: 'To the second' }).click();
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First page' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-fullscreen', '');
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-fullscreen', '');
  await page.goto(`${site.origin}/#/below/deep/down`);
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
});

test('an address nobody declares gets a page that says so (docs: shell#lazy-sections)', { tag: '@wide' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/#/nowhere`);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toHaveCount(0);
});

test('the strict policy of the page is never violated', async ({ page, site }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|Trusted Type/i.test(message.text())) violations.push(message.text());
  });
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await page.getByRole('link', { name: 'To the second' }).click();
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('the code of other pages is fetched when the browser is idle, so that the first change of page needs no network', async ({
  page,
  site,
}) => {
  const fetched = page.waitForResponse(site.script('mfe_page', './second'));
  await page.goto(`${site.origin}/#/first`);
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await (await fetched).finished();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'To the second' }).click();
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
});
