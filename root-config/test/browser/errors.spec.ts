import { expect, type Page } from '@playwright/test';
import { inTime, test, tryAgain } from './site.ts';

const failing = (page: Page) => page.getByRole('heading', { name: 'Failing page' });
const failed = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });
const first = (page: Page) => page.getByRole('heading', { name: 'First page' });
const setFault = (page: Page, fault: string | undefined) =>
  page.evaluate((value) => Object.assign(window, { fixtureFault: value }), fault);

async function othersWork(page: Page): Promise<void> {
  await expect(page.getByText('Fixture header')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '/first';
  });
  await expect(first(page)).toBeVisible();
}

test('a page throws at mount: it says so, the others work, and it comes back without a reload', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, { fixtureFault: 'mount' }));
  await page.goto(`${site.origin}/#/failing`);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText(/Error number MO-/)).toBeVisible();
  await setFault(page, undefined);
  // Its own retry, nobody pressing anything.
  await inTime(page, failing(page));
  await othersWork(page);
});

test('a page throws while rendering: it says so in its place, the others work, Try again brings it, and it is reported at once', async ({
  page,
  site,
}) => {
  const reports = site.reports();
  await page.addInitScript(() => Object.assign(window, { fixtureFault: 'render' }));
  await page.goto(`${site.origin}/#/failing`);
  await expect(page.getByText('This part of the page stopped working')).toBeVisible();
  const { version } = site.live.microFrontends.mfe_page ?? {};
  const own = { microFrontend: 'mfe_page', version, cohort: 'live', route: '/failing' };
  const crash = { ...own, type: 'error', kind: 'render', by: 'script' };
  await expect.poll(() => reports).toContainEqual(expect.objectContaining(crash));
  await expect(page.getByText('Fixture header')).toBeVisible();
  await setFault(page, undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failing(page)).toBeVisible();
  await othersWork(page);
});

test('a page throws at unmount: the next one comes all the same', async ({ page, site }) => {
  await page.goto(`${site.origin}/#/failing`);
  await expect(failing(page)).toBeVisible();
  await setFault(page, 'unmount');
  await othersWork(page);
  await expect(failing(page)).toHaveCount(0);
  await page.goBack();
  await expect(failing(page)).toBeVisible();
});

test('a mount that never answers ends at its deadline, and comes at the next try (docs: shell#bootstrap-retry)', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, { fixtureFault: 'hang' }));
  await page.goto(`${site.origin}/#/failing`);
  await expect(page.getByText('Fixture header')).toBeVisible();
  await expect(page.locator('[data-hangs]')).toBeAttached();
  await page.clock.fastForward(21_000);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText(/Error number DE-/)).toBeVisible();
  await setFault(page, undefined);
  await tryAgain(page, failing(page));
});

for (const [which, module] of [
  ['entry', undefined],
  ['chunk', './first'],
] as const) {
  test(`a ${which} that hangs ends at its deadline, and comes by itself when the server answers again`, {
    tag: which === 'entry' ? [] : '@wide',
  }, async ({ page, site }) => {
    await page.clock.install();
    await page.route(site.script('mfe_page', module), () => undefined);
    await page.goto(`${site.origin}/#/first`, { waitUntil: 'commit' });
    await expect(page.getByText('Fixture header')).toBeVisible();
    // Nobody knows from outside when the waiting began that a deadline ends, so time goes on until it has ended.
    await inTime(page, failed(page));
    await page.unrouteAll();
    await inTime(page, first(page));
  });
}

test('storage is blocked: everything works', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.origin}/?override=mfe_page@http://localhost:9/build.json#/failing`);
  await expect(failing(page)).toBeVisible();
  await page.waitForTimeout(1_200);
  await othersWork(page);
  expect(errors).toEqual([]);
});

for (const year of ['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
  test(`the computer’s clock says ${year.slice(0, 4)}: everything works`, async ({ page, site }) => {
    await page.clock.setFixedTime(new Date(year));
    await page.goto(`${site.origin}/#/failing`);
    await expect(failing(page)).toBeVisible();
    await othersWork(page);
  });
}
