import { expect, type Page } from '@playwright/test';
import { type Site, test, tryAgain } from './site.ts';
import { sweep } from './wide.ts';

const failed = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });
const first = (page: Page) => page.getByRole('heading', { name: 'First page' });

/** The fault of one script, until it is taken away. */
const FAULTS: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  'is gone': (page, address) => page.route(address, (route) => route.fulfill({ status: 404 })),
  'answers 500': (page, address) => page.route(address, (route) => route.fulfill({ status: 500 })),
  'is cut off': (page, address) =>
    page.route(address, async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: body.slice(0, body.length / 2), headers: { 'access-control-allow-origin': '*' } });
    }),
  'was tampered with': (page, address) =>
    page.route(address, async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: `window.tampered = true;${body}`, headers: { 'access-control-allow-origin': '*' } });
    }),
};

const SCRIPTS: Record<string, (site: Site) => string> = {
  'the entry': (site) => site.script('mfe_page'),
  'a chunk': (site) => site.script('mfe_page', './first'),
  'the widgets’ entry': (site) => site.script('mfe_widgets'),
};

for (const [which, script] of Object.entries(SCRIPTS)) {
  for (const [what, fault] of Object.entries(FAULTS)) {
    test(
      `${which} ${what}: the shell stands, and Try again brings the page without a reload`,
      sweep(which === 'the entry'),
      async ({ page, site }) => {
        await fault(page, script(site));
        await page.goto(`${site.origin}/#/first`);
        await expect(failed(page)).toBeVisible();
        await expect(page.getByText(/Error number [A-Z]{2}-[0-9A-F]{6}/)).toBeVisible();
        await expect(page.getByText('Fixture header')).toBeVisible();
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.unrouteAll({ behavior: 'wait' });
        await tryAgain(page, first(page));
        await page.getByRole('button', { name: 'Count 0' }).click();
        await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      },
    );
  }
}

test('a dead shell takes no page down, and comes back', async ({ page, site }) => {
  await page.route(site.script('mfe_fixtureshell'), (route) => route.abort());
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
  await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
  await expect(page.locator('[data-portal-layout]')).toHaveAttribute('data-shell-failed', '');
  await page.unroute(site.script('mfe_fixtureshell'));
  await tryAgain(page, page.getByText('Fixture header'));
  await expect(page.getByText('The menu could not be loaded.')).toHaveCount(0);
  await expect(page.locator('[data-portal-layout]')).not.toHaveAttribute('data-shell-failed', '');
});

/** The status of an application by single-spa's `getAppStatus`, as its developer tools read it. */
const statusOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const { exposedMethods } = (globalThis as unknown as { __SINGLE_SPA_DEVTOOLS__: { exposedMethods: DevTools } })
      .__SINGLE_SPA_DEVTOOLS__;
    interface DevTools {
      getRawAppData(): { name: string; status: string }[];
    }
    return exposedMethods.getRawAppData().find((one) => one.name === wanted)?.status;
  }, name);

for (const [what, fault, mend] of [
  [
    'cannot be loaded',
    (page: Page, site: Site) => page.route(site.script('mfe_page', './failing'), (route) => route.abort()),
    (page: Page, site: Site) => page.unroute(site.script('mfe_page', './failing')),
  ],
  [
    'cannot be mounted',
    (page: Page) => page.addInitScript(() => Object.assign(window, { fixtureFault: 'mount' })),
    (page: Page) => page.evaluate(() => Object.assign(window, { fixtureFault: undefined })),
  ],
] as const) {
  test(`single-spa knows of an application that ${what}, and that it has come back`, async ({ page, site }) => {
    await page.addInitScript(() => Object.assign(window, { __SINGLE_SPA_DEVTOOLS__: {} }));
    await fault(page, site);
    await page.goto(`${site.origin}/#/failing`);
    await expect(failed(page)).toBeVisible();
    await expect.poll(() => statusOf(page, 'mfe_page/failing')).toBe('LOAD_ERROR');
    expect(await statusOf(page, 'mfe_fixtureshell/header')).toBe('MOUNTED');
    // Somewhere else and back again: its message goes with it.
    await page.evaluate(() => {
      location.hash = '/first';
    });
    await expect(first(page)).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    await page.goBack();
    await expect(failed(page)).toBeVisible();
    await mend(page, site);
    await tryAgain(page, page.getByRole('heading', { name: 'Failing page' }));
    await expect.poll(() => statusOf(page, 'mfe_page/failing')).toBe('MOUNTED');
    await page.getByRole('link', { name: 'To the first' }).click();
    await expect(first(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Failing page' })).toHaveCount(0);
    expect(await statusOf(page, 'mfe_page/failing')).toBe('NOT_MOUNTED');
  });
}

test('a page that hangs does not keep the user from leaving it', { tag: '@wide' }, async ({ page, site }) => {
  await page.route(site.script('mfe_page', './second'), () => undefined);
  await page.goto(`${site.origin}/#/second/17`, { waitUntil: 'commit' });
  const outline = page.locator('[data-outline=page]');
  await expect(outline).toBeVisible();
  await page.evaluate(() => {
    location.hash = '/first';
  });
  await expect(first(page)).toBeVisible();
  await expect(outline).toHaveCount(0);
});

test('a damaged manifest in the page is replaced by the server’s', async ({ page, site }) => {
  await page.route(`${site.origin}/`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ body: html.replace('"schemaVersion":1', '"schemaVersion":7'), contentType: 'text/html' });
  });
  await page.goto(`${site.origin}/#/first`);
  await expect(first(page)).toBeVisible();
});

test('without any manifest the portal says so and starts when asked again', async ({ page, site }) => {
  await page.route(`${site.origin}/`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ body: html.replace('"schemaVersion":1', '"schemaVersion":7'), contentType: 'text/html' });
  });
  await page.route(`${site.origin}/deployments.json`, (route) => route.fulfill({ status: 503 }));
  await page.goto(`${site.origin}/#/first`);
  await expect(page.getByRole('heading', { name: 'The portal could not be loaded' })).toBeVisible();
  await page.unroute(`${site.origin}/deployments.json`);
  await tryAgain(page, first(page));
});
