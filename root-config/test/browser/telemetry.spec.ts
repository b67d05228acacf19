import { expect } from '@playwright/test';
import { changing, test } from './site.ts';

test('the health panel says what runs here, by ?health and by Ctrl+Alt+H, and costs nothing before', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${site.origin}/#/first`);
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  expect(scripts.filter((address) => /\/health\./.test(address))).toEqual([]);

  await page.goto(`${site.origin}/?health#/first`);
  const panel = page.getByRole('dialog', { name: 'Health of this page' });
  await expect(panel).toBeVisible();
  // A dialog fires its close event later: a second request at once still opens the panel.
  await panel.getByRole('button', { name: 'Close' }).evaluate((close: HTMLButtonElement) => {
    close.click();
    const key = { key: 'h', code: 'KeyH', ctrlKey: true, altKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  await page.keyboard.press('Control+Alt+h');
  const version = site.live.microFrontends.mfe_page?.version ?? '';
  await expect(panel.getByRole('row', { name: new RegExp(`mfe_page ${version} loaded \\d+ ms`) })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy as text' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`mfe_page ${version}`);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a failure is in the panel, with its reason', async ({ page, site }) => {
  await page.route(site.script('mfe_page'), (route) => route.fulfill({ status: 500 }));
  await page.goto(`${site.origin}/?health#/first`);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  // The panel that opened with the page shows what was known then.
  const panel = page.getByRole('dialog', { name: 'Health of this page' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+Alt+h');
  await expect(page.getByRole('row', { name: /mfe_page .*failed.*network: .* answered 500/ })).toBeVisible();
});

test('a page as it is deployed reports its loads and web vitals; one whose settings say off reports nothing', {
  tag: '@wide',
}, async ({ page, site }) => {
  const bodies: string[] = [];
  await page.route('**/monitoring/events', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.continue();
  });
  const answer = page.waitForResponse('**/monitoring/events');
  await page.goto(`${site.origin}/#/first`);
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  expect((await answer).status()).toBe(204);
  expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({ revision: site.live.revision, share: 1 });
  const events = () => bodies.flatMap((body) => JSON.parse(body).events);
  const { version } = site.live.microFrontends.mfe_page ?? {};
  const own = { microFrontend: 'mfe_page', version, cohort: 'live', route: '/first', request: 'mfe_page/first' };
  await expect.poll(events).toContainEqual(expect.objectContaining({ ...own, type: 'load', outcome: 'loaded' }));
  await expect.poll(events).toContainEqual(expect.objectContaining({ ...own, type: 'mount', outcome: 'shown' }));
  await expect.poll(events).toContainEqual(expect.objectContaining({ type: 'vital', name: 'FCP' }));

  await page.route(`${site.origin}/`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ body: html.replace(/<meta name="portal-beacon".*/, ''), contentType: 'text/html' });
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  // When the browser is idle, other routes are fetched, and monitoring would be too.
  await expect.poll(() => scripts.join()).toContain(site.script('mfe_page', './second'));
  expect(scripts.filter((address) => /monitoring/.test(address))).toEqual([]);
});

changing(
  'what fails on a page that is up is reported with whose it is, and without what it says',
  {
    tag: '@wide',
  },
  async ({ page, site }) => {
    const reports = site.reports();
    const errors = () => reports.filter(({ type }) => type === 'error');
    await page.route('**/somewhere', (route) => route.fulfill({ body: 'jane.doe@example.com' }));
    await page.goto(`${site.origin}/#/failing`);
    const { version } = site.live.microFrontends.mfe_page ?? {};
    const own = { microFrontend: 'mfe_page', version, cohort: 'live', route: '/failing' };
    const position = expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/);
    for (const [button, event] of [
      ['Throw', { kind: 'error', error: 'RangeError', by: 'script', position }],
      ['Reject', { kind: 'rejection', error: 'TypeError', by: 'script', position }],
      ['Violate', { kind: 'policy', directive: 'img-src', by: 'region' }],
      ['Ask', { kind: 'call', error: 'UnknownResponseError', by: 'region' }],
      ['Block', { kind: 'block', by: 'script', ms: expect.any(Number) }],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('button', { name: button }).click();
      await expect.poll(errors).toContainEqual(expect.objectContaining({ ...own, ...event }));
      // A slow machine may be blocked by starting the page, too.
      expect(errors().filter(({ kind, by }) => kind === event.kind && by === event.by)).toHaveLength(1);
    }
    expect(JSON.stringify(reports)).not.toContain('jane');
  },
);

changing(
  'a file of a build that the server refuses, and a page that is emptied before the watching begins, are reported with whose they are',
  { tag: '@wide' },
  async ({ page, site }) => {
    await page.clock.install();
    const reports = site.reports();
    await page.goto(`${site.origin}/#/first`);
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
    const { version, base = '' } = site.live.microFrontends.mfe_page ?? {};
    await page.evaluate(async (url) => {
      await (await fetch(url)).text();
      document.body.replaceChildren();
    }, `${site.origin}${base}jane.doe.json`);
    const own = { type: 'error', kind: 'error', microFrontend: 'mfe_page', version, route: '/first' };
    await expect(async () => {
      await page.clock.fastForward(5_500);
      for (const error of ['FailedFileError', 'WipedPageError'])
        expect(reports).toContainEqual(expect.objectContaining({ ...own, error }));
    }).toPass();
    expect(JSON.stringify(reports)).not.toContain('jane');
  },
);

changing(
  'a blocked main thread is noticed in a browser that has no long frames',
  { tag: '@wide' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const known = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'long-animation-frame');
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: known });
    });
    const reports = site.reports();
    const monitoring = page.waitForResponse(/\/monitoring\.\w+\.js$/);
    await page.goto(`${site.origin}/#/failing`);
    await monitoring;
    const { version } = site.live.microFrontends.mfe_page ?? {};
    await expect(async () => {
      await page.getByRole('button', { name: 'Block' }).click();
      const own = { microFrontend: 'mfe_page', version, route: '/failing', by: 'region' };
      const event = { ...own, type: 'error', kind: 'block', ms: expect.any(Number) };
      expect(reports).toContainEqual(expect.objectContaining(event));
    }).toPass();
  },
);

changing(
  'a visit that ends before the code that reports is loaded counts what it loaded and mounted',
  async ({ page, site }) => {
    const reports = site.reports();
    await page.goto(`${site.origin}/#/first`);
    await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
    await page.goto('about:blank');
    for (const event of [
      { type: 'load', outcome: 'loaded', request: 'mfe_page/first' },
      { type: 'mount', outcome: 'shown', request: 'mfe_page/first' },
    ])
      await expect.poll(() => reports).toContainEqual(expect.objectContaining({ ...event, microFrontend: 'mfe_page' }));
  },
);

changing(
  'a failure counts when the user leaves before the code that reports it is there',
  { tag: '@wide' },
  async ({ page, site }) => {
    await page.route(/\/monitoring\.\w+\.js$/, () => undefined);
    const asked = page.waitForRequest(/\/monitoring\.\w+\.js$/);
    const reports = site.reports();
    await page.route(site.script('mfe_page'), (route) => route.fulfill({ status: 500 }));
    // A script that was asked for before the page had loaded, and never comes, holds its load event back.
    await page.goto(`${site.origin}/#/first`, { waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.goto('about:blank');
    await expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({ type: 'error', kind: 'unread', microFrontend: 'mfe_page', route: '/first' }),
      );
  },
);

changing(
  'while every region is down nothing is reported as shown or good',
  { tag: '@wide' },
  async ({ page, site }) => {
    const reports = site.reports();
    await page.route(/\/mfe\/mfe_\w+\//, (route) => route.fulfill({ status: 500 }));
    await page.goto(`${site.origin}/#/first`);
    await expect.poll(() => reports.filter(({ type }) => type === 'vital')).not.toEqual([]);
    const text = JSON.stringify(reports);
    expect(text).not.toMatch(/"(shown|loaded|good)"/);
    expect(reports).toContainEqual(
      expect.objectContaining({ type: 'mount', outcome: 'failed', request: 'mfe_page/first' }),
    );
  },
);
